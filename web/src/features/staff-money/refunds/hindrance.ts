/** Words for what keeps a refund out of a file for the bank. */
import { shortInstant } from "@marsa/api-spec/dates";
import { waitingWords } from "../signatures/words.ts";
import type { StaffRefund } from "./queries.ts";

/** Returns why a refund cannot be chosen for a bank file; null: it can. */
export function hindranceText({ hindrance, bank_file, refund, to_be_signed }: StaffRefund): string | null {
  switch (hindrance) {
    case null:
      return null;
    case "in_file":
      return `In bank file ${bank_file}`;
    case "new_account":
      return `New account: pay out from ${shortInstant(refund.account.payable_from)}`;
    case "contact_changed":
      return "Account added near a change of contact: ask the client, pay by hand";
    case "other_name":
      return "Another name than the client's: pay by hand";
    case "unsigned":
      return waitingWords(to_be_signed) ?? "It needs a second signature first";
    case "wrong_account":
      return "The IBAN or the BIC is wrong: decline it";
    case "letters":
      return "Banks do not take the letters of this name: pay by hand";
  }
}
