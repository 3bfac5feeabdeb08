import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";

export type Services = Schema<"Services">;
export type Quote = Schema<"ServiceQuote">;
export type Order = Schema<"ServiceOrder">;

/** GET /my/services. Read again by events about the buyer's money. */
export const servicesQuery = (id: number) =>
  queryOptions({
    queryKey: keys.services(id),
    queryFn: ({ signal }) =>
      reply(api.GET("/my/services", { params: { query: { id_auction: id } }, signal })),
    staleTime: 30_000,
  });

/** POST /my/services/quotes: new quotes for the way to this emirate. @throws the refusal of the server */
export const askQuotes = (id: number, to: string) =>
  show(id, () => reply(api.POST("/my/services/quotes", { body: { id_auction: id, to } })));

/** POST /my/services/order: asks who it is where the price is large. @throws the refusal of the server */
export const orderService = (id: number, quote: number) =>
  show(id, () =>
    confirmed((header) => command("/my/services/order", { id_quote: quote }, "orders", { header })),
  );

/** POST /my/services/cancel. @throws the refusal of the server */
export const cancelService = (id: number, quote: number) =>
  show(id, () => command("/my/services/cancel", { id_quote: quote }, "orders"));

async function show(id: number, send: () => Promise<Services>): Promise<void> {
  try {
    queryClient.setQueryData(servicesQuery(id).queryKey, await send());
  } finally {
    // The services belong to the same family.
    void queryClient.invalidateQueries({ queryKey: keys.balance });
  }
}

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
