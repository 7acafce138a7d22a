"""The handbook: pages, rulebooks and reference as one site, which needs no network."""
