/** /backoffice/settlements/debtors: the buyers who owe for sales, and their spreadsheet. */
import { filsToAed } from "@marsa/api-spec/money";
import { isoOf } from "../../domain/time/instant.ts";
import { ok, type BodyOf, type Handler } from "../../http/handler.ts";
import { decodePlace, encodePlace, invalidAfter } from "../../http/page-cursor.ts";
import { MOST_ROWS, sheetQuery, type Column } from "../../http/spreadsheet/spreadsheet.ts";
import { exportedForStaff } from "../../http/spreadsheet/staff-export.ts";
import { debtorPage, debtorRows, type DebtorQuery, unpaidSales } from "./repository-debtors.ts";

/** Most sales that a row of the list names. */
const MOST_SALES = 20;

export const listDebtors: Handler<"listDebtors"> = async ({ body }, { store, clock }) => {
  const [value, userId] = (body.after === undefined ? null : decodePlace(body.after, 2)) ?? [];
  const isPlace = typeof value === "number" && typeof userId === "number";
  if (body.after !== undefined && !isPlace) return invalidAfter();
  const query = { ...queryOf(body), after: isPlace ? { value, userId } : null };
  const now = clock.now();
  const { rows, states, sales } = await store.read((db) => debtorPage(db, query, now));
  const [overdue, due] = [true, false].map((is) => states.find(({ isOverdue }) => isOverdue === is));
  const counts = { overdue: overdue?.number ?? 0, due: due?.number ?? 0 };
  const asked = { overdue: [overdue], due: [due], all: [overdue, due] }[query.state];
  const sum = (of: "owedFils" | "overdueFils") =>
    filsToAed(asked.reduce((total, state) => total + (state?.[of] ?? 0), 0));
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  return ok({
    items: rows.map((row) => ({
      id_user: row.userId,
      buyer: row.buyer,
      lots: row.lots,
      owed: filsToAed(row.owedFils),
      overdue: filsToAed(row.overdueFils),
      since: isoOf(row.since),
      due: isoOf(row.dueAt),
      sales: sales
        .filter(({ buyerId }) => buyerId === row.userId)
        .slice(0, MOST_SALES)
        .map(({ lotId, number, title, allInFils, soldAt, dueAt }) => ({
          id_auction: lotId,
          number,
          title,
          owed: filsToAed(allInFils),
          sold_at: isoOf(soldAt),
          due: isoOf(dueAt),
        })),
    })),
    counts: { ...counts, all: counts.overdue + counts.due },
    sums: { owed: sum("owedFils"), overdue: sum("overdueFils") },
    total: asked.reduce((total, state) => total + (state?.number ?? 0), 0),
    next: last ? encodePlace([query.sort === "oldest" ? last.dueAt : last.owedFils, last.userId]) : null,
    as_of: isoOf(now),
  });
};

const COLUMNS: readonly Column[] = [
  { title: "Buyer", kind: "text", width: 32 },
  { title: "Unpaid lots", kind: "number", width: 12 },
  { title: "Owed, AED", kind: "money", width: 16 },
  { title: "Overdue, AED", kind: "money", width: 16 },
  { title: "First sold", kind: "instant", width: 18 },
  { title: "First due", kind: "instant", width: 18 },
  { title: "Lots", kind: "text", width: 60 },
];

/** Makes the sheet of a query. */
export const sheetOfDebtors = sheetQuery(
  import.meta.url,
  "sheetOfDebtors",
  async (db, { query, now }: { readonly query: DebtorQuery; readonly now: number }) => {
    const found = await debtorRows(db, query, now);
    const sales = Map.groupBy(
      await unpaidSales(
        db,
        found.map(({ userId }) => userId),
      ),
      ({ buyerId }) => buyerId,
    );
    const rows = found.map(({ userId, buyer, lots, owedFils, overdueFils, since, dueAt }) => {
      const each = sales.get(userId)?.map(({ number, allInFils }) => `${number}: ${filsToAed(allInFils)}`);
      return [
        buyer,
        lots,
        filsToAed(owedFils),
        filsToAed(overdueFils),
        since,
        dueAt,
        each?.join(", ") ?? null,
      ];
    });
    return { name: "Debtors", columns: COLUMNS, rows };
  },
);

export const exportDebtors: Handler<"exportDebtors"> = (request, context) => {
  const query = { ...queryOf(request.body), limit: MOST_ROWS, after: null };
  const { q, state } = query;
  return exportedForStaff(request, context, {
    sheet: sheetOfDebtors,
    input: () => ({ query, now: context.clock.now() }),
    act: "read.debtors",
    filter: { q, state },
    name: "marsa-debtors.xlsx",
  });
};

function queryOf({ q = "", state, sort, limit }: BodyOf<"listDebtors">) {
  return { q: q.trim(), state, sort, limit };
}
