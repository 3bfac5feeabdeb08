/** Installs Crossbar from the locked requirements into .bin/crossbar, once per lock. Needs Python 3.11 or newer. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const VENV = join(import.meta.dirname, "../../.bin/crossbar");
const LOCK = join(import.meta.dirname, "requirements.txt");
const UV = "uv==0.13.8";

/** Keeps two serializers, which we don't offer, pure Python: nothing is compiled, nothing complains at the start. */
export const PURE_PYTHON = { PYBJDATA_NO_EXTENSION: "1", PYUBJSON_NO_EXTENSION: "1" };

/** Returns the Python that has Crossbar, after installing it where needed (half a minute). Throws without Python. */
export function installCrossbar(): string {
  const python = join(VENV, "bin/python");
  const stamp = join(VENV, "lock.sha256");
  const lock = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return python;
  rmSync(VENV, { recursive: true, force: true });
  run(findPython(), "-m", "venv", VENV);
  run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV);
  run(
    join(VENV, "bin/uv"),
    "pip",
    "install",
    "--quiet",
    "--python",
    python,
    "--compile-bytecode",
    "--require-hashes",
    "-r",
    LOCK,
  );
  writeFileSync(stamp, lock);
  return python;
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...PURE_PYTHON },
  });
}

/** The lock is made for 3.11; a newer Python may do. */
function findPython(): string {
  const version = "import sys; sys.exit(sys.version_info < (3, 11))";
  const found = ["python3.11", "python3", "python"].find((name) => {
    try {
      execFileSync(name, ["-c", version], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  });
  if (!found)
    throw new Error("Crossbar needs Python 3.11 or newer (Debian: apt-get install python3 python3-venv)");
  return found;
}

if (import.meta.main) console.log(installCrossbar());
