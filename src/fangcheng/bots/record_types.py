"""The types of the records of this room, for editors: what their fields are stands in record_types.pyi.

Written by tools/make_record_types.py from the declarations: edit those.
"""

import numpy as np

Brain = np.record
Hand = np.record
Knobs = np.record
Question = np.record
Said = np.record
Tally = np.record
Thought = np.record
Wall = np.record
