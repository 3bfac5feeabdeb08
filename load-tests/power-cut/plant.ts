/** Makes the database with which a recording begins. */
import { callWithRetry } from "../endurance/server-under-test.ts";
import type { Tree } from "./tree.ts";

/** Makes a database with people and no lots, so that rebuilt states are small. */
export async function plant({ startServer }: Tree, folder: string): Promise<void> {
  const server = await startServer({ folder });
  const { status, text } = await callWithRetry(server.url, "playScene", { body: { name: "empty", seed: 1 } });
  await server.stop();
  if (status !== 200) throw new Error(`playScene was answered ${status}: ${text}`);
}
