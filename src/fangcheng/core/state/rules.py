"""The record of the rules of one table: numbers only, filled by rules/ruleset.py.

What each field means and what its numbers stand for is declared in fields/.
"""

import numpy as np

from fangcheng.core.dialect.registry import name_parameters
from fangcheng.core.state.fields.chapters import FIELDS

# Aligned, as a GPU needs every field at a multiple of its own width.
RULES = np.dtype([(name, field.dtype, field.shape) for name, field in FIELDS.items()], align=True)

name_parameters(rules=RULES)
