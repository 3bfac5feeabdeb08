import type { Snapshot } from "../scenes/snapshots.ts";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";
import { presentOpened } from "./scenes.ts";

/** GET /_mock/snapshots */
export const listSnapshots: Handler<"listSnapshots"> = async (_request, { stage }) =>
  ok(stage.kept().map(presentSnapshot));

/** POST /_mock/snapshots */
export const takeSnapshot: Handler<"takeSnapshot"> = async ({ body }, { stage }) =>
  ok(presentSnapshot(await stage.keep(body.name)));

/** POST /_mock/restore */
export const restoreSnapshot: Handler<"restoreSnapshot"> = async ({ body }, { stage }) => {
  const opened = await stage.bringBack(body.name);
  return opened ? ok(presentOpened(opened)) : refuse("NOT_FOUND");
};

function presentSnapshot({ name, takenAt, bytes }: Snapshot): Schema<"Snapshot"> {
  return { name, taken: new Date(takenAt).toISOString(), bytes };
}
