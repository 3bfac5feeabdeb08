import { ledger, money } from "@marsa/api-spec/amounts";
import { minute } from "@marsa/api-spec/dates";
import type { MessageTone } from "#/components/message/message.tsx";
import { declineWords } from "#/lib/money/saved-cards.ts";
import type { Payment, Settlement } from "./queries.ts";

interface Words {
  readonly tone: MessageTone;
  readonly title: string;
  readonly text: string;
}

/** The result in words: what happened, what is safe, what to do next. */
export function wordsOf(
  { status, declined, amount, fee, charge, expires }: Payment,
  { state, all_in: allIn }: Settlement,
): Words {
  switch (status) {
    case "pending":
      return {
        tone: "info",
        title: `Your card payment of AED ${ledger(charge)} is not finished.`,
        text: `It stays open until ${minute(expires)} GST. The lot is paid as soon as the card is charged, also when this page is closed.`,
      };
    case "failed":
      return {
        tone: "error",
        title: "The card was declined.",
        text: `${declineWords(declined)} Nothing was charged, the lot is not paid, and your hold stays as it is. You can try again until the deadline.`.trim(),
      };
    case "expired":
      return {
        tone: "warning",
        title: "The card payment has expired.",
        text: "Nothing was charged, and your hold stays as it is. You can start it again.",
      };
    case "paid":
      if (state === "paid" || state === "handed_over") {
        return {
          tone: "success",
          title: `The lot is paid: AED ${money(allIn)}.`,
          text: `Your card was charged AED ${ledger(charge)}, with the non-refundable fee of AED ${ledger(fee)}.`,
        };
      }
      return {
        tone: "warning",
        title: `AED ${ledger(amount)} is in your deposit, and the lot is not paid.`,
        text: "Your deposit or the deadline changed during the card payment. Nothing is lost: look at the sum again.",
      };
  }
}
