import { closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Waits until what a file holds is on the disk. */
export function syncPath(path: string): void {
  const opened = openSync(path, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** The same of its name: a file that was made or renamed survives a power cut only when its folder does. */
export function syncNameOf(file: string): void {
  // Windows does not know this for folders, and keeps the order by itself.
  if (process.platform !== "win32") syncPath(dirname(file));
}
