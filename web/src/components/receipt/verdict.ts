import type { BrokenJournal, ReceiptCheck, SoundJournal } from "@marsa/api-spec/journal-check";
import { money } from "@marsa/api-spec/amounts";
import { counted, count } from "#/lib/format/counts.ts";
import type { Receipt } from "#/lib/session/receipts.ts";
import { clock, shortDay, toMs } from "@marsa/api-spec/dates";
import type { MessageTone } from "../message/message.tsx";

/** The result of a check, in words. */
export interface Verdict {
  readonly tone: MessageTone;
  readonly title: string;
  readonly text: string;
}

type Good = Extract<ReceiptCheck, { ok: true }>;
type Bad =
  | Exclude<ReceiptCheck, { ok: true }>
  | { readonly reason: "journal"; readonly journal: BrokenJournal };

/** The subject of a receipt, for its owner: "Your maximum of AED 26,000". */
export function receiptSubject({ kind, amount }: Receipt): string {
  const sum = amount === null ? "" : ` of AED ${money(amount)}`;
  switch (kind) {
    case "proxy_set":
      return `Your maximum${sum}`;
    case "proxy_cancelled":
      return `Your removed maximum${sum}`;
    case "sold_by_buy_now":
      return `Your purchase${amount === null ? "" : ` for AED ${money(amount)}`}`;
    case "bid":
    case "automatic_bid":
      return `Your bid${sum}`;
    default:
      return `Your change of the price${sum}`;
  }
}

/** The time of receipt, which decides, to the millisecond in GST: "Nov 22, 14:03:02.114". */
export function receivedAt(at: string): string {
  return `${shortDay(at)}, ${clock(at)}.${String(toMs(at) % 1000).padStart(3, "0")}`;
}

/** The result for a correct journal with the receipt's row. */
export function goodReceipt(receipt: Receipt, { journal, before }: Good): Verdict {
  const place = `row ${count(before + 1)} of ${count(journal.rows)}`;
  const acknowledged = `${receiptSubject(receipt)} is ${place}, received ${receivedAt(receipt.received_at)}, as it was acknowledged.`;
  return {
    tone: "success",
    title: "Your receipt matches the history.",
    text: `${acknowledged} ${recomputed(journal)}`,
  };
}

/** The result for a correct journal without a receipt. */
export function goodHistory(journal: SoundJournal): Verdict {
  const title = journal.rows === 0 ? "Nothing has happened yet." : "This history is complete and unchanged.";
  return { tone: "success", title, text: journal.rows === 0 ? "" : recomputed(journal) };
}

function recomputed({ rows, sealed }: SoundJournal): string {
  const whole = `This device recomputed ${counted(rows, "row")}: none was changed, left out or put in.`;
  if (sealed === 0) return whole;
  return sealed === 1
    ? `${whole} One amount is still hidden, a maximum or the minimum price: nobody can change it any more, and it shows when it is beaten or reached.`
    : `${whole} ${count(sealed)} amounts are still hidden, maximums or the minimum price: nobody can change them any more, and they show when they are beaten or reached.`;
}

const KEEP = "Keep your receipt, it shows what was acknowledged, and ask us for a call.";

/** The result for a journal or receipt that does not match: the error, and what to do. */
export function brokenWords(bad: Bad): Verdict {
  const tone = "error";
  switch (bad.reason) {
    case "journal":
      return {
        tone,
        title: "This history was changed.",
        text: `${bad.journal.seq === null ? "A row with a hidden amount" : `Row ${bad.journal.seq}`} is not what it was when it was written, or a row before it is missing. ${KEEP}`,
      };
    case "missing":
      return {
        tone,
        title: "Your row is missing.",
        text: `The history has no row with the number of your receipt. ${KEEP}`,
      };
    case "changed":
      return {
        tone,
        title: "This is another history.",
        text: `The history is consistent, but it differs from your receipt. ${KEEP}`,
      };
    case "differs":
      return {
        tone,
        title: "Your receipt names something else.",
        text: `Amount, time or kind of the row are not those of your receipt. ${KEEP}`,
      };
  }
}

/** Browsers offer SHA-256 only on https pages. */
export const noCrypto: Verdict = {
  tone: "neutral",
  title: "This page cannot check it.",
  text: "Browsers compute check values on secure pages (https) only.",
};
