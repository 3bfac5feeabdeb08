/** Creates a database with a scene. */
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import type { KeySource } from "../tables/sealing/keyring.ts";
import type { PasswordCost } from "../tables/people/password.ts";
import { inProcess, TaskWorker, type TaskResult } from "../threads/task-worker.ts";
import type { NO_SCENE, SceneName } from "./seed/worlds/scenes.ts";

/** The scene and its file. Plain data: it is sent to another process. */
export interface PlantOrder {
  /** The new database; an existing one is deleted. */
  readonly file: string;
  readonly scene: SceneName | typeof NO_SCENE;
  readonly seed: number;
  /** ms since 1970 UTC: all instants of the scene are relative to it. */
  readonly now: number;
  readonly terms: AuctionTerms;
  /** Password of the demo accounts, and the cost of its hashes; tests use cheaper ones. */
  readonly password: string;
  readonly cost?: PasswordCost;
  /** Where the keys of encrypted values stand. */
  readonly keys: KeySource;
}

/** The error of a process that could not plant. `code`: of the file system or of SQLite. */
export interface PlantFailure {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
}

/** The process's answer; `failure` null when the database exists. */
export interface PlantDone extends TaskResult {
  readonly failure: PlantFailure | null;
}

const SCRIPT = new URL("./plant-process.ts", import.meta.url);

/**
 * Creates a database with a scene in a separate process: a large scene takes seconds, in which the server answers
 * requests, and its memory is freed afterwards.
 * @throws Error when the database cannot be created, with the code of the file system or of SQLite.
 */
export async function plantFile(order: PlantOrder): Promise<void> {
  removeDatabase(order.file);
  const worker = new TaskWorker<PlantOrder, PlantDone>(inProcess(SCRIPT));
  try {
    const { failure } = await worker.ask(order);
    if (failure) throw Object.assign(new Error(), failure);
  } finally {
    await worker.end();
  }
}
