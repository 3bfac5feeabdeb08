import { ledger } from "@marsa/api-spec/amounts";
import type { Operation } from "./queries.ts";

/** Returns the comment of an operation, else the words of its type. */
export function commentOf({ comment, type, number }: Pick<Operation, "comment" | "type" | "number">): string {
  if (comment !== "") return comment;
  if (type === "card_fee") return "Charged on top, non-refundable";
  if (type === "top_up_card") return "With the processing fee";
  if (number === null) return "";
  if (type === "hold") return "Held for your bid";
  return type === "release" ? "Free again" : "";
}

/** An effect on the available amount with its sign: "+35,400.00", "−24,000.00". AED. */
export function signedLedger(aed: number): string {
  return aed > 0 ? `+${ledger(aed)}` : ledger(aed);
}
