/** Reads and writes bank accounts for refunds: recipient and IBAN are encrypted. Inside a read or a write. */
import { eq } from "drizzle-orm";
import { refundAccount } from "../schema/money.ts";
import type { Database } from "../../store/store.ts";
import { seal, unseal } from "../sealing/keyring.ts";
import type { Sealed } from "../schema/sealed.ts";
import { asyncOrm } from "../system/driver.ts";

export type SealedAccount = typeof refundAccount.$inferSelect;

/** An account with its recipient and IBAN as they are. */
export type AccountRow = Omit<SealedAccount, "recipient" | "iban"> & {
  readonly recipient: string;
  readonly iban: string;
};

/** Returns the account as people read it. */
export function openAccount(db: Database, row: SealedAccount): AccountRow {
  const recipient = unseal(db, "refund_account.recipient", row.id, row.recipient);
  return { ...row, recipient, iban: unseal(db, "refund_account.iban", row.id, row.iban) };
}

/** A value is encrypted for its row, whose id the insert tells. */
const NOT_YET = "" as unknown as Sealed;

/** Inserts an account. */
export async function insertAccount(
  db: Database,
  row: Omit<AccountRow, "id" | "endedAt">,
): Promise<AccountRow> {
  const values = { ...row, recipient: NOT_YET, iban: NOT_YET };
  const { id, endedAt } = await asyncOrm(db).insert(refundAccount).values(values).returning().get();
  const sealed = {
    recipient: seal(db, "refund_account.recipient", id, row.recipient),
    iban: seal(db, "refund_account.iban", id, row.iban),
  };
  await asyncOrm(db).update(refundAccount).set(sealed).where(eq(refundAccount.id, id));
  return { ...row, id, endedAt };
}
