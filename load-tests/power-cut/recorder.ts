/** Compiles recorder.c, and makes a server load it. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * Compiles the recorder into a folder. Returns its path, or the reason for having none: `cc` and 64-bit Linux are
 * needed.
 */
export function buildRecorder(folder: string): { readonly path: string } | { readonly why: string } {
  if (process.platform !== "linux" || !["x64", "arm64"].includes(process.arch))
    return { why: "a recording needs 64-bit Linux" };
  const path = join(folder, "recorder.so");
  const source = join(import.meta.dirname, "recorder.c");
  const { status, error, stderr } = spawnSync("cc", ["-shared", "-fPIC", "-O2", "-o", path, source], {
    encoding: "utf8",
  });
  if (error) return { why: `a recording needs a C compiler (${error.message})` };
  if (status !== 0) throw new Error(`recorder.c does not compile: ${stderr}`);
  return { path };
}

/**
 * Returns the environment of a recorded process.
 * @param database Path of the database without symbolic links.
 */
export function recordedBy(recorder: string, database: string, log: string): Record<string, string> {
  return { LD_PRELOAD: recorder, CUT_DATABASE: database, CUT_LOG: log };
}
