"""A page is checked whole: whatever can be wrong with it is told before anybody sits down."""

from typing import TYPE_CHECKING

from fangcheng.rules.page.lists import check_cited, check_lists
from fangcheng.rules.page.options import check_options
from fangcheng.rules.page.overruled import check_overruled
from fangcheng.rules.page.records import check_records
from fangcheng.rules.page.shape import check_shape
from fangcheng.rules.shelf import Shelf

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset


def check_page(page: "Ruleset", shelf: Shelf) -> None:
    """Raise the first error there is in a page, with the place where it stands in its `place`.

    It takes a tenth of a second and more, for every record of the page is built: pages of a person are checked when
    they are read, those of the house by a test.
    """
    check_shape(page)
    check_lists(page)
    check_options(page)
    check_cited(page, shelf)
    check_overruled(page)
    check_records(page)
