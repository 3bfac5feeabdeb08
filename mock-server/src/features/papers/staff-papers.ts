/** /backoffice/papers: the tax documents of the house, which are the list of its VAT. */
import { filsToAed } from "@marsa/api-spec/money";
import { fieldRules } from "@marsa/api-spec/rules";
import type { PaperKind } from "../../domain/papers/paper.ts";
import { ok, refuse, type BodyOf, type Handler } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { MOST_ROWS, sheetQuery, type Column } from "../../http/spreadsheet/spreadsheet.ts";
import { exportedForStaff } from "../../http/spreadsheet/staff-export.ts";
import { paperFile } from "./paper-file.ts";
import { presentStaffPaper } from "./presenter.ts";
import { paperById, papersOf, sumsByKind, type PaperFilter } from "./repository.ts";

const KINDS: readonly PaperKind[] = ["invoice", "credit_note"];

export const listPapers: Handler<"listPapers"> = async ({ body }, { store, clock }) => {
  const { limit, after } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  const filter = filterOf(body);
  if (!filter) return invalidState();
  const { rows, total, kinds } = await store.read(async (db) => ({
    ...(await papersOf(db, filter, { before: page.before, limit })),
    kinds: await sumsByKind(db, { q: filter.q, days: filter.days }),
  }));
  const last = rows.at(-1);
  const [invoice, credit_note] = KINDS.map((kind) => kinds.find((each) => each.kind === kind)?.number ?? 0);
  return ok({
    items: rows.map(presentStaffPaper),
    counts: { invoice: invoice!, credit_note: credit_note!, all: invoice! + credit_note! },
    sums: sumsOf(kinds.filter(({ kind }) => filter.kind === undefined || kind === filter.kind)),
    total,
    next: last && rows.length === limit ? encodePlace([last.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

function sumsOf(kinds: Awaited<ReturnType<typeof sumsByKind>>) {
  let [net, vat] = [0, 0];
  for (const { kind, netFils, vatFils } of kinds) {
    net += signed(kind, netFils);
    vat += signed(kind, vatFils);
  }
  return { net: filsToAed(net), vat: filsToAed(vat), total: filsToAed(net + vat) };
}

/** A credit note takes back. */
const signed = (kind: PaperKind, fils: number): number => (kind === "invoice" ? fils : -fils);

/** Returns the filter of a query; null: its state is none. */
function filterOf({ q, state = "all", days }: BodyOf<"listPapers">): PaperFilter | null {
  const kind = KINDS.find((each) => each === state);
  return kind === undefined && state !== "all" && state !== "" ? null : { q, kind, days };
}

function invalidState() {
  return refuse("VALIDATION", { errors: [{ field: "state", message: fieldRules.valid("State") }] });
}

export const getPaper: Handler<"getPaper"> = async ({ params }, context) => {
  const row = await context.store.read((db) => paperById(db, params.id));
  return row ? ok(await paperFile(row, context)) : refuse("NOT_FOUND");
};

const COLUMNS: readonly Column[] = [
  { title: "Number", kind: "text", width: 22 },
  { title: "Issued", kind: "instant", width: 18 },
  { title: "Supplied", kind: "instant", width: 18 },
  { title: "Corrects", kind: "text", width: 22 },
  { title: "Recipient", kind: "text", width: 32 },
  { title: "TRN", kind: "text", width: 18 },
  { title: "Fee of the", kind: "text", width: 12 },
  { title: "Lot", kind: "number", width: 9 },
  { title: "Net, AED", kind: "money", width: 14 },
  { title: "VAT, AED", kind: "money", width: 14 },
  { title: "Total, AED", kind: "money", width: 14 },
];

/** Makes the sheet of a filter. The amounts of credit notes are negative, so that a column sums to the VAT owed. */
export const sheetOfPapers = sheetQuery(import.meta.url, "sheetOfPapers", async (db, filter: PaperFilter) => {
  const { rows } = await papersOf(db, filter, { before: null, limit: MOST_ROWS });
  const cells = rows.map(
    ({ kind, side, number, corrects, issuedAt, suppliedAt, netFils, vatFils, facts }) => [
      number,
      issuedAt,
      suppliedAt,
      corrects,
      facts.recipient.name,
      facts.recipient.trn,
      side,
      facts.lot.number,
      ...[netFils, vatFils, netFils + vatFils].map((fils) => filsToAed(signed(kind, fils))),
    ],
  );
  return { name: "Tax documents", columns: COLUMNS, rows: cells };
});

export const exportPapers: Handler<"exportPapers"> = async (request, context) => {
  const filter = filterOf(request.body);
  if (!filter) return invalidState();
  return exportedForStaff(request, context, {
    sheet: sheetOfPapers,
    input: () => filter,
    act: "read.papers",
    filter,
    name: "marsa-tax-documents.xlsx",
  });
};
