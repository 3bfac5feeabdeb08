import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { toMs } from "@marsa/api-spec/dates";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/http/api.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { serverClock, useServerTime } from "../../realtime/clock/clock.ts";

export type Settlement = Schema<"Settlement">;
export type Pickup = Schema<"Pickup">;
export type Appointment = Schema<"PickupAppointment">;
export type SettlementAct = Schema<"SettlementAct">;
export type Payment = Schema<"Payment">;

/** Interval between two reads of a card payment that the provider has not settled, ms. */
const ASK_EVERY_MS = 3_000;
/** Interval between two reads after the deadline, ms. */
const AGAIN_MS = 3_000;
/** A signed link is valid for five minutes; it is renewed after this time, ms. */
const ANEW_AFTER_MS = 4 * 60_000;

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

/** The settlement of a lot. Its event may get lost: past the deadline it is read until the server has decided. */
export function useSettlement(id: number) {
  const query = useQuery({
    ...settlementQuery(id),
    refetchInterval: ({ state: { data } }) => (isUndecided(data, serverClock.now()) ? AGAIN_MS : false),
  });
  // Draws the page again at the deadline, which starts the interval.
  useServerTime((now) => isUndecided(query.data, now));
  return query;
}

/** Whether the time to pay is over at `now` (server ms), and the settlement does not say so yet. */
export function isUndecided(
  settlement: Pick<Settlement, "state" | "due"> | null | undefined,
  now: number,
): boolean {
  return settlement?.state === "due" && now > toMs(settlement.due);
}

/** GET /my/pickup: place, free times and appointment. */
export const pickupQuery = (id: number) =>
  queryOptions({
    queryKey: keys.pickup(id),
    queryFn: ({ signal }) => reply(api.GET("/my/pickup", { params: { query: { id_auction: id } }, signal })),
    staleTime: 60_000,
    refetchInterval: ANEW_AFTER_MS,
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
    staleTime: ANEW_AFTER_MS,
    refetchInterval: ANEW_AFTER_MS,
  });

/** GET /auth/balance/payonline/{id}: a card payment for the lot; read again while it is pending. */
export const cardPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: keys.payment(id),
    queryFn: ({ signal }) =>
      reply(api.GET("/auth/balance/payonline/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? ASK_EVERY_MS : false),
  });
