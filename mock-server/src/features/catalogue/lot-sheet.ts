/** Builds the rows of a lot spreadsheet. */
import type { Cell, Column } from "../../http/spreadsheet/spreadsheet.ts";
import type { Schema } from "../../http/handler.ts";
import type { CardRow } from "../../tables/lots/card-row.ts";

type LotCard = Schema<"LotCard">;

/** The data of a row: the lot as in a list, and its plain numbers. */
export interface SheetLot {
  readonly card: LotCard;
  readonly row: Pick<CardRow, "id" | "year" | "mileage" | "area" | "reserve">;
}

/** A column with its cell of a lot. */
export interface LotColumn extends Column {
  readonly cell: (lot: SheetLot) => Cell;
}

const LIGHTS = { green: "Minimum reached", red: "Below minimum", none: "No minimum" } as const;
const PHASES: Readonly<Record<LotCard["live"]["phase"], string>> = {
  upcoming: "Upcoming",
  open: "Open",
  judging: "Ended",
  awaiting_decision: "Awaiting decision",
  sold: "Sold",
  not_sold: "Not sold",
};
const MINE: Readonly<Record<Schema<"MyStatus">, string | null>> = {
  none: null,
  leading: "Leading",
  outbid: "Outbid",
  awaiting_decision: "Awaiting decision",
  won: "Won",
  not_won: "Not won",
};

const COLUMNS: readonly LotColumn[] = [
  { title: "Lot", kind: "number", width: 8, cell: ({ card }) => card.number },
  { title: "Title", kind: "text", width: 38, cell: ({ card }) => card.title },
  {
    title: "Kind",
    kind: "text",
    width: 11,
    cell: ({ card }) => (card.kind === "vehicle" ? "Vehicle" : "Apartment"),
  },
  { title: "Year", kind: "number", width: 7, cell: ({ row }) => row.year },
  { title: "Mileage, km", kind: "aed", width: 12, cell: ({ row }) => row.mileage },
  { title: "Area, sqft", kind: "aed", width: 11, cell: ({ row }) => row.area },
  { title: "City", kind: "text", width: 16, cell: ({ card }) => card.place.city.label },
  { title: "Location", kind: "text", width: 22, cell: ({ card }) => card.place.location },
  { title: "State", kind: "text", width: 18, cell: ({ card }) => PHASES[card.live.phase] },
  { title: "Price, AED", kind: "aed", width: 13, cell: ({ card }) => card.live.price },
  { title: "Start price, AED", kind: "aed", width: 16, cell: ({ card }) => card.live.start_price },
  {
    title: "Next bid from, AED",
    kind: "aed",
    width: 18,
    cell: ({ card: { live } }) => (live.phase === "open" ? live.next_min : null),
  },
  { title: "Bids", kind: "number", width: 7, cell: ({ card }) => card.live.bids },
  { title: "Minimum price", kind: "text", width: 17, cell: ({ card }) => LIGHTS[card.live.light] },
  { title: "Opens (GST)", kind: "instant", width: 17, cell: ({ card }) => timeOf(card, "opens") },
  { title: "Ends (GST)", kind: "instant", width: 17, cell: ({ card }) => timeOf(card, "end") },
];

/** A lot that waits for a live lane has no date. */
function timeOf({ live }: LotCard, name: "opens" | "end"): number | null {
  return live.phase === "upcoming" && live.opens === live.end ? null : Date.parse(live[name]);
}

/** The reader's status; only for signed-in readers. */
export const MY_COLUMNS: readonly LotColumn[] = [
  {
    title: "My state",
    kind: "text",
    width: 18,
    cell: ({ card }) => (card.mine ? MINE[card.mine.status] : null),
  },
  { title: "My maximum, AED", kind: "aed", width: 17, cell: ({ card }) => card.mine?.max ?? null },
  {
    title: "Watched",
    kind: "text",
    width: 9,
    cell: ({ card }) => (card.mine?.favorite ? "Yes" : null),
  },
  { title: "My note", kind: "text", width: 40, cell: ({ card }) => card.mine?.note ?? null },
];

/** Returns lots as the columns and rows of a sheet. `own`: the columns for its reader alone, the last ones. */
export function lotSheet(lots: readonly SheetLot[], own: readonly LotColumn[]) {
  const columns = [...COLUMNS, ...own];
  return {
    columns: columns.map(({ title, kind, width }): Column => ({ title, kind, width })),
    rows: lots.map((lot) => columns.map(({ cell }) => cell(lot))),
  };
}
