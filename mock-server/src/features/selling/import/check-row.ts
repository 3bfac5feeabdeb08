/** Checks rows of a spreadsheet against the rules of a draft. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { vinFacts } from "@marsa/api-spec/vin-facts";
import { unusualValues } from "@marsa/api-spec/usual-values";
import type { DictEntry } from "../../../tables/schema/dict-names.ts";
import type { Schema } from "../../../http/handler.ts";
import { draftProblems, type Fields } from "../draft-rules.ts";
import { choicesOf, importFields, type ImportField, type Lists } from "./columns.ts";
import { readCell } from "./read-cell.ts";

type CellProblem = Schema<"CellProblem">;

/** The facts that a check of rows needs. `now`: ms since 1970 UTC. */
export interface RowRules {
  readonly kind: Schema<"Kind">;
  readonly lists: Lists;
  readonly now: number;
}

/** A row as it was read: its fields, one sentence for each field that breaks a rule, and its questions. */
export interface RowFields extends Schema<"CheckedRow"> {
  readonly fields: Fields;
}

/** Returns a function that reads rows with these columns. Unknown names are skipped. */
export function rowReader(
  rules: RowRules,
  columns: readonly string[],
): (row: Schema<"ImportRow">) => RowFields {
  const { kind, lists, now } = rules;
  const known = new Map(importFields(kind).map((field) => [field.name, field]));
  const choices = new Map([...known.values()].map((field) => [field.name, choicesOf(field, lists)]));
  const dictionaries = {
    entry: (name: keyof Lists, wanted: string) => lists[name]?.find(({ value }) => value === wanted),
  };
  return ({ row, cells, confirmed = [] }) => {
    const found = new Map<string, Omit<CellProblem, "field">>();
    const values: Record<string, unknown> = { kind };
    columns.forEach((name, place) => {
      const field = known.get(name);
      const text = cells[place]?.trim() ?? "";
      if (!field || text === "") return;
      const read = readCell(field, text, within(field, choices.get(name) ?? null, values));
      if (read.ok) values[name] = read.value;
      else found.set(name, { message: read.message, ...(read.nearest && { nearest: read.nearest }) });
    });
    const sure = confirmed.filter((name) => known.has(name) && values[name] !== undefined);
    if (sure.length > 0) values["confirmed"] = sure.map((field) => ({ field, value: String(values[field]) }));
    const fields = values as Fields;
    for (const { field, message } of draftProblems(fields, dictionaries, now)) {
      if (known.has(field) && !found.has(field)) found.set(field, { message });
    }
    for (const [field, nearest] of toldByVin(fields, lists, now)) {
      const problem = values[field] === undefined && found.get(field);
      if (problem)
        found.set(field, { message: `${withoutEnd(problem.message)}. The VIN says ${nearest}`, nearest });
    }
    const errors = [...found].map(([field, problem]) => ({ field, ...problem }));
    const notes = unusualValues(fields, now).filter(({ field }) => known.has(field) && !found.has(field));
    return { row, cells, fields, errors, notes };
  };
}

/** Returns the make, year and body that the VIN of a row tells, as its seller would write them. */
function toldByVin({ vin = "" }: Fields, lists: Lists, now: number): readonly (readonly [string, string])[] {
  const { marks, year, body } = vinFacts(vin, Number(dubaiDate(now).slice(0, 4)) + 1);
  const label = (name: keyof Lists, value: string | null | undefined) =>
    lists[name]?.find((entry) => entry.value === value)?.label;
  const told = [
    ["mark", label("marks", marks.length === 1 ? marks[0] : null)],
    ["year", year?.toString()],
    ["body", label("bodies", body)],
  ] as const;
  return told.flatMap(([name, word]) => (word === undefined ? [] : [[name, word] as const]));
}

/** The VIN knows better than a guess: "Did you mean …?" is left out. */
const withoutEnd = (message: string): string => message.replace(/\. Did you mean .*/, "");

/** The parents of dependent lists: a model belongs to a make, a city to an emirate. */
const PARENTS: Readonly<Record<string, string>> = { model: "mark", city: "emirate" };

/** Two makes may have a model of the same name: only those of the row's make count. */
function within(
  { name }: ImportField,
  choices: readonly DictEntry[] | null,
  values: Readonly<Record<string, unknown>>,
): readonly DictEntry[] | null {
  const parent = PARENTS[name] === undefined ? undefined : values[PARENTS[name]];
  return choices && parent !== undefined
    ? choices.filter((entry) => entry.parent === parent || entry.value === OTHER)
    : choices;
}

/** Returns what the browser shows of a row. */
export function presentRow({ row, cells, errors, notes }: RowFields): Schema<"CheckedRow"> {
  return { row, cells, errors, notes };
}
