import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { followed } from "#/realtime/link/staff-topic.ts";
import { readWords } from "#/lib/read-words.ts";

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

/** The address of the audit: `/clients?tab=audit&act=profile.lock&from=2026-11-01`. */
export interface AuditAddress {
  readonly q?: string;
  /** One kind of act, or a whole group: "profile". */
  readonly act?: string;
  /** Days in Dubai, both included. */
  readonly from?: string;
  readonly to?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ACT = /^[a-z]{1,20}(\.[a-z]{1,20})?$/;

/** Reads the address; null for an invalid value: the page does not exist. */
export function readAuditAddress(raw: Readonly<Record<string, unknown>>): AuditAddress | null {
  const { q, act, from, to } = raw;
  if (!fits(act, ACT) || !fits(from, DAY) || !fits(to, DAY)) return null;
  const words = readWords(q);
  return {
    ...(words !== "" && { q: words }),
    ...(typeof act === "string" && { act }),
    ...(typeof from === "string" && { from }),
    ...(typeof to === "string" && { to }),
  };
}

function fits(value: unknown, pattern: RegExp): boolean {
  return value === undefined || (typeof value === "string" && pattern.test(value));
}

/** The address for a link. */
export function auditSearch(address: AuditAddress): { tab: string } {
  return { tab: "audit", ...address };
}

/** The filter of the calls. */
export function auditQueryOf({
  q,
  act,
  from,
  to,
}: AuditAddress): Pick<Schema<"AuditQuery">, "q" | "state" | "days"> {
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return {
    ...(q !== undefined && { q }),
    ...(act !== undefined && { state: act }),
    ...((from !== undefined || to !== undefined) && { days }),
  };
}
