import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { command } from "#/lib/http/command.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import type { ListAddress } from "#/components/list/use-list-address.ts";
import type { Transfer } from "../transfer.ts";
import { followed } from "#/realtime/link/staff-topic.ts";
import { toast } from "#/components/message/toast.tsx";
import { refusalText } from "#/lib/http/refusal.ts";

export type StaffInvoice = Schema<"StaffInvoice">;
export const INVOICE_STATES = ["open", "paid", "rejected", "all"] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

const KEY = keys.staff("payments");
const PAGE = 24;

/** POST /backoffice/payments/list, page by page, the newest first. */
export const invoicesQuery = ({ state, q = "" }: ListAddress<InvoiceState>) =>
  infiniteQueryOptions({
    queryKey: [...KEY, state, q],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, q, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/payments/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"StaffInvoicePage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

const changed = () => void staffChanged(KEY);

/**
 * Each reads the list again in any case.
 * @throws the refusal of the server
 */
export async function confirmInvoice(id_invoice: number, received: Transfer): Promise<StaffInvoice> {
  return command("/backoffice/payments/confirm", { id_invoice, ...received }, "invoice").finally(changed);
}

export async function rejectInvoice(id_invoice: number, reason: string): Promise<void> {
  await command("/backoffice/payments/reject", { id_invoice, reason }, "invoice").finally(changed);
}

/** Undoes a rejection while that is possible. */
async function reopenInvoice(id_invoice: number): Promise<void> {
  await command("/backoffice/payments/reopen", { id_invoice }, "invoice").finally(changed);
}

/** Undoes a rejection, and says whether it worked. */
export async function undoRejection(id: number): Promise<void> {
  try {
    await reopenInvoice(id);
    void toast({ text: "The invoice is open again" });
  } catch (error) {
    void toast({ text: refusalText(error), tone: "error" });
  }
}
