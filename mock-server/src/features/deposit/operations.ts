/** POST /auth/balance/history, its sums and its spreadsheet: the user's ledger between two days in Dubai. */
import { OPERATION_WORDS } from "@marsa/api-spec/operation-words";
import { filsToAed } from "@marsa/api-spec/money";
import { fieldRules } from "@marsa/api-spec/rules";
import type { LedgerType } from "../../tables/schema/money.ts";
import type { Database } from "../../store/store.ts";
import { endOfDubaiDay, startOfDubaiDay } from "../../domain/time/dubai.ts";
import { effectFils, sumOperations as sums, withBalances } from "../../domain/deposit/operations.ts";
import { file, ok, refuse, type BodyOf, type Handler, type Schema } from "../../http/handler.ts";
import { decodePlace, encodePlace } from "../../http/page-cursor.ts";
import { exported } from "../../http/spreadsheet/export-queue.ts";
import { sheetQuery, XLSX, type Column } from "../../http/spreadsheet/spreadsheet.ts";
import { ledgerIn, type LedgerRow } from "./repository-ledger.ts";

type Period = BodyOf<"listOperations">;
type OperationType = Schema<"OperationType">;

const TYPES: Readonly<Record<LedgerType, OperationType>> = {
  topup_card: "top_up_card",
  card_fee: "card_fee",
  topup_invoice: "top_up_invoice",
  hold: "hold",
  release: "release",
  payment: "payment",
  service: "service",
  refund: "refund",
  forfeit: "forfeit",
  proceeds: "proceeds",
  correction: "correction",
};
export const listOperations: Handler<"listOperations"> = async ({ body, user }, { store, clock }) => {
  const { limit, after } = body;
  const before = after === undefined ? Infinity : decodePlace(after, 1)?.[0];
  if (typeof before !== "number") return invalid("after", fieldRules.valid("After"));
  if (body.sd > body.ed) return invalid("sd", fieldRules.startAfterEnd());
  const all = await store.read((db) => operationsOf(db, user.id, body));
  const page = all.filter(({ row }) => row.operation < before).slice(0, limit);
  const last = page.at(-1);
  return ok({
    items: page.map(presentOperation),
    total: all.length,
    next: last && last !== all.at(-1) ? encodePlace([last.row.operation]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

export const sumOperations: Handler<"sumOperations"> = async ({ body, user }, { store }) => {
  if (body.sd > body.ed) return invalid("sd", fieldRules.startAfterEnd());
  const all = await store.read((db) => operationsOf(db, user.id, body));
  const { inFils, outFils, byType } = sums(all.map(({ row }) => row));
  const named = [...byType].map(([type, fils]) => [TYPES[type as LedgerType], filsToAed(fils)] as const);
  return ok({ in: filsToAed(inFils), out: filsToAed(outFils), by_type: Object.fromEntries(named) });
};

const COLUMNS: readonly Column[] = [
  { title: "Date", kind: "instant", width: 20 },
  { title: "Lot", kind: "number", width: 9 },
  { title: "Operation", kind: "text", width: 20 },
  { title: "Amount, AED", kind: "money", width: 16 },
  { title: "Available, AED", kind: "money", width: 16 },
  { title: "Comment", kind: "text", width: 36 },
];

interface OperationsInput {
  readonly userId: number;
  readonly period: Period;
}

/** Makes the sheet of a period. */
export const sheetOfOperations = sheetQuery(
  import.meta.url,
  "sheetOfOperations",
  async (db, { userId, period }: OperationsInput) => {
    const rows = (await operationsOf(db, userId, period)).map(({ row, availableFils }) => [
      row.at,
      row.number,
      OPERATION_WORDS[TYPES[row.type]],
      filsToAed(effectFils(row)),
      filsToAed(availableFils),
      row.comment,
    ]);
    return { name: "Deposit", columns: COLUMNS, rows };
  },
);

export const exportOperations: Handler<"exportOperations"> = async (request, context) => {
  const { body, user } = request;
  if (body.sd > body.ed) return invalid("sd", fieldRules.startAfterEnd());
  return exported(request, context, async () => {
    const { bytes } = await context.store.makeFile(sheetOfOperations, { userId: user.id, period: body });
    return file(bytes, { type: XLSX, name: `marsa-deposit-${body.sd}-${body.ed}.xlsx` });
  });
};

type Operation = { readonly row: LedgerRow; readonly availableFils: number };

/**
 * Returns the rows of the period, newest first, each with the available amount after it. Both days count
 * completely.
 */
async function operationsOf(db: Database, userId: number, { sd, ed, type }: Period): Promise<Operation[]> {
  const ledger = await ledgerIn(db, userId, startOfDubaiDay(sd));
  const until = endOfDubaiDay(ed);
  return withBalances(ledger.rows, ledger.availableFils).filter(
    ({ row }) => row.at < until && (type === undefined || TYPES[row.type] === type),
  );
}

function invalid(field: string, message: string) {
  return refuse("VALIDATION", { errors: [{ field, message }] });
}

function presentOperation({ row, availableFils }: Operation): Schema<"Operation"> {
  return {
    id_operation: row.operation,
    date: new Date(row.at).toISOString(),
    number: row.number,
    id_auction: row.lotId,
    type: TYPES[row.type],
    amount: filsToAed(effectFils(row)),
    comment: row.comment,
    balance: filsToAed(availableFils),
  };
}
