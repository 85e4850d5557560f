"""What is shown: text, SVG, HTML."""
