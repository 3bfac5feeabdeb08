/** The words of a request for a second signature. */
import { ledger } from "@marsa/api-spec/amounts";
import type { Signature } from "./queries.ts";

const HINDRANCES: Readonly<Record<NonNullable<Signature["hindrance"]>, string>> = {
  asker: "You asked for it",
  role: "A manager or an admin signs it",
  person: "It is your own account",
  document: "You and the client share a document",
  account: "You and the client share a bank account",
  phone: "You and the client share a phone",
  address: "You and the client share an address",
};

const EFFECTS: Readonly<Record<Signature["kind"], string>> = {
  refund: "It can be paid out as soon as you have signed.",
  invoice: "The money is in the client’s deposit as soon as you have signed.",
  forfeit: "The buyer loses the hold as soon as you have signed.",
  release: "The hold is free again as soon as you have signed.",
  claim: "The claim is decided, and its money moves, as soon as you have signed.",
  role: "The roles change as soon as you have signed.",
  unlock: "The client can bid again as soon as you have signed.",
};

/** Returns why the reader may not sign; null: they may. */
export function hindranceWords({ hindrance }: Signature): string | null {
  return hindrance === null ? null : HINDRANCES[hindrance];
}

/** Returns what a signature does. */
export function effectWords({ kind }: Signature): string {
  return EFFECTS[kind];
}

/** The press: "Sign AED 15,000.00", or "Sign". */
export function pressWords({ amount }: Signature): string {
  return amount === null ? "Sign" : `Sign AED ${ledger(amount)}`;
}
