/** The process that plants a scene. */
import { openWriter, sealOlder } from "../sqlite/connection.ts";
import { Keyring } from "../tables/sealing/keyring.ts";
import { createPasswords } from "../tables/people/password.ts";
import type { PlantDone, PlantFailure, PlantOrder } from "./plant-file.ts";
import { meta } from "../tables/schema/system.ts";
import { plantScene } from "./seed/plant/plant.ts";
import { makeScene } from "./seed/worlds/scenes.ts";
import { sendResult } from "../threads/task-process.ts";
import { asyncOrm, sqlite } from "../tables/system/driver.ts";

function answer(failure: PlantFailure | null): void {
  sendResult({ error: null, failure } satisfies PlantDone);
}

process.once("message", (order: PlantOrder) => {
  plant(order).then(
    () => answer(null),
    (error: unknown) => answer(failureOf(error)),
  );
});

async function plant({ file, scene, seed, now, cost, keys, ...terms }: PlantOrder): Promise<void> {
  const begin = performance.now();
  const db = openWriter({ file, durable: false, keys: new Keyring(keys) });
  await sealOlder(db);
  const { hash } = createPasswords(cost);
  await plantScene(db, makeScene(scene, seed, now), { ...terms, seed, now, hash });
  // The duration does not count as an outage.
  await asyncOrm(db)
    .update(meta)
    .set({ stampedAt: Math.floor(now + performance.now() - begin) });
  sqlite(db).close();
}

function failureOf(error: unknown): PlantFailure {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  return { message, stack, code };
}
