import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type Debtor = Schema<"Debtor">;
export const DEBTOR_STATES = ["all", "overdue", "due"] as const;
export type DebtorFilter = Required<Pick<Schema<"DebtorQuery">, "state" | "q" | "sort">>;

const PAGE = 24;

/** POST /backoffice/settlements/debtors, page by page. */
export const debtorsQuery = (filter: DebtorFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.staff("settlements"), "debtors", filter],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filter, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/settlements/debtors", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"DebtorPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

/** POST /backoffice/settlements/debtors/export. */
export async function exportDebtors(filter: DebtorFilter): Promise<Download> {
  const body = { ...filter, limit: PAGE };
  const call = api.POST("/backoffice/settlements/debtors/export", { body, parseAs: "blob" });
  const { data, response } = await call;
  return fileOf(data, response, "marsa-debtors.xlsx");
}
