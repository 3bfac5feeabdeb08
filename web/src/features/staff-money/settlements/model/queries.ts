import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import type { ListAddress } from "#/components/list/use-list-address.ts";
import type { SettlementState } from "./address.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type Sale = Schema<"StaffSettlement">;
export type SaleDetail = Schema<"StaffSettlementDetail">;
export type Handover = Schema<"Handover">;

const KEY = keys.staff("settlements");
const PAGE = 24;

/** POST /backoffice/settlements/list, page by page. */
export const settlementsQuery = ({ state, q = "" }: ListAddress<SettlementState>) =>
  infiniteQueryOptions({
    queryKey: [...KEY, "list", state, q],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, q, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/settlements/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"StaffSettlementPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

/** POST /backoffice/settlements/export. */
export async function exportSettlements({ state, q = "" }: ListAddress<SettlementState>): Promise<Download> {
  const body = { state, q, limit: PAGE };
  const { data, response } = await api.POST("/backoffice/settlements/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-settlements.xlsx");
}

/** GET /backoffice/settlements/{id}. */
export const settlementQuery = (id: number, buyer: number | undefined) =>
  queryOptions({
    queryKey: [...KEY, "one", id, buyer],
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { ...(buyer !== undefined && { buyer }) } };
      return reply(api.GET("/backoffice/settlements/{id}", { params, signal }));
    },
    ...followed,
  });

/** Reads all settlements again. */
export const settlementsChanged = () => staffChanged(KEY);

/** POST /backoffice/handover/find. @throws the refusal of the server */
export function findHandover(code: string): Promise<Handover> {
  return reply(api.POST("/backoffice/handover/find", { body: { code } }));
}

/** POST /backoffice/handover. @throws the refusal of the server */
export function handOverByCode(code: string): Promise<Sale> {
  return command("/backoffice/handover", { code }, "settlement").finally(() => void settlementsChanged());
}

export type Act = "extend" | "release" | "forfeit" | "handover";

interface Decision {
  readonly act: Act;
  readonly id: number;
  readonly buyer: number;
  readonly reason: string;
}

/**
 * Sends a decision, and reads the settlements again in any case. A forfeit asks the staff who they are.
 * @throws the refusal of the server
 */
export async function decide({ act, id, buyer, reason }: Decision): Promise<Sale> {
  // Of several buyers in turn, those before the current one are only released, or lose their hold.
  const ofBuyer = act === "release" || act === "forfeit" ? { id_buyer: buyer } : {};
  const body = { id_auction: id, reason, ...ofBuyer };
  return confirmed((header) =>
    command(`/backoffice/settlements/${act}`, body, "settlement", { header }),
  ).finally(() => void settlementsChanged());
}

/** POST /backoffice/settlements/offer. @throws the refusal of the server */
export function offerToNext(id: number): Promise<Schema<"NextOffer">> {
  const body = { id_auction: id, reason: "The buyer did not pay" };
  return command("/backoffice/settlements/offer", body, "id_offer").finally(() => void settlementsChanged());
}
