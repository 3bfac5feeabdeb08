/** Stores and restores snapshots. */
import type { Snapshot } from "../scenes/snapshots.ts";
import { file, ok, refuse, type Handler, type Schema } from "../http/handler.ts";
import { publicLimits } from "../domain/public-limits.ts";
import { clearControls, presentOpened } from "./scenes.ts";

const MB = 1024 * 1024;

/** GET /_mock/snapshots */
export const listSnapshots: Handler<"listSnapshots"> = async (_request, { sceneControl }) =>
  ok(sceneControl.snapshots.list().map(presentSnapshot));

/** POST /_mock/snapshots */
export const takeSnapshot: Handler<"takeSnapshot"> = async ({ body }, { sceneControl }) =>
  ok(presentSnapshot(await sceneControl.takeSnapshot(body.name)));

/** POST /_mock/restore */
export const restoreSnapshot: Handler<"restoreSnapshot"> = async ({ body }, { sceneControl, controls }) => {
  const opened = await sceneControl.restoreSnapshot(body.name);
  if (!opened) return refuse("NOT_FOUND");
  clearControls(controls, body.keep);
  return ok(presentOpened(opened));
};

/** GET /_mock/snapshots/{name} */
export const downloadSnapshot: Handler<"downloadSnapshot"> = async (
  { params: { name } },
  { sceneControl },
) => {
  const bytes = await sceneControl.snapshots.read(name);
  return bytes
    ? file(bytes, { type: "application/vnd.sqlite3", name: `${name}.sqlite` })
    : refuse("NOT_FOUND");
};

/** PUT /_mock/snapshots/{name} */
export const uploadSnapshot: Handler<"uploadSnapshot"> = async ({ params, body }, { sceneControl }) => {
  const size_mb = publicLimits.documentMb;
  if (body.file.size >= size_mb * MB) return refuse("TOO_LARGE", { size_mb });
  const added = await sceneControl.snapshots.add(params.name, body.file.path);
  if (added) return ok(presentSnapshot(added));
  return refuse("VALIDATION", { errors: [{ field: "file", message: "This file is not a snapshot" }] });
};

/** DELETE /_mock/snapshots/{name} */
export const deleteSnapshot: Handler<"deleteSnapshot"> = async ({ params: { name } }, { sceneControl }) =>
  sceneControl.snapshots.remove(name) ? ok({}) : refuse("NOT_FOUND");

function presentSnapshot({ name, takenAt, bytes }: Snapshot): Schema<"Snapshot"> {
  return { name, taken: new Date(takenAt).toISOString(), bytes };
}
