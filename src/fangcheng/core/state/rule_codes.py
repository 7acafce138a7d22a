"""What the bare numbers of a rules record mean: the names that the chapters of fields/ give them, for kernels."""

# ruff: noqa: F403
from fangcheng.core.state.fields.before_play import *
from fangcheng.core.state.fields.claims import *
from fangcheng.core.state.fields.demands import *
from fangcheng.core.state.fields.drawn_hands import *
from fangcheng.core.state.fields.eggs import *
from fangcheng.core.state.fields.horses import *
from fangcheng.core.state.fields.jokers import *
from fangcheng.core.state.fields.kong_income import *
from fangcheng.core.state.fields.kongs import *
from fangcheng.core.state.fields.liability import *
from fangcheng.core.state.fields.match import *
from fangcheng.core.state.fields.paid_tiles import *
from fangcheng.core.state.fields.payment import *
from fangcheng.core.state.fields.ready import *
from fangcheng.core.state.fields.scoring import *
from fangcheng.core.state.fields.scoring_options import *
from fangcheng.core.state.fields.side_payments import *
from fangcheng.core.state.fields.wall import *
from fangcheng.core.state.fields.winning import *
