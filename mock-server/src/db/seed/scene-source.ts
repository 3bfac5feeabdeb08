import type { SceneSource } from "../open.ts";
import { isScene, makeFresh, makeScene } from "./scenes.ts";

/** What a new database begins with. */
export const firstScene: SceneSource = {
  make: (seed, now) => makeScene("evening", seed, now),
  makeFresh: (seed, now, { lotId, number }, scene) =>
    isScene(scene) ? makeFresh(scene, seed, now, { id: lotId, ...number }) : [],
};
