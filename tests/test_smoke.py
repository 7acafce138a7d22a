"""Does anything work? The whole set stays under 20 seconds."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.smoke


def test_importing_fangcheng_loads_no_compiler():
    code = "import fangcheng, sys; sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
