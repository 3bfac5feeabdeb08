import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";

export type Report = Schema<"ReportToRead">;
export type Version = Report["versions"][number];

/** Links are valid for an hour. */
const FRESH_MS = 50 * 60_000;

/** GET /auction/reports/{id}: the reports of a lot, to read; each opening has its own time on the pages. */
export const reportsQuery = (id: number) =>
  queryOptions({
    queryKey: keys.reports(id),
    queryFn: ({ signal }) => reply(api.GET("/auction/reports/{id}", { params: { path: { id } }, signal })),
    staleTime: FRESH_MS,
    gcTime: 0,
  });

/** Finds a version in the reports of its lot. */
export function findVersion(
  reports: readonly Report[],
  id: number,
): { report: Report; version: Version } | null {
  for (const report of reports) {
    const version = report.versions.find(({ id_document }) => id_document === id);
    if (version) return { report, version };
  }
  return null;
}
