import { workerData } from "node:worker_threads";
import { openWriter } from "../sqlite/connection.ts";
import { hashPassword } from "../tables/people/password.ts";
import type { PlantOrder } from "./plant-file.ts";
import { meta } from "../tables/schema/system.ts";
import { plantScene } from "./seed/plant/plant.ts";
import { makeScene } from "./seed/scenes.ts";

const { file, scene, seed, now, cost, ...order } = workerData as PlantOrder;
const begin = performance.now();
const db = openWriter({ file, durable: false });
const hash = (password: string) => hashPassword(password, cost);
await plantScene(db, makeScene(scene, seed, now), { ...order, seed, now, hash });
// However long that took: the server was not away.
db.update(meta)
  .set({ stampedAt: Math.floor(now + performance.now() - begin) })
  .run();
db.$client.close();
