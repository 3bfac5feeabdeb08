/** Checks the ledgers of people. */
import { ne } from "drizzle-orm";
import { refund, wallet, type ledger } from "../tables/schema/money.ts";
import { settlement } from "../tables/schema/settlements.ts";
import type { Database } from "../store/store.ts";
import { GROUP_COMMENT } from "../tables/money/post-ledger.ts";
import { checkGroups } from "./groups.ts";
import { difference, type Finding, type Located } from "./finding.ts";
import type { StoredLot } from "./stored-lot.ts";
import { orm, sqlite } from "../tables/system/driver.ts";

/** The recomputed sums of a person's ledger, fils. */
interface Account {
  lastId: number | null;
  total: number;
  reserved: number;
  /** Amounts that are still held, by lot. */
  readonly held: Map<number, number>;
}

type Entry = Pick<
  typeof ledger.$inferSelect,
  "id" | "prevId" | "userId" | "at" | "type" | "amountFils" | "lotId" | "comment"
>;
const ALL_ROWS = `SELECT id, prev_id AS prevId, user_id AS userId, at, type, amount_fils AS amountFils, lot_id AS lotId, comment
  FROM ledger ORDER BY id`;

/**
 * Adds up every ledger: each row follows the previous one of the same person, nobody is ever overdrawn, and the
 * rows match the wallets, the lots' holds, the sellers' held proceeds and the refunds. Returns the first error of each person.
 */
export function checkLedgers(db: Database, lots: readonly StoredLot[]): Located[] {
  const accounts = new Map<number, Account>();
  const findings = new Map<number, Located>();
  const find = (userId: number, finding: Finding, lotId: number | null = null) => {
    if (!findings.has(userId)) findings.set(userId, { ...finding, lotId, userId });
  };
  const ofRefunds: Entry[] = [];
  const ofGroups = new Map<number, number>();
  for (const entry of sqlite(db).prepare<[], Entry>(ALL_ROWS).iterate()) {
    if (entry.lotId === null && entry.comment === GROUP_COMMENT)
      ofGroups.set(entry.userId, (ofGroups.get(entry.userId) ?? 0) + entry.amountFils);
    else if (entry.lotId === null && OF_REFUNDS.has(entry.type)) ofRefunds.push(entry);
    const account = accounts.get(entry.userId) ?? emptyAccount();
    accounts.set(entry.userId, account);
    const what = post(account, entry);
    if (what) find(entry.userId, { table: "ledger", row: String(entry.id), what });
  }
  checkHolds(accounts, [...holdsOf(lots), ...heldProceeds(db)], find);
  checkWallets(db, accounts, find);
  checkRefunds(db, ofRefunds, find);
  checkGroups(db, lots, ofGroups, find);
  return [...findings.values()];
}

type Find = (userId: number, finding: Finding, lotId?: number) => void;

function emptyAccount(): Account {
  return { lastId: null, total: 0, reserved: 0, held: new Map() };
}

/** @returns the error in the row, or null. */
function post(account: Account, { id, prevId, type, amountFils, lotId }: Entry): string | null {
  if (prevId !== account.lastId) return `it follows row ${prevId}, it should follow ${account.lastId}`;
  account.lastId = id;
  if (type !== "hold" && type !== "release") account.total += amountFils;
  else {
    if (amountFils > 0 !== (type === "hold")) return `a ${type} of ${amountFils} fils`;
    account.reserved += amountFils;
    if (lotId !== null) keepHeld(account.held, lotId, amountFils);
  }
  return account.reserved < 0 ? "more is released than was held" : null;
}

/** Lots without a hold are left out: over the years a person bids on many. */
function keepHeld(held: Map<number, number>, lotId: number, fils: number): void {
  const sum = (held.get(lotId) ?? 0) + fils;
  if (sum === 0) held.delete(lotId);
  else held.set(lotId, sum);
}

function rowOf(lotId: number, userId: number): string {
  return `lot ${lotId}, user ${userId}`;
}

interface StoredHold {
  readonly lotId: number;
  readonly userId: number;
  readonly holdFils: number;
}

function holdsOf(lots: readonly StoredLot[]): StoredHold[] {
  return lots.flatMap(({ bidders }) => bidders.filter(({ holdFils }) => holdFils !== 0));
}

/** The proceeds of sellers that wait for a claim. Nobody bids on a lot of their own. */
function heldProceeds(db: Database): StoredHold[] {
  const { lotId, sellerId: userId, heldProceedsFils: holdFils } = settlement;
  return orm(db).select({ lotId, userId, holdFils }).from(settlement).where(ne(holdFils, 0)).all();
}

function checkHolds(accounts: ReadonlyMap<number, Account>, holds: readonly StoredHold[], find: Find): void {
  const stored = new Map(holds.map((hold) => [rowOf(hold.lotId, hold.userId), hold]));
  for (const [userId, { held }] of accounts) {
    for (const [lotId, sum] of held) {
      const row = rowOf(lotId, userId);
      const hold = stored.get(row)?.holdFils ?? 0;
      stored.delete(row);
      if (hold !== sum) {
        const what = `${hold} fils are held, the ledger says ${sum}`;
        find(userId, { table: "lot_bidder", row, what }, lotId);
      }
    }
  }
  for (const [row, { userId, lotId }] of stored) {
    find(userId, { table: "lot_bidder", row, what: "it holds what is in no ledger" }, lotId);
  }
}

function checkWallets(db: Database, accounts: ReadonlyMap<number, Account>, find: Find): void {
  for (const { userId, totalFils, reservedFils, ledgerId } of orm(db).select().from(wallet).all()) {
    const { total, reserved, lastId } = accounts.get(userId) ?? emptyAccount();
    const what =
      difference(
        { totalFils, reservedFils, ledgerId },
        { totalFils: total, reservedFils: reserved, ledgerId: lastId },
      ) ?? (totalFils < reservedFils ? "it is overdrawn" : null);
    if (what) find(userId, { table: "wallet", row: `user ${userId}`, what });
  }
}

type Moved = Pick<Entry, "userId" | "type" | "amountFils" | "at">;

const OF_REFUNDS: ReadonlySet<string> = new Set(["hold", "release", "refund"]);

const keyOf = ({ userId, type, amountFils, at }: Moved) => `${userId} ${type} ${amountFils} ${at}`;

/** A requested refund holds its amount. A decision releases it, and a paid one leaves the deposit. */
function checkRefunds(db: Database, entries: readonly Entry[], find: Find): void {
  const posted = Map.groupBy(entries, keyOf);
  for (const { id, userId, amountFils, status, requestedAt, decidedAt } of orm(db)
    .select()
    .from(refund)
    .all()) {
    const decided = { userId, amountFils: -amountFils, at: decidedAt ?? 0 };
    const due: Moved[] = [
      { userId, type: "hold", amountFils, at: requestedAt },
      ...(status === "requested" ? [] : [{ ...decided, type: "release" } as const]),
      ...(status === "paid" ? [{ ...decided, type: "refund" } as const] : []),
    ];
    const missing = due.find((one) => !posted.get(keyOf(one))?.pop());
    if (missing) {
      const what = `it is ${status}, but the ledger has no such ${missing.type} of ${missing.amountFils} fils`;
      find(userId, { table: "refund", row: String(id), what });
    }
  }
  for (const { id, userId, type, amountFils } of [...posted.values()].flat()) {
    const what = `no refund has this ${type} of ${amountFils} fils`;
    find(userId, { table: "ledger", row: String(id), what });
  }
}
