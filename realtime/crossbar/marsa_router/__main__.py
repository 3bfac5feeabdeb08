"""
Fills in the configuration from the environment and runs Crossbar (`start`, or `check` to validate only).

CROSSBAR_DIR  node directory, for the filled-in configuration and Crossbar's own files
WAMP_SECRET   the backend's secret (read by Crossbar itself)
WAMP_SECRET_FILE  file of the secret where WAMP_SECRET is empty; made at the first start
WAMP_PORT     port, 8080 by default
WAMP_HOST     interface, 127.0.0.1 by default
WAMP_LIMITS   off: no quotas of addresses, for a load test (read by the workers)
WAMP_ORIGINS  pages that may connect, comma-separated, as scheme://host:port with the port always written out
"""

import json
import os
import secrets
import sys
from pathlib import Path

from autobahn.twisted import install_reactor

reactor = install_reactor(verbose=False, require_optimal_reactor=False)

# Below the reactor: importing Crossbar would install another one.
from crossbar.node.main import main  # noqa: E402
from marsa_router.personality import Personality  # noqa: E402


def write_config(directory: Path) -> None:
    """Writes config.json into the node directory, which is made if it is not there."""
    config = json.loads(Path(__file__).with_name("config.json").read_text())
    transport = config["workers"][0]["transports"][0]
    transport["endpoint"]["port"] = int(os.environ.get("WAMP_PORT", "8080"))
    transport["endpoint"]["interface"] = os.environ.get("WAMP_HOST", "127.0.0.1")
    origins = os.environ.get("WAMP_ORIGINS", "").split(",")
    transport["paths"]["ws"]["options"]["allowed_origins"] = [origin.strip() for origin in origins if origin.strip()]
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "config.json").write_text(json.dumps(config, indent=2))


def read_secret(file: Path) -> str:
    """Returns the secret of a file that this container shares with the API, and makes one at the first start."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        # Its owner alone reads it, from the first byte on.
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(secrets.token_urlsafe(32))
    return file.read_text().strip()


if not os.environ.get("WAMP_SECRET") and os.environ.get("WAMP_SECRET_FILE"):
    os.environ["WAMP_SECRET"] = read_secret(Path(os.environ["WAMP_SECRET_FILE"]))
if not os.environ.get("WAMP_SECRET"):
    sys.exit("WAMP_SECRET is not set: without it anybody could log in as the backend.")
node = Path(os.environ["CROSSBAR_DIR"]).absolute()
write_config(node)
sys.exit(main("crossbar", [*(sys.argv[1:] or ["start"]), "--cbdir", str(node)], reactor, Personality))
