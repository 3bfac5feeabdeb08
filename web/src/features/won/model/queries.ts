import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { LINKS_LIVE_MS } from "#/lib/http/signed-links.ts";

export type Settlement = Schema<"Settlement">;
export type Pickup = Schema<"Pickup">;
export type Appointment = Schema<"PickupAppointment">;
export type SettlementAct = Schema<"SettlementAct">;
export type Payment = Schema<"Payment">;

/** Interval between two reads of a card payment that the provider has not settled, ms. */
const ASK_EVERY_MS = 3_000;

/** The settlement of a sale, for its buyer; null before there is one. Events about their money read it again. */
export const settlementQuery = (id: number) =>
  queryOptions({
    queryKey: keys.settlement(id),
    queryFn: async ({ signal }): Promise<Settlement | null> => {
      const page = await reply(api.POST("/my/lots", { body: { filter: { ids: [id] }, limit: 1 }, signal }));
      return page.items[0]?.settlement ?? null;
    },
    staleTime: 30_000,
  });

/** GET /my/pickup: place, free times and appointment. */
export const pickupQuery = (id: number) =>
  queryOptions({
    queryKey: keys.pickup(id),
    queryFn: ({ signal }) => reply(api.GET("/my/pickup", { params: { query: { id_auction: id } }, signal })),
    staleTime: 60_000,
    refetchInterval: LINKS_LIVE_MS,
  });

/** POST /my/pickup/code: asks who it is. The code of an appointment stays the same. */
export const codeQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.pickup(id), "code"],
    queryFn: ({ signal }) =>
      confirmed((header) =>
        reply(api.POST("/my/pickup/code", { params: { header }, body: { id_auction: id }, signal })),
      ),
    staleTime: Infinity,
    retry: false,
  });

/** GET /my/settlement/acts: what the staff did. Below the balance, as the settlement. */
export const actsQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.settlement(id), "acts"],
    queryFn: ({ signal }) =>
      reply(api.GET("/my/settlement/acts", { params: { query: { id_auction: id } }, signal })),
    staleTime: 30_000,
  });

/** GET /my/documents/{id}: the documents of a paid lot. */
export const documentsQuery = (id: number) =>
  queryOptions({
    queryKey: keys.myDocuments(id),
    queryFn: ({ signal }) => reply(api.GET("/my/documents/{id}", { params: { path: { id } }, signal })),
    staleTime: LINKS_LIVE_MS,
    refetchInterval: LINKS_LIVE_MS,
  });

/** GET /auth/balance/payonline/{id}: a card payment for the lot; read again while it is pending. */
export const cardPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: keys.payment(id),
    queryFn: ({ signal }) =>
      reply(api.GET("/auth/balance/payonline/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? ASK_EVERY_MS : false),
  });
