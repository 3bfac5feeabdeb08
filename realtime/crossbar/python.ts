/** Installs Python programs from locked requirements into their own folder, once per lock. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const UV = "uv==0.13.8";

/** No suitable Python exists. */
export class NoPython extends Error {}

export interface Locked {
  /** Folder of the virtual environment. */
  readonly venv: string;
  /** requirements.txt with the hash of each package. */
  readonly lock: string;
  /** Environment variables for building a package. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Returns the Python that has the packages, after an installation if needed.
 * @throws NoPython without a suitable Python.
 */
export function installLocked({ venv, lock, env = {} }: Locked): string {
  const python = join(venv, "bin/python");
  const stamp = join(venv, "lock.sha256");
  const locked = createHash("sha256").update(readFileSync(lock)).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === locked) return python;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...env } });
  const bare = findPython();
  rmSync(venv, { recursive: true, force: true });
  run(bare, "-m", "venv", venv);
  run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV);
  const exactly = ["--quiet", "--python", python, "--compile-bytecode", "--require-hashes", "-r", lock];
  run(join(venv, "bin/uv"), "pip", "install", ...exactly);
  writeFileSync(stamp, locked);
  return python;
}

/** Locks are made for 3.11; a newer Python may work. */
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
    throw new NoPython("Python 3.11 or newer is needed (Debian: apt-get install python3 python3-venv)");
  return found;
}
