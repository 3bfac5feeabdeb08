/** Reads the money and the lots of one person for the staff; never a maximum or a hold, which would show one. */
import { LEDGER_CHAIN } from "../../tables/money/ledger-chain.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { LedgerType } from "../../tables/schema/money.ts";
import type { lot } from "../../tables/schema/lots.ts";
import type { Database } from "../../store/store.ts";

export interface MoneyRow {
  /** Counted within these rows of the person: a gap would tell when they raise a maximum. */
  readonly operation: number;
  readonly at: number;
  readonly type: Exclude<LedgerType, "hold" | "release">;
  readonly amountFils: number;
  readonly comment: string;
}

const MONEY = `WITH RECURSIVE ${LEDGER_CHAIN}
  SELECT row_number() OVER (ORDER BY id) AS operation, at, type, amount_fils AS amountFils, comment FROM chain
  WHERE type NOT IN ('hold', 'release') ORDER BY id DESC LIMIT @limit`;

/** Returns payments into and out of a deposit, the newest first. */
export async function moneyMoved(db: Database, user: number, limit: number): Promise<MoneyRow[]> {
  return await asyncPrepared<MoneyRow>(db, MONEY).all({ user, limit });
}

export interface LotOfClient {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly status: (typeof lot.$inferSelect)["status"];
  readonly price: number | null;
  readonly endsAt: number | null;
}

const COLUMNS = "l.id, l.number, l.title, l.status, l.price, l.ends_at AS endsAt";
const SOLD = `SELECT ${COLUMNS} FROM lot l WHERE l.seller_id = @user ORDER BY l.id DESC LIMIT @limit`;
const BID_ON = `SELECT ${COLUMNS}, coalesce(l.leader_id = @user, 0) AS leads FROM lot_bidder b JOIN lot l ON l.id = b.lot_id
  WHERE b.user_id = @user ORDER BY b.bid_at DESC, l.id DESC LIMIT @limit`;
const LED = `SELECT count(*) AS n FROM lot_bidder b JOIN lot l ON l.id = b.lot_id
  WHERE b.user_id = ? AND l.leader_id = b.user_id AND l.status IN ('active', 'inProgress')`;
const COUNTS = `SELECT (SELECT count(*) FROM lot WHERE seller_id = @user) AS lots,
  (SELECT count(*) FROM lot_bidder WHERE user_id = @user) AS bids`;

/** Lots that a person sells, the newest first. */
export async function lotsSold(db: Database, user: number, limit: number): Promise<LotOfClient[]> {
  return await asyncPrepared<LotOfClient>(db, SOLD).all({ user, limit });
}

/** Lots that a person has bid on, the latest bid first. */
export async function lotsBidOn(
  db: Database,
  user: number,
  limit: number,
): Promise<(LotOfClient & { readonly leads: 0 | 1 })[]> {
  return await asyncPrepared<
    LotOfClient & {
      readonly leads: 0 | 1;
    }
  >(db, BID_ON).all({ user, limit });
}

/** Returns the number of open lots that a person leads. */
export async function lotsLed(db: Database, user: number): Promise<number> {
  return (await asyncPrepared<{ n: number }>(db, LED).get(user))!.n;
}

export async function countLots(
  db: Database,
  user: number,
): Promise<{ readonly lots: number; readonly bids: number }> {
  return (await asyncPrepared<{ lots: number; bids: number }>(db, COUNTS).get({ user }))!;
}
