/** The process that plants a scene. Its first message is the order. */
import { once } from "node:events";
import { openWriter } from "../sqlite/connection.ts";
import { hashPassword } from "../tables/people/password.ts";
import type { PlantOrder } from "./plant-file.ts";
import { meta } from "../tables/schema/system.ts";
import { plantScene } from "./seed/plant/plant.ts";
import { makeScene } from "./seed/scenes.ts";

const [message] = (await once(process, "message")) as [PlantOrder];
const { file, scene, seed, now, cost, ...order } = message;
const begin = performance.now();
const db = openWriter({ file, durable: false });
const hash = (password: string) => hashPassword(password, cost);
await plantScene(db, makeScene(scene, seed, now), { ...order, seed, now, hash });
// The duration does not count as an outage.
db.update(meta)
  .set({ stampedAt: Math.floor(now + performance.now() - begin) })
  .run();
db.$client.close();
process.disconnect?.();
