/** Reads settlements for the staff. */
import { and, asc, count, desc, eq, gt, inArray, like, lt, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { lot, lotBidder, lotFacts } from "../../tables/schema/lots.ts";
import { profile, user } from "../../tables/schema/people.ts";
import { audit } from "../../tables/schema/system.ts";
import { pickup, settlement } from "../../tables/schema/settlements.ts";
import { waitingOf } from "../../tables/people/signatures.ts";
import { clientName } from "../../tables/people/user-name.ts";
import { buyersStake, settlementColumns } from "../../tables/money/settlement-rows.ts";
import type { Database } from "../../store/store.ts";
import type { SettlementState } from "../../domain/settlement/settlement.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

const buyer = alias(user, "buyer");
const ROW_ID = sql<number>`${settlement}.rowid`;

export type PartiesRow = NonNullable<Awaited<ReturnType<typeof findParties>>>;

function selected(db: Database) {
  return asyncOrm(db)
    .select({
      ...settlementColumns,
      rowId: ROW_ID,
      kind: lot.kind,
      buyer: clientName(settlement.buyerId),
      seller: clientName(settlement.sellerId),
      form: profile.form,
      pictures: lotFacts.pictures,
      location: lotFacts.location,
      waiting: waitingOf(["forfeit", "release"], settlement.lotId, settlement.buyerId),
    })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .innerJoin(lotFacts, eq(lotFacts.lotId, settlement.lotId))
    .innerJoin(lotBidder, buyersStake)
    .innerJoin(buyer, eq(buyer.id, settlement.buyerId))
    .leftJoin(profile, eq(profile.id, buyer.profileId))
    .leftJoin(pickup, eq(pickup.lotId, settlement.lotId));
}

/** Returns the sale of a lot to this buyer (by default the current one) with both sides; undefined: none. */
export async function findParties(db: Database, lotId: number, buyerId?: number) {
  const theirs = eq(settlement.buyerId, buyerId ?? lot.leaderId);
  return await selected(db)
    .where(and(eq(settlement.lotId, lotId), theirs))
    .get();
}

/** How a sale is named in the audit log. */
export function subjectOf({ title, number }: Pick<PartiesRow, "title" | "number">): string {
  return `${title} (lot ${number})`;
}

/** Returns the acts of the staff on a sale, the newest first. */
export async function actsOnSale(db: Database, row: Pick<PartiesRow, "title" | "number" | "settlement">) {
  const { buyerId } = row.settlement;
  const onIt = and(
    like(audit.act, "settlement.%"),
    eq(audit.subject, subjectOf(row)),
    eq(audit.aboutId, buyerId),
  );
  return await asyncOrm(db).select().from(audit).where(onIt).orderBy(desc(audit.id));
}

/** Returns the settlement of a pickup code; undefined: no appointment has this code. */
export async function findByCode(db: Database, code: string): Promise<PartiesRow | undefined> {
  return await selected(db).where(eq(pickup.code, code)).get();
}

export interface SettlementQuery {
  /** `waiting`: not paid in time, or due soon. */
  readonly state: SettlementState | "waiting" | null;
  /** Part of a title, a lot number or a name. */
  readonly q: string | null;
  readonly limit: number;
  /** The last row of the previous page. */
  readonly after: { readonly dueAt: number; readonly lotId: number } | null;
}

/** Settled sales, the newest deadline first; open ones the earliest first. */
const SETTLED: ReadonlySet<SettlementQuery["state"]> = new Set([
  "handed_over",
  "released",
  "forfeited",
  null,
]);

/** Returns a page of settlements and the numbers by state. Open ones: the earliest deadline first. */
export async function listSettlementRows(
  db: Database,
  query: SettlementQuery,
  soon: number,
): Promise<{ rows: PartiesRow[]; counts: ReadonlyMap<SettlementState, number>; waiting: number }> {
  const matching = query.q === null ? undefined : search(query.q);
  return {
    rows: await settlementRows(db, query, soon),
    counts: await countStates(db, matching),
    waiting: await countWaiting(db, matching, soon),
  };
}

/** Returns a page of settlements. */
export async function settlementRows(
  db: Database,
  { state, q, limit, after }: SettlementQuery,
  soon: number,
): Promise<PartiesRow[]> {
  const [order, beyond] = SETTLED.has(state) ? [desc, lt] : [asc, gt];
  const later =
    after &&
    or(
      beyond(settlement.dueAt, after.dueAt),
      and(eq(settlement.dueAt, after.dueAt), beyond(settlement.lotId, after.lotId)),
    );
  const isAsked =
    state === null ? undefined : state === "waiting" ? isWaiting(soon) : eq(settlement.state, state);
  // The rows first: the joins of one page only.
  const ids = (
    await parties(db)
      .where(and(isAsked, q === null ? undefined : search(q), later ?? undefined))
      .orderBy(order(settlement.dueAt), order(settlement.lotId))
      .limit(limit)
      .all()
  ).map(({ id }) => id);
  const found = new Map(
    (await selected(db).where(inArray(ROW_ID, ids)).all()).map((row) => [row.rowId, row]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

function parties(db: Database) {
  return asyncOrm(db)
    .select({ id: ROW_ID })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .$dynamic();
}

async function countStates(
  db: Database,
  matching: SQL | undefined,
): Promise<ReadonlyMap<SettlementState, number>> {
  const counted = await asyncOrm(db)
    .select({ state: settlement.state, total: count() })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .where(matching)
    .groupBy(settlement.state);
  return new Map(counted.map(({ state, total }) => [state, total]));
}

/** Sales that need staff: in default, or due before `soon` (ms). */
const isWaiting = (soon: number) =>
  or(eq(settlement.state, "defaulted"), and(eq(settlement.state, "due"), lt(settlement.dueAt, soon)));

async function countWaiting(db: Database, matching: SQL | undefined, soon: number): Promise<number> {
  const counted = await asyncOrm(db)
    .select({ total: count() })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .where(and(matching, isWaiting(soon)))
    .get();
  return counted?.total ?? 0;
}

function search(q: string): SQL | undefined {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const names = [settlement.buyerId, settlement.sellerId].map(
    (id) => sql`${clientName(id)} like ${part} escape '\\'`,
  );
  return or(like(lot.title, part), sql`CAST(${lot.number} AS text) = ${q}`, ...names);
}
