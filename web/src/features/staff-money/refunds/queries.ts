import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { command } from "#/lib/http/command.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import type { ListAddress } from "#/components/list/use-list-address.ts";
import type { Transfer } from "../transfer.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type StaffRefund = Schema<"StaffRefund">;
export const REFUND_STATES = ["requested", "paid", "declined", "all"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const KEY = keys.staff("refunds");
const PAGE = 24;

/** POST /backoffice/refunds/list, page by page, the newest first. */
export const refundsQuery = ({ state, q = "" }: ListAddress<RefundState>) =>
  infiniteQueryOptions({
    queryKey: [...KEY, state, q],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, q, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/refunds/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"StaffRefundPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

const changed = () => void staffChanged(KEY);

/**
 * Each reads the list again in any case.
 * @throws the refusal of the server
 */
export async function markPaid(id: number, { value_date, reference }: Transfer): Promise<void> {
  await command("/backoffice/refunds/paid", { id, value_date, reference }, "refund").finally(changed);
}

export type PayoutAccount = Schema<"PayoutAccount">;

/** The whole account of a refund; the audit says who read it. Asks the staff who they are. */
export function revealAccount(id: number): Promise<PayoutAccount> {
  return confirmed((header) =>
    reply(api.POST("/backoffice/refunds/reveal", { params: { header }, body: { id } })),
  );
}

export type BankFile = Schema<"BankFile">;
export type BankFileOrder = Schema<"BankFileOrder">;

/** Makes the file of these refunds once. Asks the staff who they are. */
export function makeBankFile(order: BankFileOrder): Promise<BankFile> {
  return confirmed((header) =>
    command("/backoffice/refunds/bank-file", order, "content", { header }),
  ).finally(changed);
}

/** Asks a colleague to sign a large refund. */
export async function askSignature(id: number, reason: string): Promise<void> {
  await command("/backoffice/refunds/ask", { id, reason }, "refund").finally(changed);
}

export async function declineRefund(id: number, reason: string): Promise<void> {
  await command("/backoffice/refunds/decline", { id, reason }, "refund").finally(changed);
}

/** Id of the title of the list, which takes the focus when the drawer closes. */
export const REFUNDS_TITLE = "refunds-title";
