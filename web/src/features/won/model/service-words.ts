import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import type { Order, Quote } from "./services.ts";

export const KIND_WORDS: Readonly<Record<Quote["kind"], string>> = {
  transport: "Transport",
  insurance: "Insurance",
};

/** The state of an order, and what follows. */
export function orderWords({ state, quote, ...order }: Order): {
  readonly state: string;
  readonly text: string;
} {
  if (state === "cancelled")
    return { state: "Cancelled", text: `AED ${money(quote.price)} is in your deposit again.` };
  const free = order.can_cancel ? ` Cancelling is free until ${shortInstant(order.free_until)} GST.` : "";
  if (state === "ordered")
    return { state: "Ordered", text: `${quote.partner} confirms it within minutes.${free}` };
  return { state: "Confirmed", text: `${quote.partner} has confirmed it. ${quote.term}.${free}` };
}

/** What happened to orders, for the history of the sale. */
export function orderEvents(orders: readonly Order[]): { readonly at: string; readonly text: string }[] {
  return orders.flatMap(({ quote, ordered_at, confirmed_at, cancelled_at }) => [
    { at: ordered_at, text: `You ordered ${quote.name} for AED ${money(quote.price)}.` },
    ...(confirmed_at === null
      ? []
      : [{ at: confirmed_at, text: `${quote.partner} confirmed ${quote.name}.` }]),
    ...(cancelled_at === null ? [] : [{ at: cancelled_at, text: `You cancelled ${quote.name}.` }]),
  ]);
}
