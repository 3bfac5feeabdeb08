import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "../../lib/http/api.ts";
import { type Download, fileOf } from "../../lib/browser/download.ts";
import { type AuditAddress, auditQueryOf } from "./audit-address.ts";

export type Act = Schema<"Act">;

const KEY = ["audit"];
const PAGE = 100;
/** The staff's screens look for changes by others at this interval, ms. */
const LOOK_MS = 15_000;
/** A list with more pages than this is not read again by itself. */
const FEW_PAGES = 2;

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
    staleTime: 5_000,
    refetchInterval: (query) => ((query.state.data?.pages.length ?? 0) <= FEW_PAGES ? LOOK_MS : false),
  });

/** POST /backoffice/audit/export: all acts of a filter as a spreadsheet. */
export async function exportAudit(address: AuditAddress): Promise<Download> {
  const body = { ...auditQueryOf(address), limit: PAGE };
  const { data, response } = await api.POST("/backoffice/audit/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-audit.xlsx");
}
