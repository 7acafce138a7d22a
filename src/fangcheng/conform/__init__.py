"""The conformance suite: worked hands and situations in YAML, run through the kernels."""

from fangcheng.extras import needed

needed("yaml")

from fangcheng.conform.casefile import Case, read_cases  # noqa: E402
from fangcheng.conform.runner import Outcome, run_case, run_paths  # noqa: E402

__all__ = ["Case", "Outcome", "read_cases", "run_case", "run_paths"]
