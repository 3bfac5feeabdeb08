/** Says what a person's money with the house is called: a seller who does not buy has no deposit to bid with. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { useMe } from "../http/queries.ts";

export interface Wallet {
  readonly title: "Deposit" | "Balance";
  /** Money that leaves it for the person's own account. */
  readonly payout: "refund" | "payout";
  /** Whether the person can bid with it. */
  readonly bids: boolean;
  /** Whether sales bring money into it. */
  readonly sells: boolean;
}

const DEPOSIT: Omit<Wallet, "sells"> = { title: "Deposit", payout: "refund", bids: true };
const BALANCE: Omit<Wallet, "sells"> = { title: "Balance", payout: "payout", bids: false };

/** Returns the words for the money of a person; of a visitor, those for a buyer. */
export function walletOf(person: Pick<Schema<"Me">, "roles"> | null | undefined): Wallet {
  const roles = person?.roles ?? [];
  const sells = roles.includes("seller");
  return { ...(sells && !roles.includes("buyer") ? BALANCE : DEPOSIT), sells };
}

/** Returns the words for the reader's money. */
export function useWallet(): Wallet {
  return walletOf(useMe());
}

/** "Refund", "Payouts". */
export function payoutWord({ payout }: Pick<Wallet, "payout">, many: boolean = false): string {
  return (payout === "refund" ? "Refund" : "Payout") + (many ? "s" : "");
}
