/** Reads a lot's page. */
import { and, eq, ne, sql } from "drizzle-orm";
import { queue, queueLot, queueOperator } from "../../../tables/schema/lanes.ts";
import { lot } from "../../../tables/schema/lots.ts";
import type { StoredDocument, StoredPicture } from "../../../tables/schema/lot-files.ts";
import { filesOf } from "../../../tables/people/files.ts";
import { askedAbout, reportsOf, type Report } from "../../../tables/lots/reports.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";
import { asyncPrepared, once } from "../../../tables/system/prepared.ts";
import type { ApartmentFacts, VehicleCondition, VehicleFacts } from "../../../tables/schema/facts.ts";
import type { Database, Store } from "../../../store/store.ts";
import { CARD_COLUMNS, type CardRow } from "../../../tables/lots/card-row.ts";
import { readMine, type MineRow } from "../repository-mine.ts";

/** A lot with all data of its page. */
export interface LotPageRow extends CardRow {
  readonly hidden: boolean;
  readonly vehicle: VehicleFacts | null;
  readonly property: ApartmentFacts | null;
  readonly condition: VehicleCondition | null;
  readonly reports: readonly Report[];
  /** Papers of the title. */
  readonly documents: readonly ListedDocument[];
  /** The version of a report that asks whether the reader's maximum stays. */
  readonly asked: { readonly name: string; readonly at: number } | null;
  readonly pictures: readonly StoredPicture[];
  readonly comment: string;
  readonly watching: number;
  /** How often other people viewed it. */
  readonly views: number;
  /** Reason for the pause of all standard auctions; null while they run. */
  readonly paused: string | null;
  readonly mine: MineRow | undefined;
}

/** A document as the page lists it. */
export interface ListedDocument extends Pick<StoredDocument, "name"> {
  readonly kind: StoredDocument["kind"] | "uploaded";
}

type JsonColumn = "vehicle" | "property" | "condition" | "documents" | "pictures";
type RawRow = Omit<LotPageRow, JsonColumn | "hidden" | "mine" | "reports" | "asked"> & {
  readonly [Column in JsonColumn]: string | null;
} & { readonly hidden: 0 | 1 };

const LOT = `SELECT ${CARD_COLUMNS}, l.hidden, f.vehicle, f.property, f.condition, f.documents, f.pictures, f.comment,
  (SELECT count(*) FROM favorite w WHERE w.lot_id = l.id) AS watching,
  coalesce((SELECT v.views FROM lot_views v WHERE v.lot_id = l.id), 0) AS views,
  (SELECT m.pause_reason FROM meta m WHERE m.paused_at IS NOT NULL) AS paused
  FROM lot l JOIN lot_facts f ON f.lot_id = l.id
  WHERE l.id = coalesce((SELECT id FROM lot WHERE id = @id), (SELECT id FROM lot WHERE number = @id))`;

/**
 * Reads one lot by its id, or else by its number, for any reader, and this person's data on it (null: nobody signed in);
 * null for an unknown lot.
 */
export function findLot(store: Store, id: number, userId: number | null): Promise<LotPageRow | null> {
  return store.read(async (db) => {
    const row = await asyncPrepared<RawRow>(db, LOT).get({ id });
    if (!row) return null;
    const reports = await reportsOf(db, row.id);
    return {
      ...row,
      reports,
      asked: userId === null ? null : await askedOf(db, row.id, userId, reports),
      hidden: row.hidden === 1,
      vehicle: parsed(row.vehicle) as VehicleFacts | null,
      property: parsed(row.property) as ApartmentFacts | null,
      condition: parsed(row.condition) as VehicleCondition | null,
      documents: [
        ...(parsed(row.documents) as readonly StoredDocument[]),
        ...(await uploadedDocuments(db, row.id)),
      ],
      pictures: parsed(row.pictures) as readonly StoredPicture[],
      mine: (await readMine(db, [row.id], userId))?.get(row.id),
    };
  });
}

/** Lists what the seller uploaded. Under neutral names: those of the files may name people. */
async function uploadedDocuments(db: Database, lotId: number): Promise<ListedDocument[]> {
  return (await filesOf(db, `lot:${lotId}`))
    .filter(({ kind }) => kind === "lot_document")
    .map((_, at) => ({ name: `Seller's document ${at + 1}`, kind: "uploaded" }));
}

async function askedOf(
  db: Database,
  lotId: number,
  userId: number,
  reports: readonly Report[],
): Promise<LotPageRow["asked"]> {
  const asked = await askedAbout(db, lotId, userId);
  const report = reports.find(({ versions }) => versions.some(({ id }) => id === asked?.id));
  return asked && report ? { name: report.name, at: asked.at } : null;
}

const access = once((db) =>
  asyncOrm(db)
    .select({ sellerId: lot.sellerId, status: lot.status, hidden: lot.hidden })
    .from(lot)
    .where(eq(lot.id, sql.placeholder("id")))
    .prepare(),
);

/** Reads the seller and visibility of a lot, which decide who may read it; undefined: an unknown lot. */
export const findAccess = (store: Store, id: number) => store.read((db) => access(db).get({ id }));

/** Whether this person is an operator of the lot's lane. */
export async function runsLaneOf(store: Store, lotId: number, userId: number): Promise<boolean> {
  const row = await store.read((db) =>
    asyncOrm(db)
      .select({ id: queue.id })
      .from(queueLot)
      .innerJoin(queueOperator, eq(queueOperator.queueId, queueLot.queueId))
      .innerJoin(queue, eq(queue.id, queueLot.queueId))
      .where(and(eq(queueLot.lotId, lotId), eq(queueOperator.userId, userId), ne(queue.status, "draft")))
      .get(),
  );
  return row !== undefined;
}

function parsed(column: string | null): unknown {
  return column === null ? null : JSON.parse(column);
}
