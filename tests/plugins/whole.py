"""Whether a run is of everything, or of tests that somebody has chosen."""

import pytest


def is_whole_suite(config: pytest.Config) -> bool:
    """Whether nothing narrowed the choice of tests."""
    narrowed = any(config.getoption(choice, None) for choice in ("keyword", "markexpr", "lf", "variant"))
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not narrowed
