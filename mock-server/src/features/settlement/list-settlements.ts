/** Lists settlements. */
import { fieldRules } from "@marsa/api-spec/rules";
import { deskTerms } from "../../domain/lot/terms.ts";
import type { SettlementState } from "../../domain/settlement/settlement.ts";
import { filsToAed } from "@marsa/api-spec/money";
import { ok, refuse, type BodyOf, type Handler } from "../../http/handler.ts";
import { MOST_ROWS, sheetQuery, type Column } from "../../http/spreadsheet/spreadsheet.ts";
import { exportedForStaff } from "../../http/spreadsheet/staff-export.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { listSettlementRows, settlementRows, type SettlementQuery } from "./repository.ts";

const STATE_WORDS: Readonly<Record<SettlementState, string>> = {
  due: "Due",
  paid: "Paid",
  handed_over: "Handed over",
  defaulted: "Not paid",
  released: "Released",
  forfeited: "Forfeited",
};
const STATES = Object.keys(STATE_WORDS) as SettlementState[];
/** A state of a list: its sales need staff, since they are not paid in time, or due within a day. */
const WAITING = "waiting";

/** POST /backoffice/settlements/list: settlements by deadline, with the numbers by state. */
export const listSettlements: Handler<"listSettlements"> = async ({ body }, { store, clock, terms }) => {
  const query = queryOf(body);
  if ("ok" in query) return query;
  const { limit, state: asked } = query;
  const soon = clock.now() + deskTerms.dueSoonMs;
  const { rows, counts, waiting } = await store.read((db) => listSettlementRows(db, query, soon));
  const last = rows.length === limit ? rows.at(-1)?.settlement : undefined;
  const numbers = countsOf(counts);
  const all = STATES.reduce((sum, each) => sum + numbers[each], 0);
  return ok({
    items: rows.map((row) => presentStaffSettlement(row, terms)),
    counts: { ...numbers, all },
    waiting,
    total: asked === null ? all : asked === WAITING ? waiting : numbers[asked],
    next: last ? `${last.dueAt}-${last.lotId}` : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

const COLUMNS: readonly Column[] = [
  { title: "Lot", kind: "number", width: 9 },
  { title: "Title", kind: "text", width: 34 },
  { title: "State", kind: "text", width: 14 },
  { title: "Buyer", kind: "text", width: 28 },
  { title: "Seller", kind: "text", width: 28 },
  { title: "Sold", kind: "instant", width: 18 },
  { title: "Due", kind: "instant", width: 18 },
  { title: "Price, AED", kind: "aed", width: 14 },
  { title: "Buyer's fee, AED", kind: "money", width: 16 },
  { title: "VAT, AED", kind: "money", width: 14 },
  { title: "Still owed, AED", kind: "money", width: 16 },
];

/** What a buyer still owes. */
const OWED: ReadonlySet<SettlementState> = new Set(["due", "defaulted"]);

/** Makes the sheet of a query. */
export const sheetOfSettlements = sheetQuery(
  import.meta.url,
  "sheetOfSettlements",
  async (db, { query, soon }: { readonly query: SettlementQuery; readonly soon: number }) => {
    const found = await settlementRows(db, query, soon);
    const rows = found.map(({ number, title, buyer, seller, settlement }) => {
      const { state, soldAt, dueAt, price, feeFils, vatOnFeeFils, allInFils } = settlement;
      const owed = OWED.has(state) ? allInFils : 0;
      const money = [feeFils, vatOnFeeFils, owed].map(filsToAed);
      return [number, title, STATE_WORDS[state], buyer, seller, soldAt, dueAt, price, ...money];
    });
    return { name: "Settlements", columns: COLUMNS, rows };
  },
);

/** POST /backoffice/settlements/export: the rows of the list. */
export const exportSettlements: Handler<"exportSettlements"> = async (request, context) => {
  const query = queryOf(request.body);
  if ("ok" in query) return query;
  const { q, state } = request.body;
  return exportedForStaff(request, context, {
    sheet: sheetOfSettlements,
    input: () => ({
      query: { ...query, limit: MOST_ROWS, after: null },
      soon: context.clock.now() + deskTerms.dueSoonMs,
    }),
    act: "read.settlements",
    filter: { q, state },
    name: "marsa-settlements.xlsx",
  });
};

/** Returns the query of a request, or the refusal of a wrong one. */
function queryOf({ q, state, limit, after: from }: BodyOf<"listSettlements">) {
  const after = from === undefined ? null : cursorOf(from);
  const known = [...STATES, WAITING] as const;
  const asked = state === undefined || state === "all" ? null : known.find((each) => each === state);
  if (asked === undefined) return invalid("state", "State");
  if (from !== undefined && !after) return invalid("after", "After");
  return { state: asked, q: q?.trim() || null, limit, after };
}

function countsOf(counts: ReadonlyMap<SettlementState, number>): Record<SettlementState, number> {
  return Object.fromEntries(STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    SettlementState,
    number
  >;
}

function cursorOf(text: string): SettlementQuery["after"] {
  const [, dueAt, lotId] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  return dueAt === undefined ? null : { dueAt: Number(dueAt), lotId: Number(lotId) };
}

function invalid(field: string, label: string) {
  return refuse("VALIDATION", { errors: [{ field, message: fieldRules.valid(label) }] });
}
