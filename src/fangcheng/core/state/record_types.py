"""The types of the records of this room, for editors: what their fields are stands in record_types.pyi.

Written by tools/make_record_types.py from the declarations: edit those.
"""

import numpy as np

Aside = np.record
Bets = np.record
BloodRiver = np.record
Bonds = np.record
Chickens = np.record
Circle = np.record
Coming = np.record
Declared = np.record
Demanded = np.record
Desk = np.record
DoubleHand = np.record
Eggs = np.record
Essences = np.record
Exchange = np.record
Horses = np.record
Indicators = np.record
KongIncome = np.record
Lack = np.record
LastTile = np.record
Live = np.record
Nearest = np.record
Opened = np.record
Outside = np.record
Pot = np.record
Pulling = np.record
Raising = np.record
Reading = np.record
Result = np.record
Rotation = np.record
Rules = np.record
Search = np.record
Shadow = np.record
Shapes = np.record
SideIncome = np.record
StandingFour = np.record
Table = np.record
Tokens = np.record
Treasure = np.record
Wake = np.record
WashOut = np.record
Watch = np.record
Win = np.record
Work = np.record
