/** Replies that a server gave, kept as the document's examples: one file an operation, named after it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { OperationId } from "../generated/operations.ts";

const folder = join(import.meta.dirname, "replies");

/** Names of the operations whose reply was recorded, whether or not there still are such operations. */
export function recordedNames(): string[] {
  return readdirSync(folder).map((file) => basename(file, ".json"));
}

/** The reply of an operation by its name; undefined when none was recorded. */
export function recordedReply(name: string): unknown {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Keeps a reply, in place of the one before. */
export function keepReply(id: OperationId, body: unknown): void {
  writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(body, null, 2)}\n`);
}
