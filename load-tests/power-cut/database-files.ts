/** The files of a database, read from a folder and written into one. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "./disk-image.ts";

export const DATABASE = "marsa.db";

/** All files except the shared memory, which each start rebuilds. */
export function readFiles(folder: string): Files {
  const names = readdirSync(folder).filter((name) => name.startsWith(DATABASE) && !name.endsWith("-shm"));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Writes the files into an empty folder. Returns the path of the database. */
export function writeFiles(folder: string, files: Files): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  return join(folder, DATABASE);
}
