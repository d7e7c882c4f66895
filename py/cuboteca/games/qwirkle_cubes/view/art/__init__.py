"""The drawings: plain values in, SVG and HTML out."""
