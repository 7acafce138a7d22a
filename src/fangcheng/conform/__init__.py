"""The conformance suite: worked hands and situations in YAML, run through the kernels."""

from fangcheng.conform.casefile import Case, read_cases
from fangcheng.conform.runner import Outcome, run_case, run_paths

__all__ = ["Case", "Outcome", "read_cases", "run_case", "run_paths"]
