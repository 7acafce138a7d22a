"""What the server answers to a request that it refuses."""

from msgspec import Struct

from fangcheng.web.wire import Text


class Refusal(Struct):
    """Body of every HTTP error."""

    reason: Text
