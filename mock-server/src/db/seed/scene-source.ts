import type { SceneSource } from "../open.ts";
import { makeLots } from "./lots.ts";
import { makeScene, type SceneName } from "./scenes.ts";

/** What a demo left overnight is given. */
const FRESH_COUNTS = { vehicles: 60, apartments: 16 } as const;

/** Lots and people of a named scene. */
export function sceneSource(name: SceneName): SceneSource {
  return {
    make: (seed, now) => makeScene(name, seed, now),
    makeFresh: (seed, now, { lotId, number }) => makeLots(seed, now, FRESH_COUNTS, { id: lotId, ...number }),
  };
}
