"""`python -m fangcheng` is the command `fangcheng`."""

import sys

from fangcheng.cli import main

if __name__ == "__main__":
    sys.exit(main())
