import { newKey, reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { queryClient } from "../../../lib/http/query-client.ts";
import type { MoneyAddress } from "../address.ts";

export type StaffInvoice = Schema<"StaffInvoice">;
export const INVOICE_STATES = ["open", "paid", "rejected", "all"] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

const KEY = ["staff-invoices"];
const PAGE = 24;
/** The staff's screens look for changes by others at this interval, ms. */
const LOOK_MS = 10_000;

/** POST /backoffice/payments/list, page by page, the newest first. */
export const invoicesQuery = ({ state, q = "" }: MoneyAddress<InvoiceState>) =>
  infiniteQueryOptions({
    queryKey: [...KEY, state, q],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, q, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/payments/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"StaffInvoicePage">) => page.next,
    placeholderData: keepPreviousData,
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
  });

/** The number of invoices that wait, for the tab. */
export const openInvoicesQuery = queryOptions({
  queryKey: [...KEY, "waiting"],
  queryFn: async ({ signal }) => {
    const page = await reply(
      api.POST("/backoffice/payments/list", { body: { state: "open", limit: 1 }, signal }),
    );
    return page.counts.open;
  },
  staleTime: LOOK_MS,
  refetchInterval: LOOK_MS,
});

const keyed = () => ({ params: { header: { "Idempotency-Key": newKey() } } });
const changed = () => void queryClient.invalidateQueries({ queryKey: KEY });

/**
 * Sends each under its own key, and reads the list again in any case.
 * @throws the refusal of the server
 */
export async function confirmInvoice(id_invoice: number): Promise<void> {
  await reply(api.POST("/backoffice/payments/confirm", { ...keyed(), body: { id_invoice } })).finally(
    changed,
  );
}

export async function rejectInvoice(id_invoice: number, reason: string): Promise<void> {
  const body = { id_invoice, reason };
  await reply(api.POST("/backoffice/payments/reject", { ...keyed(), body })).finally(changed);
}

/** Undoes a rejection while that is possible. */
export async function reopenInvoice(id_invoice: number): Promise<void> {
  await reply(api.POST("/backoffice/payments/reopen", { ...keyed(), body: { id_invoice } })).finally(changed);
}
