/** Reads and writes recorded replies, one file for each operation. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { OperationId } from "../generated/operations.ts";

const folder = join(import.meta.dirname, "replies");

/** Returns the operations with a recorded reply, also former ones. */
export function recordedNames(): string[] {
  return readdirSync(folder).map((file) => basename(file, ".json"));
}

/** Returns the reply of an operation; undefined without a record. */
export function recordedReply(name: string): unknown {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Writes a reply over the earlier one. */
export function keepReply(id: OperationId, body: unknown): void {
  writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(body, null, 2)}\n`);
}
