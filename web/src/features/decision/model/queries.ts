import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Side } from "./negotiation.ts";
import { type PriceTerms, type SellerProceeds, sellerProceeds } from "@marsa/api-spec/money";
import { feeOf } from "#/components/lot/use-you-pay.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";

export type SaleDecision = Schema<"SaleDecision">;

/** GET /sale/decision/{id}: what a seller needs to decide; events of `user.{uid}` read it again. */
export const saleDecisionQuery = (id: number) =>
  queryOptions({
    queryKey: keys.decision("sale", id),
    queryFn: ({ signal }) => reply(api.GET("/sale/decision/{id}", { params: { path: { id } }, signal })),
    staleTime: 15_000,
  });

/** GET /my/decision/{id}: the negotiation as the bidder sees it; events of `user.{uid}` read it again. */
export const myDecisionQuery = (id: number) =>
  queryOptions({
    queryKey: keys.decision("my", id),
    queryFn: ({ signal }) => reply(api.GET("/my/decision/{id}", { params: { path: { id } }, signal })),
    staleTime: 15_000,
  });

/** Tells the sender that the reader sees their open offer. An offer that is closed by now needs no message. */
export async function markSeen(reader: Side, id: number, offerId: number): Promise<void> {
  const body = { id_auction: id, id_offer: offerId };
  const seen =
    reader === "seller" ? api.POST("/sale/offer/seen", { body }) : api.POST("/my/offer/seen", { body });
  await reply<unknown>(seen).catch(() => null);
}

export interface DecisionTerms {
  /** The buyer's total. */
  readonly price: PriceTerms;
  /** The seller's share of a price in whole AED. */
  readonly proceeds: (priceAed: number) => SellerProceeds;
}

/** The fees and the VAT of a lot; null while they load. */
export function useTerms({
  lot,
  seller_fee: fee,
}: Pick<SaleDecision, "lot" | "seller_fee">): DecisionTerms | null {
  const config = useConfig();
  if (!config) return null;
  const vat = { mode: lot.vat, rate: config.vat.rate };
  return {
    price: { fee: feeOf(lot, config), vat },
    proceeds: (priceAed) => sellerProceeds(priceAed, { feeRate: fee.rate, vat }),
  };
}

/** A seller's answers to the highest bid or the buyer's offer. Amounts in whole AED. */
export type SellerAct =
  | { readonly kind: "accept-bid" }
  | { readonly kind: "decline-bid"; readonly reason: string }
  | { readonly kind: "send"; readonly amount: number }
  | { readonly kind: "accept-offer" | "decline-offer"; readonly offerId: number };

/** How long a dialog stays over its card until the card tells the result, ms at most. */
const MOST_WAIT_MS = 2_000;

/** Sends a seller's decision. Reads the lot again in any case: a refusal says that it changed. */
export async function decide(id: number, act: SellerAct): Promise<Schema<"Decision">> {
  try {
    return await callOf(id, act);
  } finally {
    for (const queryKey of [keys.own, keys.navinfo, keys.lot(id), keys.history(id)]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }
}

/** Waits until the card of a lot is read again, but not for long. */
export async function cardIsRead(id: number): Promise<void> {
  const read = queryClient.invalidateQueries(
    { queryKey: keys.decision("sale", id) },
    { cancelRefetch: false },
  );
  await Promise.race([read, new Promise((done) => setTimeout(done, MOST_WAIT_MS))]);
}

function callOf(id: number, act: SellerAct): Promise<Schema<"Decision">> {
  const about = { id_auction: id };
  switch (act.kind) {
    case "accept-bid":
      return command("/sale/bid/accept", about, "offer");
    case "decline-bid":
      return command("/sale/bid/decline", { ...about, reason: act.reason }, "offer");
    case "send":
      return command("/sale/offer/send", { ...about, amount: act.amount }, "offer");
    case "accept-offer":
      return command("/sale/offer/accept", { ...about, id_offer: act.offerId }, "offer");
    case "decline-offer":
      return command("/sale/offer/decline", { ...about, id_offer: act.offerId }, "offer");
  }
}
