/** Finds the VINs of an import that stand twice in it, or on a lot that the seller has. */
import { lotText } from "@marsa/api-spec/lot-text";
import type { Store } from "../../../store/store.ts";
import type { Schema } from "../../../http/handler.ts";
import { sameVin } from "../draft-rules.ts";
import { lotsByVin } from "../repository-drafts.ts";

const VIN = "vin";
/** Rows that one sentence names. */
const MOST_NAMED = 5;
/** Other rows that one problem lists: a request has 25 rows at most. */
const MOST_LISTED = 24;

/** A checked row, with the fields whose questions are answered. */
type Row = Schema<"CheckedRow"> & Pick<Schema<"ImportRow">, "confirmed">;

/**
 * Returns the rows with what is wrong with their VINs: two rows of one VIN are both wrong, and so is a row whose car
 * is on sale.
 * @param columns Names of the fields, in the order of the cells.
 */
export async function withSameVins<R extends Row>(
  store: Store,
  sellerId: number,
  columns: readonly string[],
  rows: readonly R[],
): Promise<R[]> {
  const place = columns.indexOf(VIN);
  const vins = new Map(rows.map((row) => [row, vinOf(row, place)]));
  const inFile = Map.groupBy(rows, (row) => vins.get(row)!);
  const own = await store.read((db) => lotsByVin(db, sellerId, [...inFile.keys()]));
  return rows.map((row) => {
    const vin = vins.get(row)!;
    if (vin === "") return row;
    const others = (inFile.get(vin) ?? []).filter((other) => other !== row).map((other) => other.row);
    if (others.length > 0) {
      const twice = { field: VIN, message: twiceWords(others), rows: others.slice(0, MOST_LISTED) };
      return { ...row, errors: [...row.errors, twice] };
    }
    const confirmed = row.confirmed?.includes(VIN) ? [{ field: VIN, value: vin }] : [];
    const { problems, notes } = sameVin({ vin, confirmed }, own.get(vin) ?? []);
    return { ...row, errors: [...row.errors, ...problems], notes: [...notes, ...row.notes] };
  });
}

/** Returns the VIN of a row; empty where it has none, or where it is wrong by itself. */
function vinOf({ cells, errors }: Row, place: number): string {
  if (errors.some(({ field }) => field === VIN)) return "";
  return lotText({ name: VIN, type: "text" }, cells[place] ?? "");
}

function twiceWords(rows: readonly number[]): string {
  if (rows.length === 1) return `Row ${rows[0]} has this VIN too`;
  const named = rows.slice(0, MOST_NAMED);
  const rest = rows.length - named.length;
  const last = rest > 0 ? `${rest} more` : String(named.pop());
  return `Rows ${named.join(", ")} and ${last} have this VIN too`;
}
