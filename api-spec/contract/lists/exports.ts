/** Checks of spreadsheets: as many rows as the list, in its order, each value in a column of its own with a title. */
import type { OperationId } from "../../generated/operations.ts";
import { mustBeSame } from "../base/broken.ts";
import { succeed, type Check, type World } from "../base/check.ts";
import { sheetOf } from "../base/sheet.ts";
import { asking, filled, listOf, walk, type Row } from "./lists.ts";

/** Values of a row that the sheet must show, by name. */
type Cells = (row: Row) => Readonly<Record<string, string | number | null>>;

interface Export {
  readonly id: OperationId;
  readonly list: OperationId;
  readonly cells: Cells;
  /** What the export asks for beside the list. */
  readonly more?: object;
}

const ofLot: Cells = ({ number, title, place, live }) => ({
  number,
  title,
  city: place.city.label,
  price: live.price,
  start_price: live.start_price,
  bids: live.bids,
});

const EXPORTS: readonly Export[] = [
  { id: "exportLots", list: "listLotsInSection", cells: ofLot },
  { id: "exportMyLots", list: "listMyLots", cells: ({ lot }) => ({ ...ofLot(lot), max: lot.mine.max }) },
  {
    id: "exportSaleLots",
    list: "listSaleLotsInSection",
    cells: ({ lot, min_price: least }) => ({ ...ofLot(lot), min_price: least }),
    more: { section: "active" },
  },
  {
    id: "exportOperations",
    list: "listOperations",
    cells: ({ number, amount, balance }) => ({ number, amount, balance }),
  },
  {
    id: "exportClients",
    list: "listClients",
    cells: ({ id_profile: id, name, email, deposit }) => ({ id, name, email, deposit }),
  },
  { id: "exportAudit", list: "listAudit", cells: ({ who, subject, reason }) => ({ who, subject, reason }) },
  {
    id: "exportSettlements",
    list: "listSettlements",
    cells: ({ settlement, buyer, seller }) => ({ number: settlement.number, buyer, seller }),
  },
  { id: "exportDebtors", list: "listDebtors", cells: ({ buyer, lots }) => ({ buyer, lots }) },
  {
    id: "exportPapers",
    list: "listPapers",
    cells: ({ paper, recipient }) => ({ number: paper.number, lot: paper.lot, recipient }),
  },
];

/** Most rows that are compared one by one. */
const MOST_ROWS = 200;

const text = (value: string | number | null) => (value === null ? "" : String(value));

/** @throws Broken unless some column shows the values of all rows. */
function mustHaveColumn(rows: readonly (readonly string[])[], values: readonly string[], what: string): void {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i) => rows.map((row) => row[i] ?? ""));
  // The column that is right in most rows tells best which rows are wrong.
  const wrong = columns.map((column) => values.filter((value, i) => value !== column[i]).length);
  const nearest = columns[wrong.indexOf(Math.min(...wrong))] ?? [];
  mustBeSame(nearest, values, what);
}

export const exportChecks: readonly Check[] = EXPORTS.map(({ id, list, cells, more = {} }) => ({
  group: "exports",
  name: `${id} has the rows of its list in their order, and a column for each value`,
  about: id,
  async play(world: World) {
    const of = listOf(list);
    const given = await filled(world, of);
    // An export of the staff is an act of the audit itself, so the list is read first.
    const listed = (await walk(world, of, given)).rows;
    const { body } = await succeed(world, id, asking(of, given, more));
    const [titles = [], ...rows] = sheetOf(body);
    mustBeSame(rows.length, listed.length, `Rows of ${id}`);
    mustBeSame(
      titles.filter((title, i) => title === "" || titles.indexOf(title) !== i),
      [],
      "Titles that are not one",
    );
    mustBeSame(
      rows.filter((row) => row.length > titles.length).length,
      0,
      "Rows with cells beside the titles",
    );
    const shown = listed.slice(0, MOST_ROWS).map(cells);
    for (const name of Object.keys(shown[0] ?? {}))
      mustHaveColumn(
        rows.slice(0, MOST_ROWS),
        shown.map((row) => text(row[name]!)),
        `Column of ${name}`,
      );
  },
}));
