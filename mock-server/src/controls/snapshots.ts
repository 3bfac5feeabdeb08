/** Stores and restores snapshots. */
import type { Snapshot } from "../scenes/snapshots.ts";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";
import { presentOpened } from "./scenes.ts";

/** GET /_mock/snapshots */
export const listSnapshots: Handler<"listSnapshots"> = async (_request, { sceneControl }) =>
  ok(sceneControl.listSnapshots().map(presentSnapshot));

/** POST /_mock/snapshots */
export const takeSnapshot: Handler<"takeSnapshot"> = async ({ body }, { sceneControl }) =>
  ok(presentSnapshot(await sceneControl.takeSnapshot(body.name)));

/** POST /_mock/restore */
export const restoreSnapshot: Handler<"restoreSnapshot"> = async ({ body }, { sceneControl }) => {
  const opened = await sceneControl.restoreSnapshot(body.name);
  return opened ? ok(presentOpened(opened)) : refuse("NOT_FOUND");
};

function presentSnapshot({ name, takenAt, bytes }: Snapshot): Schema<"Snapshot"> {
  return { name, taken: new Date(takenAt).toISOString(), bytes };
}
