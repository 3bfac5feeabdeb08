/** A recorded evening in a folder: the initial database, the changes of each server, the acknowledged values. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Acknowledged } from "./acknowledged.ts";
import { readFiles } from "./database-files.ts";
import { Disk } from "./disk-image.ts";
import { readLog, type LogRecord } from "./log-format.ts";

/** How a server ended. */
export type Ending = "killed" | "stopped";

export interface Recording {
  readonly folder: string;
  readonly seed: number;
  /** The servers, one after another, over one database. */
  readonly servers: readonly Ending[];
  readonly acknowledged: readonly Acknowledged[];
  /** Positions at which no command ran. */
  readonly pauses: readonly number[];
}

/** The initial database. */
export const baseOf = (folder: string) => join(folder, "base");
/** The log of server `n`, from 1. */
export const logOf = (folder: string, n: number) => join(folder, `server-${n}.log`);
/** The final files of server `n`, from 1. */
export const leftBy = (folder: string, n: number) => join(folder, `server-${n}`);
const contentsOf = (folder: string) => join(folder, "recording.json");

export function saveRecording({ folder, ...recording }: Recording): void {
  writeFileSync(contentsOf(folder), JSON.stringify(recording));
}

export function openRecording(folder: string): Recording {
  return { folder, ...(JSON.parse(readFileSync(contentsOf(folder), "utf8")) as Omit<Recording, "folder">) };
}

/** One record of a recording, and the disk after it. */
export interface Step {
  /** Where the record ends, bytes from the beginning of the first log. */
  readonly position: number;
  /** Number of the server, from 1. */
  readonly server: number;
  readonly record: LogRecord;
  readonly disk: Disk;
}

/**
 * Goes through a recording record by record.
 * @throws Error when the files of a stopped server differ from its records: the recorder has missed a write.
 */
export function* stepsOf({ folder, servers }: Recording): Generator<Step> {
  const disk = new Disk(readFiles(baseOf(folder)));
  let before = 0;
  for (const [index, ending] of servers.entries()) {
    const server = index + 1;
    const log = readFileSync(logOf(folder, server));
    for (const record of readLog(log)) {
      disk.apply(record);
      yield { position: before + record.end, server, record, disk };
    }
    before += log.length;
    const differences = disk.becomes(readFiles(leftBy(folder, server)));
    if (ending === "stopped" && differences > 0)
      throw new Error(`The recorder has missed ${differences} changes of server ${server}`);
  }
}
