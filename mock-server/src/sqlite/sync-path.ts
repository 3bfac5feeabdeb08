/** Syncs files and folders to the disk. */
import { closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Waits until a file's content is on the disk. */
export function syncPath(path: string): void {
  const opened = openSync(path, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Syncs the name of a file: a created or renamed file survives a power cut only after a sync of its folder. */
export function syncNameOf(file: string): void {
  // Windows cannot sync folders, and orders these writes by itself.
  if (process.platform !== "win32") syncPath(dirname(file));
}
