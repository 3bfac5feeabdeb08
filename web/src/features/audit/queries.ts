import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { type AuditAddress, auditQueryOf } from "./audit-address.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type Act = Schema<"Act">;

const KEY = keys.staff("audit");
const PAGE = 100;

/** POST /backoffice/audit, page by page, the newest first. */
export const auditQuery = (address: AuditAddress) =>
  infiniteQueryOptions({
    queryKey: [...KEY, address],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...auditQueryOf(address), limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/audit", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"AuditPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

/** POST /backoffice/audit/export: all acts of a filter as a spreadsheet. */
export async function exportAudit(address: AuditAddress): Promise<Download> {
  const body = { ...auditQueryOf(address), limit: PAGE };
  const { data, response } = await api.POST("/backoffice/audit/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-audit.xlsx");
}
