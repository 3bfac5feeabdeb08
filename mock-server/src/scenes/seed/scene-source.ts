import type { SceneSource } from "../open.ts";
import { isScene, makeFresh, makeFreshLanes, makeScene } from "./scenes.ts";

/** The scene that a new database begins with. */
export const FIRST_SCENE = "evening";

/** What a new database begins with. */
export const firstScene: SceneSource = {
  make: (seed, now) => makeScene(FIRST_SCENE, seed, now),
  makeFresh: (seed, now, { lotId, number }, scene) =>
    isScene(scene) ? makeFresh(scene, seed, now, { id: lotId, ...number }) : [],
  makeFreshLanes: (seed, now, { lotId, laneId, number }, scene) =>
    isScene(scene) ? makeFreshLanes(scene, seed, now, { id: lotId, ...number }, laneId) : null,
};
