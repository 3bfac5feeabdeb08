/** The files of a database, read from a folder and written into one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "./disk-image.ts";

export const DATABASE = "marsa.db";
const ARCHIVE = join("archive", DATABASE);

/** All files except the shared memory, which each start rebuilds, with the archive, which no recording is long enough to change. */
export function readFiles(folder: string): Files {
  const names = readdirSync(folder).filter((name) => name.startsWith(DATABASE) && !name.endsWith("-shm"));
  if (existsSync(join(folder, ARCHIVE))) names.push(ARCHIVE);
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Writes the files into an empty folder. Returns the path of the database. */
export function writeFiles(folder: string, files: Files): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "archive"), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  return join(folder, DATABASE);
}
