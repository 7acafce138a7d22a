"""Remake the transcripts and counts of all variants, or of those named: read what has changed before committing it."""

import sys

import yaml

from fangcheng.variants import IDS
from transcripts.counts import counts_of
from transcripts.story import HERE, transcript

for variant in sys.argv[1:] or IDS:
    (HERE / f"{variant}.txt").write_text(transcript(variant), encoding="utf-8")
    counts = yaml.safe_dump(counts_of(variant), sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)
    (HERE / f"{variant}.counts.yaml").write_text(counts, encoding="utf-8")
    print(f"tests/transcripts/{variant}.txt, {variant}.counts.yaml")
