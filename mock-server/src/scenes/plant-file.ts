import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { AuctionTerms } from "../domain/terms.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import type { PasswordCost } from "../tables/people/password.ts";
import type { SceneName } from "./seed/scenes.ts";

/** Which scene is planted, and where. Plain data: it goes to another process. */
export interface PlantOrder {
  /** The database that is made; whatever was there is gone. */
  readonly file: string;
  readonly scene: SceneName;
  readonly seed: number;
  /** ms since 1970 UTC: all moments of the scene lie around it. */
  readonly now: number;
  readonly terms: AuctionTerms;
  /** Of the demo accounts, and what its hashes cost; tests take cheaper ones. */
  readonly password: string;
  readonly cost?: PasswordCost;
}

const SCRIPT = fileURLToPath(new URL("./plant-process.ts", import.meta.url));

/**
 * Makes a database with a scene in it, in a process of its own: a large scene takes seconds, in which requests are
 * answered, and its memory is given back when the process ends.
 * @throws Error when the database cannot be made.
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
