import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "#/components/list/use-list-address.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type Paper = Schema<"Paper">;
export type StaffPaper = Schema<"StaffPaper">;
export type House = Schema<"PaperHouse">;
export type Recipient = Schema<"PaperRecipient">;
export type Statement = Schema<"Statement">;
export type StatementBrief = Schema<"StatementBrief">;
export type PayoutDue = Schema<"PayoutDue">;
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

/** POST /my/papers/statements/list, page by page, the newest first; read again by events about the person's money. */
export const myStatementsQuery = infiniteQueryOptions({
  queryKey: keys.myStatements,
  queryFn: ({ pageParam, signal }) => {
    const body = { limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
    return reply(api.POST("/my/papers/statements/list", { body, signal }));
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page: Schema<"StatementPage">) => page.next,
  staleTime: FRESH_MS,
});

/** Which statement: the reader's (`mine`; 0 is the one of now), an issued one, or that of a seller now. */
export type StatementOf =
  | { readonly mine: number }
  | { readonly issued: number }
  | { readonly seller: number };

/** The statement on screen. */
export const statementQuery = (of: StatementOf) => {
  const [read, id] =
    "mine" in of
      ? (["/my/papers/statements/{id}", of.mine] as const)
      : "issued" in of
        ? (["/backoffice/papers/statements/{id}", of.issued] as const)
        : (["/backoffice/papers/payouts/{id}", of.seller] as const);
  return queryOptions({
    queryKey: "mine" in of ? keys.myStatement(id) : [...DUE, read, id],
    queryFn: ({ signal }) => reply(api.GET(read, { params: { path: { id } }, signal })),
    staleTime: 5_000,
  });
};

/** The PDF of an issued statement. */
export async function statementFile(of: StatementOf): Promise<Download> {
  const read = "mine" in of ? "/my/papers/statements/{id}/pdf" : "/backoffice/papers/statements/{id}/pdf";
  const id = "mine" in of ? of.mine : "issued" in of ? of.issued : 0;
  const { data, response } = await api.GET(read, { params: { path: { id } }, parseAs: "blob" });
  return fileOf(data, response, "vendor-statement.pdf");
}

/** Below the refunds: an event about them reads it again. */
const DUE = [...keys.staff("refunds"), "due"] as const;

/** POST /backoffice/papers/payouts/list, page by page, the longest waiting first. */
export const payoutsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...DUE, q],
    queryFn: ({ pageParam, signal }) => {
      const body = { q, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/papers/payouts/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"PayoutPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

/** Pays these sellers out, once. Asks the staff who they are. */
export function runPayouts(ids: readonly number[]): Promise<Schema<"PayoutRun">> {
  return confirmed((header) =>
    command("/backoffice/papers/payouts/run", { ids: [...ids] }, "payouts", { header }),
  ).finally(() => void staffChanged(keys.staff("refunds")));
}

export type SaleReport = Schema<"SaleReport">;

/** GET /backoffice/sales/{id}; below the settlements: an event about them reads it again. */
export const saleReportQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.staff("settlements"), "report", id],
    queryFn: ({ signal }) => reply(api.GET("/backoffice/sales/{id}", { params: { path: { id } }, signal })),
    ...followed,
  });

/** POST /backoffice/sales/export. */
export async function saleSheet(id: number): Promise<Download> {
  const body = { id_queue: id };
  const { data, response } = await api.POST("/backoffice/sales/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-sale.xlsx");
}

/** GET /backoffice/sales/{id}/pdf. */
export async function saleOnPaper(id: number): Promise<Download> {
  const params = { path: { id } };
  const { data, response } = await api.GET("/backoffice/sales/{id}/pdf", { params, parseAs: "blob" });
  return fileOf(data, response, "sale-report.pdf");
}
