/** Keeps a secret of this server in a file of its own, readable by its owner alone. */
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const OWNER_ONLY = 0o600;

/** Returns the file's text; null: there is no file. */
export function readSecret(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/**
 * Writes a secret once, whole or not at all.
 * @returns the text of the file: that of another process if it was faster.
 */
export function keepSecret(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: OWNER_ONLY });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8");
}
