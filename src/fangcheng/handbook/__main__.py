"""`python -m fangcheng.handbook FOLDER`: makes the site there for checks, or says what is wrong with it."""

import sys
from pathlib import Path

from fangcheng.errors import FangchengError
from fangcheng.handbook.build import site


def main() -> int:
    """Make the site; return the exit code."""
    try:
        site(Path(sys.argv[1]))
    except FangchengError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
