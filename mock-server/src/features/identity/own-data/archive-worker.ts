/** Packs files into one archive in a thread. */
import { existsSync, readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { strToU8, zipSync, type Zippable } from "fflate";
import type { ArchiveFile } from "./export-own-data.ts";

const packed: Zippable = {};
for (const { name, text, path } of workerData as readonly ArchiveFile[]) {
  if (text !== undefined) packed[name] = strToU8(text);
  // Documents are packed pictures already. One that was deleted meanwhile is listed without its bytes.
  else if (path !== undefined && existsSync(path)) packed[name] = [readFileSync(path), { level: 0 }];
}
parentPort?.postMessage(zipSync(packed));
