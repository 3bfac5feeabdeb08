import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Period } from "./read-address.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";

export type Operation = Schema<"Operation">;
export type Refund = Schema<"Refund">;
export type RefundAccount = Schema<"RefundAccount">;
export type Invoice = Schema<"Invoice">;
export type Payment = Schema<"Payment">;
export type MyCard = Schema<"MyCard">;

export const PAGE_LENGTH = 24;
const FRESH_MS = 60_000;
/** Interval between two reads of a payment or invoice that is not ready, ms. */
const ASK_EVERY_MS = 3_000;

/**
 * POST /auth/balance/history, one page. The server's pages have cursors, so a page is read after the one before it.
 * Null: the history ends before this page.
 */
export const operationsQuery = (period: Period, page: number) =>
  queryOptions({
    queryKey: keys.operations(period, page),
    queryFn: async ({ signal }): Promise<Schema<"OperationPage"> | null> => {
      const before = page === 1 ? null : await queryClient.fetchQuery(operationsQuery(period, page - 1));
      if (page > 1 && !before?.next) return null;
      const body = { ...period, limit: PAGE_LENGTH, ...(before?.next && { after: before.next }) };
      return reply(api.POST("/auth/balance/history", { body, signal }));
    },
    staleTime: FRESH_MS,
  });

/** POST /auth/balance/history/sum. */
export const sumsQuery = (period: Period) =>
  queryOptions({
    queryKey: keys.operationSums(period),
    queryFn: ({ signal }) =>
      reply(api.POST("/auth/balance/history/sum", { body: { ...period, limit: PAGE_LENGTH }, signal })),
    staleTime: FRESH_MS,
  });

/** POST /auth/balance/export: the period as a spreadsheet. */
export async function exportOperations(period: Period): Promise<Download> {
  const body = { ...period, limit: PAGE_LENGTH };
  const { data, response } = await api.POST("/auth/balance/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-deposit.xlsx");
}

/** GET /auth/balance/refund/list. */
export const refundsQuery = queryOptions({
  queryKey: keys.refunds,
  queryFn: ({ signal }) => reply(api.GET("/auth/balance/refund/list", { signal })),
  staleTime: FRESH_MS,
});

/** GET /auth/balance/invoice/list; read again while an invoice is being made. */
export const invoicesQuery = queryOptions({
  queryKey: keys.invoices,
  queryFn: ({ signal }) => reply(api.GET("/auth/balance/invoice/list", { signal })),
  staleTime: FRESH_MS,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === "making") ? ASK_EVERY_MS : false,
});

/** GET /auth/balance/payonline/{id}; read again while it is pending. */
export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: keys.payment(id),
    queryFn: ({ signal }) =>
      reply(api.GET("/auth/balance/payonline/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? ASK_EVERY_MS : false),
  });

/** The lots with holds, for their photos and the person's maxima. */
export const heldLotsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: keys.heldLots(ids),
    queryFn: async ({ signal }): Promise<readonly MyCard[]> => {
      const body = { filter: { ids: [...ids] }, limit: 100 };
      return (await reply(api.POST("/my/lots", { body, signal }))).items;
    },
    staleTime: FRESH_MS,
    enabled: ids.length > 0,
  });

/**
 * The last payment that this browser started, with its lot: the person may close the provider's page. Signing out
 * removes it with the unsent entries.
 */
export interface StartedPayment {
  readonly id: number;
  readonly userId: number;
  /** Id of the lot to return to, and the bid, AED. */
  readonly back?: number | undefined;
  readonly bid?: number | undefined;
  /** Whether the person has seen its end: it is then shown by its address only. */
  readonly isShown: boolean;
}

const KEY = "marsa.draft.payment";

/** Keeps one payment in a storage such as localStorage. */
export function createPaymentKeeper(store: Pick<Storage, "getItem" | "setItem">) {
  return {
    keep(payment: StartedPayment): void {
      store.setItem(KEY, JSON.stringify(payment));
    },
    /** Returns the payment of this person. */
    find(userId: number): StartedPayment | null {
      try {
        const payment = JSON.parse(store.getItem(KEY) ?? "null") as StartedPayment | null;
        return payment?.userId === userId ? payment : null;
      } catch {
        return null;
      }
    },
  };
}

export const payments = createPaymentKeeper(deviceStorage);
