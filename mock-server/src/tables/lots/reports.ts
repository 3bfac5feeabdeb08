/** The reports of a lot, and the question that a new version asks its leader. Synchronous, inside a read or a write. */
import { filesOf, type FileRow } from "../people/files.ts";
import { prepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

/** A report with its versions, newest first; there is one at least. */
export interface Report {
  readonly name: string;
  readonly kind: string;
  readonly versions: readonly FileRow[];
}

/** A report of the scene is drawn from the facts of its lot; an uploaded one has the hash of its bytes. */
const OF_SCENE = /^report-([a-z_]{1,40})$/;

/** Returns the kind of a report of the scene, `inspection`; null: it was uploaded. */
export function sceneReportKind(hash: string): string | null {
  return OF_SCENE.exec(hash)?.[1] ?? null;
}

/** Returns the reports of a lot in the order of their first versions, under the names of these. */
export function reportsOf(db: Database, lotId: number): Report[] {
  const files = filesOf(db, `lot:${lotId}`).filter(({ kind }) => kind === "lot_report");
  return files.filter(({ replaces }) => replaces === null).map((first) => reportFrom(first, files));
}

function reportFrom(first: FileRow, files: readonly FileRow[]): Report {
  const versions = [first];
  for (let next: FileRow | undefined = first; next;) {
    const { id }: FileRow = next;
    next = files.find(({ replaces }) => replaces === id);
    if (next) versions.unshift(next);
  }
  const name = first.name.replace(/\.[a-z0-9]{1,5}$/i, "");
  return { name, kind: sceneReportKind(first.hash) ?? "uploaded", versions };
}

const ASKED = `SELECT f.id, f.created_at AS at FROM lot_bidder b JOIN file f ON f.id = b.asked_about
  WHERE b.lot_id = ? AND b.user_id = ?`;

/** Returns the version that asks this person whether their maximum stays: its file, and since when (ms); null: none. */
export function askedAbout(
  db: Database,
  lotId: number,
  userId: number,
): { readonly id: number; readonly at: number } | null {
  return (prepared(db, ASKED).get(lotId, userId) as { id: number; at: number } | undefined) ?? null;
}

/** Asks this bidder about a version (a file); null: nothing is asked any more. */
export function setAskedAbout(db: Database, lotId: number, userId: number, fileId: number | null): void {
  prepared(db, "UPDATE lot_bidder SET asked_about = ? WHERE lot_id = ? AND user_id = ?").run(
    fileId,
    lotId,
    userId,
  );
}
