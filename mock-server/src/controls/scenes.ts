/** Loads scenes. */
import { isScene, SCENES } from "../scenes/seed/worlds/scenes.ts";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";
import { isInstant } from "./clock.ts";
import type { Controls } from "../ports/controls.ts";
import type { LoadedScene } from "../ports/scene-control.ts";

/** GET /_mock/scenes */
export const listScenes: Handler<"listScenes"> = async () =>
  ok(SCENES.map(({ name, summary, lots }): Schema<"Scene"> => ({ name, summary, lots })));

/** POST /_mock/scenes: deletes all earlier data. */
export const playScene: Handler<"playScene"> = async ({ body }, { sceneControl, controls }) => {
  const { name, seed = 1, clock, keep } = body;
  if (!isScene(name)) return refuse("NOT_FOUND");
  if (clock && !isInstant(clock.at))
    return refuse("VALIDATION", { errors: [{ field: "clock.at", message: "An instant from 2000 to 2199" }] });
  const start = clock && { at: Date.parse(clock.at), frozen: clock.frozen ?? false };
  const opened = await sceneControl.load(name, seed, start);
  clearControls(controls, keep);
  return ok(presentOpened(opened));
};

/** Clears faults, messages and logged requests, which belong to the world before, except those to keep. */
export function clearControls(controls: Controls, keep: Schema<"Keep"> = []): void {
  if (!keep.includes("faults")) {
    controls.faults.clear();
    controls.eventFaults.clear();
  }
  if (!keep.includes("inbox")) controls.inbox.clear();
  if (!keep.includes("log")) controls.requests.clear();
}

/** Presents the loaded scene. */
export function presentOpened({ epoch, seed, now, lots, users }: LoadedScene): Schema<"Moment"> {
  return { epoch, seed, now: new Date(now).toISOString(), lots, users };
}
