/** The reports of a lot, and the question that a new version asks its leader. Inside a read or a write. */
import { and, eq, sql } from "drizzle-orm";
import { filesOf, type FileRow } from "../people/files.ts";
import { file } from "../schema/identity.ts";
import { lotBidder } from "../schema/lots.ts";
import { asyncOrm } from "../system/driver.ts";
import { once } from "../system/prepared.ts";
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
export async function reportsOf(db: Database, lotId: number): Promise<Report[]> {
  const files = (await filesOf(db, `lot:${lotId}`)).filter(({ kind }) => kind === "lot_report");
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

const asked = once((db) => {
  const { lotId, userId, askedAbout: about } = lotBidder;
  const theirs = and(eq(lotId, sql.placeholder("lotId")), eq(userId, sql.placeholder("userId")));
  const version = { id: file.id, at: file.createdAt };
  return asyncOrm(db)
    .select(version)
    .from(lotBidder)
    .innerJoin(file, eq(file.id, about))
    .where(theirs)
    .prepare();
});

/** Returns the version that asks this person whether their maximum stays: its file, and since when (ms); undefined: none. */
export const askedAbout = (db: Database, lotId: number, userId: number) => asked(db).get({ lotId, userId });

/** Asks this bidder about a version (a file); null: nothing is asked any more. */
export async function setAskedAbout(
  db: Database,
  lotId: number,
  userId: number,
  fileId: number | null,
): Promise<void> {
  const theirs = and(eq(lotBidder.lotId, lotId), eq(lotBidder.userId, userId));
  await asyncOrm(db).update(lotBidder).set({ askedAbout: fileId }).where(theirs);
}
