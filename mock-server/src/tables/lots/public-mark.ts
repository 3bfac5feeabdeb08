/** Tells whether the public state of a lot has changed. */
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { lot } from "../schema/lots.ts";
import { asyncOrm } from "../system/driver.ts";
import { once } from "../system/prepared.ts";

// Sealed acts, such as a higher maximum, change no column of these.
const mark = once((db) => {
  const { status, hidden, price, bids, bidders, opensAt, endsAt, extensions, leaderMark } = lot;
  const { reserveReached, queueId, startPrice, step, buyNow } = lot;
  const sale = { status, hidden, price, bids, bidders, opensAt, endsAt, extensions, leaderMark };
  const terms = { reserveReached, queueId, startPrice, step, buyNow };
  return asyncOrm(db)
    .select({ ...sale, ...terms })
    .from(lot)
    .where(eq(lot.id, sql.placeholder("id")))
    .prepare();
});

/** Returns a text that differs after each public event of a lot; "" without the lot. */
export async function publicMarkOf(db: Database, id: number): Promise<string> {
  return JSON.stringify(await mark(db).get({ id })) ?? "";
}
