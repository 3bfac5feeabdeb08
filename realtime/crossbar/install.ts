/** Installs Crossbar from the locked requirements into .bin/crossbar, once per lock. Needs Python 3.11 or newer. */
import { join } from "node:path";
import { installLocked } from "./python.ts";

/** Builds two serializers that we do not offer in pure Python, so that nothing is compiled and no warning appears. */
export const PURE_PYTHON = { PYBJDATA_NO_EXTENSION: "1", PYUBJSON_NO_EXTENSION: "1" };

/**
 * Returns the Python that has Crossbar, after an installation if needed (half a minute).
 * @throws NoPython without a suitable Python.
 */
export function installCrossbar(): string {
  return installLocked({
    venv: join(import.meta.dirname, "../../.bin/crossbar"),
    lock: join(import.meta.dirname, "requirements.txt"),
    env: PURE_PYTHON,
  });
}

if (import.meta.main) console.log(installCrossbar());
