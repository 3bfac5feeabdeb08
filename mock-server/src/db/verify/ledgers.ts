import { ledger, wallet } from "../schema/money.ts";
import type { Database } from "../store.ts";
import { difference, type Finding } from "./finding.ts";
import type { StoredLot } from "./lots.ts";

/** What a person's ledger comes to, fils. */
interface Account {
  lastId: number | null;
  total: number;
  reserved: number;
  /** What is held, by lot. */
  readonly held: Map<number, number>;
}

type Entry = typeof ledger.$inferSelect;

/**
 * Adds up every ledger: each row follows the one before it of the same person, nobody is ever overdrawn, and the sums are
 * what the wallets say, and what the lots hold.
 */
export function checkLedgers(db: Database, lots: readonly StoredLot[]): Finding | null {
  const accounts = new Map<number, Account>();
  for (const entry of db.select().from(ledger).orderBy(ledger.id).all()) {
    const account = accounts.get(entry.userId) ?? emptyAccount();
    accounts.set(entry.userId, account);
    const what = post(account, entry);
    if (what) return { table: "ledger", row: String(entry.id), what };
  }
  return checkHolds(accounts, lots) ?? checkWallets(db, accounts);
}

function emptyAccount(): Account {
  return { lastId: null, total: 0, reserved: 0, held: new Map() };
}

/** @returns what is wrong with the row, or null. */
function post(account: Account, { id, prevId, type, amountFils, lotId }: Entry): string | null {
  if (prevId !== account.lastId) return `it follows row ${prevId}, it should follow ${account.lastId}`;
  account.lastId = id;
  if (type !== "hold" && type !== "release") account.total += amountFils;
  else {
    if (amountFils > 0 !== (type === "hold")) return `a ${type} of ${amountFils} fils`;
    account.reserved += amountFils;
    if (lotId !== null) account.held.set(lotId, (account.held.get(lotId) ?? 0) + amountFils);
  }
  return account.reserved < 0 ? "more is released than was held" : null;
}

function checkHolds(accounts: ReadonlyMap<number, Account>, lots: readonly StoredLot[]): Finding | null {
  const stored = new Map<string, number>(
    lots.flatMap(({ bidders }) =>
      bidders.map(({ lotId, userId, holdFils }) => [`lot ${lotId}, user ${userId}`, holdFils] as const),
    ),
  );
  for (const [userId, { held }] of accounts) {
    for (const [lotId, sum] of held) {
      const row = `lot ${lotId}, user ${userId}`;
      const hold = stored.get(row) ?? 0;
      stored.delete(row);
      if (hold !== sum)
        return { table: "lot_bidder", row, what: `${hold} fils are held, the ledger says ${sum}` };
    }
  }
  const alone = [...stored].find(([, hold]) => hold !== 0);
  return alone ? { table: "lot_bidder", row: alone[0], what: "it holds what is in no ledger" } : null;
}

function checkWallets(db: Database, accounts: ReadonlyMap<number, Account>): Finding | null {
  for (const { userId, totalFils, reservedFils, ledgerId } of db.select().from(wallet).all()) {
    const { total, reserved, lastId } = accounts.get(userId) ?? emptyAccount();
    const what = difference(
      { totalFils, reservedFils, ledgerId },
      { totalFils: total, reservedFils: reserved, ledgerId: lastId },
    );
    if (what) return { table: "wallet", row: `user ${userId}`, what };
    if (totalFils < reservedFils) return { table: "wallet", row: `user ${userId}`, what: "it is overdrawn" };
  }
  return null;
}
