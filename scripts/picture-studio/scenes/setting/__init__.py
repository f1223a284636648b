"""What places are made of. Their surfaces join the studio's materials."""
from scenes.setting import surfaces  # noqa: F401
