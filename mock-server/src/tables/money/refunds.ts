/** Writes requested refunds. */
import type { Database } from "../../store/store.ts";
import { refund } from "../schema/money.ts";
import { asyncOrm } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";
import { postToLedger } from "./post-ledger.ts";

/**
 * Inserts a requested refund and reserves its amount. Inside a write. Returns its id.
 * @throws SqliteError when more is asked for than available.
 */
export async function requestRefund(
  db: Database,
  row: Omit<typeof refund.$inferInsert, "status">,
  comment: string,
): Promise<number> {
  const { userId, amountFils, requestedAt: at } = row;
  const { id } = await asyncOrm(db)
    .insert(refund)
    .values({ ...row, status: "requested" })
    .returning({ id: refund.id })
    .get();
  await postToLedger(db, { userId, type: "hold", amountFils, at, comment });
  queueChanged(db, "refunds");
  return id;
}
