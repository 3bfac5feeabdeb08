import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "#/components/list/use-list-address.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";

export type Paper = Schema<"Paper">;
export type StaffPaper = Schema<"StaffPaper">;
export type House = Schema<"PaperHouse">;
export type Recipient = Schema<"PaperRecipient">;
export const PAPER_STATES = ["all", "invoice", "credit_note"] as const;
export type PaperState = (typeof PAPER_STATES)[number];

const FRESH_MS = 60_000;
const PAGE = 24;

/** POST /my/papers/list, page by page, the newest first; read again by events about the person's money. */
export const myPapersQuery = infiniteQueryOptions({
  queryKey: keys.myPapers,
  queryFn: ({ pageParam, signal }) => {
    const body = { limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
    return reply(api.POST("/my/papers/list", { body, signal }));
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page: Schema<"MyPaperPage">) => page.next,
  staleTime: FRESH_MS,
});

/** GET /my/papers/recipient. */
export const recipientQuery = queryOptions({
  queryKey: keys.paperRecipient,
  queryFn: ({ signal }) => reply(api.GET("/my/papers/recipient", { signal })),
  staleTime: FRESH_MS,
});

/** The link to the PDF of a document of the reader. */
export async function myPaperLink({ id_paper: id }: Paper): Promise<string> {
  return (await reply(api.GET("/my/papers/file/{id}", { params: { path: { id } } }))).url;
}

/** The filter of the staff's list: its address, and the days of issue. */
export interface PaperFilter extends ListAddress<PaperState> {
  readonly days: Schema<"DateRange">;
}

/** POST /backoffice/papers/list, page by page, the newest first. */
export const papersQuery = (filter: PaperFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.staffPapers, filter],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filter, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/papers/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"StaffPaperPage">) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

/** POST /backoffice/papers/export. */
export async function exportPapers(filter: PaperFilter): Promise<Download> {
  const body = { ...filter, limit: PAGE };
  const { data, response } = await api.POST("/backoffice/papers/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-tax-documents.xlsx");
}

/** The link to the PDF of a document, for the staff. */
export async function paperLink({ id_paper: id }: Paper): Promise<string> {
  return (await reply(api.GET("/backoffice/papers/file/{id}", { params: { path: { id } } }))).url;
}

/** GET /backoffice/papers/house; house null: not set up. */
export const houseQuery = queryOptions({
  queryKey: keys.paperHouse,
  queryFn: ({ signal }) => reply(api.GET("/backoffice/papers/house", { signal })),
  staleTime: FRESH_MS,
});

/** POST /backoffice/papers/preview: a sample as a PDF. */
export async function previewPaper(body: House): Promise<Download> {
  const { data, response } = await api.POST("/backoffice/papers/preview", { body, parseAs: "blob" });
  return fileOf(data, response, "sample.pdf");
}
