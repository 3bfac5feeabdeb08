/** The first scene of a new database. */
import type { SceneSource } from "./open.ts";
import { isScene, makeFresh, makeFreshLanes, makeScene } from "./seed/worlds/scenes.ts";

/** The scene of a new database. */
export const FIRST_SCENE = "evening";

/** The source of a new database's data. */
export const firstScene: SceneSource = {
  make: (seed, now) => makeScene(FIRST_SCENE, seed, now),
  makeFresh: (seed, now, { lotId, number }, scene) =>
    isScene(scene) ? makeFresh(scene, seed, now, { id: lotId, ...number }) : [],
  makeFreshLanes: (seed, now, { lotId, laneId, number }, scene) =>
    isScene(scene) ? makeFreshLanes(scene, seed, now, { id: lotId, ...number }, laneId) : null,
};
