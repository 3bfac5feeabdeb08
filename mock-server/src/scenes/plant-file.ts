/** Creates a database with a scene. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { AuctionTerms } from "../domain/terms.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import type { PasswordCost } from "../tables/people/password.ts";
import type { SceneName } from "./seed/scenes.ts";

/** The scene and its file. Plain data: it is sent to another process. */
export interface PlantOrder {
  /** The new database; an existing one is deleted. */
  readonly file: string;
  readonly scene: SceneName;
  readonly seed: number;
  /** ms since 1970 UTC: all instants of the scene are relative to it. */
  readonly now: number;
  readonly terms: AuctionTerms;
  /** Password of the demo accounts, and the cost of its hashes; tests use cheaper ones. */
  readonly password: string;
  readonly cost?: PasswordCost;
}

const SCRIPT = fileURLToPath(new URL("./plant-process.ts", import.meta.url));

/** The error of a process that could not plant. `code`: of the file system or of SQLite. */
export interface PlantFailure {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
}

/**
 * Creates a database with a scene in a separate process: a large scene takes seconds, in which the server answers
 * requests, and its memory is freed afterwards.
 * @throws Error when the database cannot be created, with the code of the file system or of SQLite.
 */
export async function plantFile(order: PlantOrder): Promise<void> {
  removeDatabase(order.file);
  const child: ChildProcess = fork(SCRIPT);
  let failure: PlantFailure | null = null;
  child.on("message", (message) => (failure = message as PlantFailure));
  child.send(order);
  const [code] = (await once(child, "exit")) as [number | null];
  if (failure) throw Object.assign(new Error(), failure);
  if (code !== 0) throw new Error(`The process that plants the scene ended with ${code ?? "a signal"}`);
}
