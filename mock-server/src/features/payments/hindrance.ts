/** What keeps a refund out of a file for the bank. */
import { accountErrors } from "@marsa/api-spec/text/bank-account";
import { bankText } from "../../domain/bank/bank-text.ts";
import { needsSignature } from "../../domain/people/two-people.ts";
import { isSameName } from "../../domain/people/same-name.ts";
import { payableFrom } from "../../domain/deposit/top-up.ts";
import type { Schema } from "../../http/handler.ts";
import type { RefundWithClient } from "./repository.ts";

/** Most letters of a name that all banks keep. */
const NAME_LETTERS = 70;

/** Returns the recipient in letters that banks take; null: the bank would refuse the name. */
export function bankName({ account }: Pick<RefundWithClient, "account">): string | null {
  return bankText(account.recipient, NAME_LETTERS);
}

/** Whether the recipient is neither the verified client nor their verified company. */
export function isOtherRecipient({ account, verifiedNames }: RefundWithClient): boolean {
  const names = JSON.parse(verifiedNames) as string[];
  return !names.some((name) => isSameName(account.recipient, name));
}

/** Returns why an open refund cannot be in a new file; null: it can. */
export function hindranceOf(row: RefundWithClient, now: number): Schema<"FileHindrance"> | null {
  const { refund, account } = row;
  if (refund.bankFileId !== null) return "in_file";
  if (needsSignature("refund", refund.amountFils) && row.signed === null) return "unsigned";
  if (now < payableFrom(account.createdAt)) return "new_account";
  if (row.nearChange) return "contact_changed";
  if (isOtherRecipient(row)) return "other_name";
  if (accountErrors(account.iban, account.swift).length > 0) return "wrong_account";
  return bankName(row) === null ? "letters" : null;
}
