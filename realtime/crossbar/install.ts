/** Installs Crossbar from the locked requirements into .bin/crossbar, once per lock. Needs Python 3.11 or newer. */
import { join } from "node:path";
import { installLocked } from "./python.ts";

/** Keeps two serializers, which we don't offer, pure Python: nothing is compiled, nothing complains at the start. */
export const PURE_PYTHON = { PYBJDATA_NO_EXTENSION: "1", PYUBJSON_NO_EXTENSION: "1" };

/** Returns the Python that has Crossbar, after installing it where needed (half a minute). Throws NoPython without one. */
export function installCrossbar(): string {
  return installLocked({
    venv: join(import.meta.dirname, "../../.bin/crossbar"),
    lock: join(import.meta.dirname, "requirements.txt"),
    env: PURE_PYTHON,
  });
}

if (import.meta.main) console.log(installCrossbar());
