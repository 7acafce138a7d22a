"""One command line from its words to an exit code: read, run, errors told in one line."""

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from fangcheng.cli import BAD_INPUT, COMMANDS, leave_unread, version
from fangcheng.cli.output import console
from fangcheng.errors import FangchengError, one_line

INTERRUPTED = 130


def make_app() -> App:
    """Return an app with all commands; a command's module is imported only when it is called."""
    app = App(
        name="fangcheng",
        version=version,
        help_format="plaintext",
        help_formatter="plain",
        print_error=False,
        exit_on_error=False,
        result_action="return_value",
    )
    for name in COMMANDS:
        app.command(f"fangcheng.cli.{name}:{name}", name=name)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command. Commands return their exit code, or nothing when all is well."""
    try:
        app = make_app()
        if set(app.help_flags) & set(arguments):
            app.console = console()
        code = app(list(arguments))
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        complain(str(error))
    except FangchengError as error:
        complain(str(error))
    except BrokenPipeError:  # the reader has seen enough
        leave_unread()
        return 0
    except OSError as error:
        complain(reason_of(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return BAD_INPUT


def complain(message: str) -> None:
    """Print one line for the person."""
    print(f"fangcheng: {one_line(message)}", file=sys.stderr)


def reason_of(error: Exception) -> str:
    """Say what went wrong, in one line."""
    if isinstance(error, OSError):
        return one_line(f"{error.filename or 'file'}: {(error.strerror or str(error)).lower()}")
    return one_line(str(error))
