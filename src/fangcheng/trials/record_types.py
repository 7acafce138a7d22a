"""The types of the records of this room, for editors: what their fields are stands in record_types.pyi.

Written by tools/make_record_types.py from the declarations: edit those.
"""

import numpy as np

Fork = np.record
Look = np.record
Tried = np.record
