import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { type Lot, seedCards } from "#/realtime/lots/lot-query.ts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useEffect } from "react";
import { whenCalm } from "#/lib/timing/calm.ts";

const TYPE_OF = { vehicle: 1, apartment: 2 } as const satisfies Record<Lot["kind"], number>;

/** GET /auction/object/meta/{id}: the fields of this kind of lot; they only change with a release. */
export const objectMetaQuery = (kind: Lot["kind"]) =>
  queryOptions({
    queryKey: keys.objectMeta(kind),
    queryFn: ({ signal }) =>
      reply(api.GET("/auction/object/meta/{id}", { params: { path: { id: TYPE_OF[kind] } }, signal })),
    staleTime: Infinity,
  });

/** GET /auction/lot/{id}/similar. */
export const similarQuery = (id: number) =>
  queryOptions({
    queryKey: keys.similar(id),
    queryFn: async ({ signal }) => {
      const cards = await reply(api.GET("/auction/lot/{id}/similar", { params: { path: { id } }, signal }));
      seedCards(cards);
      return cards;
    },
    staleTime: 60_000,
  });

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

/** The view is counted after this time at the latest, ms. */
const MOST_WAIT_MS = 3_000;

/**
 * Counts a view of the lot, for its seller. Separate from the read of a lot, since lists read lots ahead under the
 * pointer.
 */
export function useCountView({ id_auction: id, view }: Pick<Lot, "id_auction" | "view">): void {
  useEffect(() => {
    if (view !== "public") return;
    return whenCalm(() => {
      // A view that was not counted needs no message.
      reply(api.POST("/auction/lot/{id}/view", { params: { path: { id } } })).catch(() => null);
    }, MOST_WAIT_MS);
  }, [id, view]);
}
