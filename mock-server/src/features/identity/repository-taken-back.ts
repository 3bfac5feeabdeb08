/** Ends the factors and refunds that follow an undone change of contact. Inside its write. */
import { and, eq, gte, isNull } from "drizzle-orm";
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { notify } from "../../tables/notices/notify.ts";
import { passkey, recoveryCode, totp } from "../../tables/schema/factors.ts";
import { pushDevice } from "../../tables/schema/identity.ts";
import { refund, refundAccount } from "../../tables/schema/money.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";

/** An instant in ms on both clocks: `at` on the auction clock, `real` on the real one. */
export interface Since {
  readonly at: number;
  readonly real: number;
}

/** Deletes the factors added since, and ends push to every device. Recovery codes have no time of their own: all of them go. */
export async function endFactors(db: Database, userId: number, { real }: Since): Promise<void> {
  await asyncOrm(db)
    .delete(totp)
    .where(and(eq(totp.userId, userId), gte(totp.createdAt, real)));
  await asyncOrm(db)
    .delete(passkey)
    .where(and(eq(passkey.userId, userId), gte(passkey.createdAt, real)));
  await asyncOrm(db).update(pushDevice).set({ userId: null }).where(eq(pushDevice.userId, userId));
  await asyncOrm(db).delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}

const REASON = "The change of your contact was undone";

/** Ends the refund accounts added since, and declines what was requested since, unless it is in a file for the bank. */
export async function endRefunds(
  db: Database,
  notifyUser: NotifyUser,
  userId: number,
  { since, now }: { readonly since: Since; readonly now: number },
): Promise<void> {
  const isNew = and(eq(refundAccount.userId, userId), gte(refundAccount.createdAt, since.at));
  await asyncOrm(db).update(refundAccount).set({ endedAt: now }).where(isNew);
  const open = and(
    eq(refund.userId, userId),
    eq(refund.status, "requested"),
    gte(refund.requestedAt, since.at),
    isNull(refund.bankFileId),
  );
  const ended = await asyncOrm(db)
    .update(refund)
    .set({ status: "declined", decidedAt: now, reason: REASON })
    .where(open)
    .returning({ amountFils: refund.amountFils });
  if (ended.length > 0) queueChanged(db, "refunds");
  for (const { amountFils } of ended) {
    const comment = "Refund declined";
    await postToLedger(db, { userId, type: "release", amountFils: -amountFils, at: now, comment });
    const text = `Your refund of AED ${moneyOfFils(amountFils)} was declined: ${REASON}.`;
    await notify(db, notifyUser, { userId, kind: "money", text, at: now, lotId: null, link: "/deposit" });
  }
  if (ended.length > 0) notifyUser(userId, "balance");
}
