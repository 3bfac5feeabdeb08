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

/**
 * Creates a database with a scene in a separate process: a large scene takes seconds, in which the server answers
 * requests, and its memory is freed afterwards.
 * @throws Error when the database cannot be created.
 */
export async function plantFile(order: PlantOrder): Promise<void> {
  removeDatabase(order.file);
  const child: ChildProcess = fork(SCRIPT, { stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let failure = "";
  child.stderr?.on("data", (chunk: Buffer) => (failure += chunk.toString()));
  child.send(order);
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The scene ${order.scene} cannot be planted: ${failure}`);
}
