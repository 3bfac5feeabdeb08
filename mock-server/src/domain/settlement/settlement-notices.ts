/** Writes the notices about a settlement. */
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import type { ClaimOutcome } from "./claim.ts";
import { claimUntil, type Settlement } from "./settlement.ts";

/** A notice about a settlement, for the in-app list, mail and push. */
export interface SettlementNotice {
  readonly userId: number;
  readonly text: string;
  /** A path of the app. */
  readonly link: string;
}

/** The change of a settlement. `reason`: the staff's reason, for both sides. */
export type SettlementNews =
  | { readonly kind: "reminder"; readonly now: number }
  | { readonly kind: "paid" | "handed_over" | "proceeds_free" | "defaulted" }
  | ClaimNews
  | { readonly kind: "extended" | "released" | "forfeited"; readonly reason: string };

/** What happened to a claim. */
export type ClaimNews =
  | { readonly kind: "claim_made"; readonly fact: string }
  | {
      readonly kind: "claim_decided";
      readonly outcome: ClaimOutcome;
      /** What the buyer gets back. */
      readonly backFils: number;
      readonly reason: string;
    };

interface NamedLot {
  readonly title: string;
  readonly number: number;
}

const HOUR_MS = 3_600_000;
const aed = (fils: number) => `AED ${moneyOfFils(fils)}`;

/** Returns the sentences for the buyer and the seller. `movedFils`: the amount released, forfeited, credited or freed. */
export function settlementNotices(
  settlement: Settlement,
  { title, number }: NamedLot,
  news: SettlementNews,
  movedFils: number,
): SettlementNotice[] {
  const lot = `${title} (lot ${number})`;
  const until = instant(settlement.dueAt);
  const due = aed(settlement.allInFils);
  const { buyer, seller } = to(settlement);
  switch (news.kind) {
    case "reminder": {
      const hours = Math.round((settlement.dueAt - news.now) / HOUR_MS);
      return [buyer(`${due} for ${lot} is due in ${hours} hours, on ${until}.`)];
    }
    case "paid":
      return [
        buyer(`You paid ${due} for ${lot}. Its documents are open to you.`),
        seller(`Your ${lot} is paid. Your proceeds follow when it is handed over.`),
      ];
    case "handed_over":
      return [
        buyer(`${lot} was handed over to you. If it is not as reported, claim by ${claimEnd(settlement)}.`),
        seller(
          `Your ${lot} was handed over: ${aed(movedFils)} is in your balance. It is held until ${claimEnd(settlement)}, while the buyer may claim.`,
        ),
      ];
    case "proceeds_free":
      return [seller(`The time for a claim on your ${lot} is over: ${aed(movedFils)} is free to pay out.`)];
    case "claim_made":
    case "claim_decided":
      return claimNotices(settlement, lot, news);
    case "defaulted":
      return [
        buyer(`The time to pay for ${lot} is over. Your hold stays until we have decided.`),
        seller(`The buyer of your ${lot} did not pay in time. We decide what follows.`),
      ];
    case "extended":
      return [
        buyer(`You have until ${until} to pay ${due} for ${lot}. ${because(news)}`),
        seller(`The buyer of your ${lot} has until ${until} to pay. ${because(news)}`),
      ];
    case "released":
      return [
        buyer(
          `You no longer owe anything for ${lot}: your hold of ${aed(movedFils)} is free. ${because(news)}`,
        ),
        seller(`The buyer of your ${lot} was released from the sale. ${because(news)}`),
      ];
    case "forfeited":
      return [
        buyer(`Your hold of ${aed(movedFils)} for ${lot} is forfeited. ${because(news)}`),
        seller(`The buyer of your ${lot} did not pay, and their hold is forfeited. ${because(news)}`),
      ];
  }
}

function claimEnd({ handedOverAt }: Settlement): string {
  return instant(claimUntil(handedOverAt ?? 0));
}

function claimNotices(settlement: Settlement, lot: string, news: ClaimNews): SettlementNotice[] {
  const { buyer, seller } = to(settlement);
  if (news.kind === "claim_made") {
    return [
      buyer(`Your claim on ${lot} is open: ${news.fact}. The seller has 48 hours to answer, then we decide.`),
      seller(
        `The buyer of your ${lot} makes a claim: ${news.fact}. Answer within 48 hours. Your proceeds stay held.`,
      ),
    ];
  }
  const back = aed(news.backFils);
  const why = because(news);
  switch (news.outcome) {
    case "nothing":
      return [
        buyer(`Your claim on ${lot} is decided: nothing is paid back. ${why}`),
        seller(`The claim on your ${lot} is decided: your proceeds are free. ${why}`),
      ];
    case "sum":
      return [
        buyer(`Your claim on ${lot} is decided: ${back} is in your deposit. ${why}`),
        seller(`The claim on your ${lot} is decided: ${back} goes to the buyer, the rest is free. ${why}`),
      ];
    case "return":
      return [
        buyer(`Your claim on ${lot} is decided: the lot is returned, and ${back} is in your deposit. ${why}`),
        seller(
          `The claim on your ${lot} is decided: the lot comes back to you, and the sale is over. ${why}`,
        ),
      ];
  }
}

function because({ reason }: { readonly reason: string }): string {
  return `Reason: ${reason}`;
}

function to({ buyerId, sellerId, lotId }: Settlement) {
  return {
    buyer: (text: string): SettlementNotice => ({ userId: buyerId, text, link: `/auction/${lotId}` }),
    seller: (text: string): SettlementNotice => ({ userId: sellerId, text, link: `/auction/${lotId}` }),
  };
}
