"""A run that was stopped: what it takes to go on with it, kept in one small file beside the tally to come."""

import hashlib
import json
from pathlib import Path
from typing import Any

from fangcheng import variants
from fangcheng.bots.crew import NOT_SUMS, Run
from fangcheng.bots.matches import Setting
from fangcheng.bots.tally import TALLY
from fangcheng.cli.whole_files import write_whole
from fangcheng.errors import FangchengError
from fangcheng.rules.digest import digest

FORMAT = "fangcheng-stopped-run"
SUMS = [name for name in TALLY.names or () if name not in NOT_SUMS]


def stopped_file(out: Path) -> Path:
    """Return where a stopped run is kept."""
    return out.with_name(f"{out.name}.stopped")


def save(path: Path, run: Run) -> None:
    """Keep what --resume needs. Raises OSError."""
    content = {
        "format": FORMAT,
        "version": 1,
        "plan": plan_of(run.setting),
        "next_match": run.next_match,
        "tally": {name: run.tally[name].tolist() for name in SUMS},
    }
    text = json.dumps({**content, "check": check_of(content)}, ensure_ascii=False) + "\n"
    write_whole(path, lambda file: (file.write(text.encode()), None)[1])


def kept_in(path: Path) -> dict[str, Any] | None:
    """Return what a file keeps of a run; None where it is damaged. Raises OSError."""
    try:
        content: Any = json.loads(path.read_text(encoding="utf-8"))
        sound = content.pop("check") == check_of(content) and content["format"] == FORMAT
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    return content if sound else None


def take_up(path: Path, content: dict[str, Any], run: Run) -> None:
    """Go on with what is kept. Raises FangchengError where that is another run."""
    if content["version"] != 1 or content["plan"] != plan_of(run.setting):
        raise FangchengError(f"{path}: a run with other rules, bots or seed; delete it to begin anew")
    for name in SUMS:
        run.tally[name] = content["tally"][name]
    run.next_match = content["next_match"]


def plan_of(setting: Setting) -> dict[str, Any]:
    """Return what two runs must share for one to go on with the other."""
    ruleset = variants.load(setting.variant)
    told = {} if variants.is_own(ruleset) else {"digest": digest(ruleset.record())}
    return {
        "variant": setting.variant,
        "revision": ruleset.revision,
        **told,
        "options": [list(pair) for pair in setting.options],
        "preset": setting.preset,
        "bots": list(setting.bots),
        "seed": setting.seed,
        "hands_kept": setting.keep_hands,
    }


def check_of(content: dict[str, Any]) -> str:
    """Return the SHA-256 of the content, so that a damaged file is known for one."""
    return hashlib.sha256(json.dumps(content, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
