/** Loads scenes. */
import { isScene, SCENES } from "../scenes/seed/scenes.ts";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";
import type { LoadedScene } from "./scene-control.ts";

/** GET /_mock/scenes */
export const listScenes: Handler<"listScenes"> = async () =>
  ok(SCENES.map(({ name, summary, lots }): Schema<"Scene"> => ({ name, summary, lots })));

/** POST /_mock/scenes: deletes all earlier data. */
export const playScene: Handler<"playScene"> = async ({ body }, { sceneControl }) => {
  const { name, seed = 1 } = body;
  return isScene(name) ? ok(presentOpened(await sceneControl.load(name, seed))) : refuse("NOT_FOUND");
};

/** Presents the loaded scene. */
export function presentOpened({ epoch, seed, now, lots, users }: LoadedScene): Schema<"Moment"> {
  return { epoch, seed, now: new Date(now).toISOString(), lots, users };
}
