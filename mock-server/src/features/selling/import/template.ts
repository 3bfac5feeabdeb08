/** Writes the template of an import: titles, widths, and a drop-down list for each closed list. Runs in a process. */
import writeExcelFile, { type CellObject } from "write-excel-file/node";
import type { Schema } from "../../../http/handler.ts";
import { choicesOf, importFields, type ImportField, type Lists } from "./columns.ts";
import { listFeature, type DropDown } from "./drop-downs.ts";
import { MOST_ROWS } from "./preview.ts";
import { sampleCells } from "./sample.ts";
import { letters } from "./sheet-cells.ts";

/** Characters. */
const WIDTH = { narrow: 14, wide: 24 } as const;
const LISTS = "Lists";
const EXAMPLE = "Example";

/** Returns the bytes of the template of a kind. `now`: ms since 1970 UTC, for the times of the example. */
export async function templateBytes(
  kind: Schema<"Kind">,
  lists: Lists,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const fields = importFields(kind);
  const head = fields.map(({ title, required }): CellObject => ({
    value: required ? `${title} *` : title,
    type: String,
    fontWeight: "bold",
    wrap: true,
  }));
  const columns = listColumns(fields, lists);
  const depth = Math.max(...columns.map(({ values }) => values.length));
  const listRows = Array.from({ length: depth }, (_, row) =>
    columns.map(({ values }): CellObject | null => {
      const value = values[row];
      return value === undefined ? null : { value, type: String };
    }),
  );
  const example = sampleCells(kind, fields, { lists, now }).map((value): CellObject => ({
    value,
    type: String,
  }));
  const widths = fields.map(({ type }) => ({ width: type === "longtext" ? WIDTH.wide : WIDTH.narrow }));
  const buffer = await writeExcelFile(
    [
      {
        data: [head],
        sheet: kind === "vehicle" ? "Vehicles" : "Apartments",
        columns: widths,
        stickyRowsCount: 1,
      },
      // On a sheet of its own: only the first sheet is read, so that the example never becomes a lot.
      { data: [head, example], sheet: EXAMPLE, columns: widths, stickyRowsCount: 1 },
      {
        data: [columns.map(({ title }): CellObject => ({ value: title, type: String })), ...listRows],
        sheet: LISTS,
      },
    ],
    { features: [listFeature(dropDowns(fields, columns))] },
  ).toBuffer();
  return new Uint8Array(buffer);
}

/** A column of the sheet of lists. */
interface ListColumn {
  readonly title: string;
  /** The field that takes its values; `parent`: the list whose rows name the parents. */
  readonly field: string;
  readonly values: readonly string[];
}

/** The lists side by side; a list with parents has the labels of its parents before it, sorted by parent. */
function listColumns(fields: readonly ImportField[], lists: Lists): ListColumn[] {
  return fields.flatMap((field) => {
    const choices = choicesOf(field, lists);
    if (!choices) return [];
    const parents = PARENTS[field.name] === undefined ? null : (lists[PARENTS[field.name]!] ?? []);
    if (!parents)
      return [{ title: field.label, field: field.name, values: choices.map(({ label }) => label) }];
    const sorted = parents.flatMap(({ value, label }) =>
      choices
        .filter(({ parent }) => parent === value)
        .map((choice) => ({ parent: label, label: choice.label })),
    );
    return [
      {
        title: `${field.label} of`,
        field: `${field.name}.parent`,
        values: sorted.map(({ parent }) => parent),
      },
      { title: field.label, field: field.name, values: sorted.map(({ label }) => label) },
    ];
  });
}

const PARENTS: Readonly<Record<string, "marks" | "emirates">> = { model: "marks", city: "emirates" };
const PARENT_FIELDS: Readonly<Record<string, string>> = { model: "mark", city: "emirate" };

function dropDowns(fields: readonly ImportField[], columns: readonly ListColumn[]): DropDown[] {
  return fields.flatMap(({ name }, place): DropDown[] => {
    const at = columns.findIndex(({ field }) => field === name);
    const column = columns[at];
    if (!column || column.values.length === 0) return [];
    const cells = `${letters(place)}2:${letters(place)}${MOST_ROWS + 1}`;
    const own = letters(at);
    const last = column.values.length + 1;
    const parentField = PARENT_FIELDS[name];
    if (parentField === undefined) return [{ cells, formula: `${LISTS}!$${own}$2:$${own}$${last}` }];
    // Only the rows of the parent that this row has chosen.
    const of = letters(at - 1);
    const chosen = `$${letters(fields.findIndex((field) => field.name === parentField))}2`;
    const range = `${LISTS}!$${of}$2:$${of}$${last}`;
    const first = `MATCH(${chosen},${range},0)-1`;
    return [{ cells, formula: `OFFSET(${LISTS}!$${own}$2,${first},0,COUNTIF(${range},${chosen}),1)` }];
  });
}
