/** Reads settlements. */
import { and, asc, count, eq, gt, like, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { lot, lotBidder } from "../../tables/schema/lots.ts";
import { user } from "../../tables/schema/people.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import { buyersStake, settlementColumns } from "../../tables/money/settlement-rows.ts";
import type { Database, Store } from "../../store/store.ts";
import type { SettlementState } from "../../domain/settlement/settlement.ts";

const buyer = alias(user, "buyer");
const seller = alias(user, "seller");

export type PartiesRow = NonNullable<ReturnType<typeof findParties>>;

function selected(db: Database) {
  return db
    .select({
      ...settlementColumns,
      buyer: { firstName: buyer.firstName, lastName: buyer.lastName },
      seller: { firstName: seller.firstName, lastName: seller.lastName },
    })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .innerJoin(lotBidder, buyersStake)
    .innerJoin(buyer, eq(buyer.id, settlement.buyerId))
    .innerJoin(seller, eq(seller.id, settlement.sellerId));
}

/** Returns the settlement of a lot with buyer and seller; undefined: the lot is not sold. */
export function findParties(db: Database, lotId: number) {
  return selected(db).where(eq(settlement.lotId, lotId)).get();
}

export interface SettlementQuery {
  readonly state: SettlementState | null;
  /** Part of a title, a lot number or a name. */
  readonly q: string | null;
  readonly limit: number;
  /** The last row of the previous page. */
  readonly after: { readonly dueAt: number; readonly lotId: number } | null;
}

/** Returns a page of settlements, earliest deadline first, and the total. */
export function listSettlementRows(
  store: Pick<Store, "read">,
  { state, q, limit, after }: SettlementQuery,
): Promise<{ rows: PartiesRow[]; total: number }> {
  const matching = and(
    state === null ? undefined : eq(settlement.state, state),
    q === null ? undefined : search(q),
  );
  const later =
    after &&
    or(
      gt(settlement.dueAt, after.dueAt),
      and(eq(settlement.dueAt, after.dueAt), gt(settlement.lotId, after.lotId)),
    );
  return store.read((db) => {
    const rows = selected(db)
      .where(and(matching, later ?? undefined))
      .orderBy(asc(settlement.dueAt), asc(settlement.lotId))
      .limit(limit)
      .all();
    const counted = db
      .select({ total: count() })
      .from(settlement)
      .innerJoin(lot, eq(lot.id, settlement.lotId))
      .innerJoin(buyer, eq(buyer.id, settlement.buyerId))
      .innerJoin(seller, eq(seller.id, settlement.sellerId))
      .where(matching)
      .get();
    return { rows, total: counted?.total ?? 0 };
  });
}

function search(q: string): SQL | undefined {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const names = [buyer, seller].map(
    ({ firstName, lastName }) => sql`${firstName} || ' ' || ${lastName} like ${part} escape '\\'`,
  );
  return or(like(lot.title, part), sql`${lot.number} = ${q}`, ...names);
}
