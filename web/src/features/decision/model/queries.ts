import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Side } from "./negotiation.ts";
import { type PriceTerms, type SellerProceeds, sellerProceeds } from "@marsa/api-spec/money";
import { useConfig, useSellerFee } from "#/lib/http/queries.ts";

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
export function useTerms({ lot }: Pick<SaleDecision, "lot">): DecisionTerms | null {
  const config = useConfig();
  const feeRate = useSellerFee();
  if (!config || feeRate === null) return null;
  const vat = { mode: lot.vat, rate: config.vat.rate };
  return {
    price: { fee: config.fee, vat },
    proceeds: (priceAed) => sellerProceeds(priceAed, { feeRate, vat }),
  };
}
