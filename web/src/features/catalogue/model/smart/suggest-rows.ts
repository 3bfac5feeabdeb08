import type { Schema } from "@marsa/api-spec/client-problem";
import { chipsOf, type WordOf } from "../search/chips.ts";
import { CHOICE_FIELDS, RANGE_FIELDS, type Field } from "../search/field-names.ts";
import { choiceOf, isChoice, rangeOf } from "../search/fields.ts";
import { isSameList } from "../search/list-search.ts";
import { type ListSearch, LONGEST_Q, type Sort } from "../search/read-list-search.ts";
import { isSection, SECTION_WORDS } from "../search/sections.ts";
import type { LotCard } from "../list/queries.ts";
import { listOfFilter } from "./smart-address.ts";
import type { Suggestions } from "./suggest-query.ts";

/** Where a row leads. `whole`: to the list that the whole text means. */
export type Choice =
  | { readonly to: "list"; readonly search: ListSearch; readonly whole: boolean }
  | { readonly to: "lot"; readonly id: number }
  | { readonly to: "save"; readonly search: ListSearch };

/** Gets the chosen list or lot, and the text. */
export type OnChoose = (choice: Exclude<Choice, { to: "save" }>, text: string) => void;

export interface SuggestRow {
  readonly key: string;
  readonly kind: "name" | "place" | "whole" | "way" | "words" | "lot" | "save";
  /** The heading above its group. */
  readonly group: string | null;
  readonly text: string;
  /** The part of the text that is bold. */
  readonly bold: string | null;
  readonly count: number | null;
  readonly choice: Choice;
  readonly lot?: LotCard;
}

const GROUPS = {
  mark: "Make",
  model: "Model",
  community: "Community",
  city: "City",
  type: "Property type",
} as const;

/** Returns the list of a section and filter. */
export function listOf(
  section: string,
  filter: Schema<"Filter">,
  sort: Schema<"Sort"> | null = null,
): ListSearch {
  const search = listOfFilter(filter);
  const order = sort as Sort | null;
  return {
    ...search,
    ...(section !== "all" && { section }),
    ...(order !== null && order !== "ending" && { sort: order }),
  };
}

/** Returns the rows of suggestions, in the order of the screen. The first one is chosen; the last one saves. */
export function rowsOf(found: Suggestions, text: string, wordOf: WordOf): SuggestRow[] {
  const { read, count, lot, lots, ways } = found;
  if (lot) return [lotRow(lot, null)];
  const search = listOf(read.section, read.filter, read.sort);
  const names = nameRows(found, text, wordOf);
  const isNamed = names.some(({ choice }) => choice.to === "list" && choice.whole);
  const chips = chipsOf(search, wordOf).map((chip) => chip.text);
  const whole: SuggestRow[] =
    count === 0 ||
    isNamed ||
    Object.keys(search).length === 0 ||
    (read.filter.q !== undefined && names.length > 0)
      ? []
      : [row("whole", "All of it", chips.join(", "), null, count, { to: "list", search, whole: true })];
  const words: SuggestRow[] =
    count > 0 || ways.some(hasConditions)
      ? []
      : [
          row("words", null, `Search for “${text}”`, null, null, {
            to: "list",
            search: { q: text },
            whole: false,
          }),
        ];
  return [
    ...whole,
    ...words,
    ...(count === 0 ? wayRows(found, wordOf) : []),
    ...names,
    ...lots.map((each) =>
      lotRow(each, count === 0 && ways.some(hasConditions) ? "Closest lots" : "Lots, ending first"),
    ),
    row(
      "save",
      null,
      count === 0 || !isNamed ? "this search" : (titleOf(found) ?? "this search"),
      null,
      null,
      { to: "save", search: withLost(search, read.lost) },
    ),
  ];
}

/** Returns a list with the words of no lot: the next lot may have them. */
function withLost(search: ListSearch, lost: readonly string[]): ListSearch {
  const words = [...(search.q === undefined ? [] : [search.q]), ...lost].join(" ").slice(0, LONGEST_Q);
  return words === "" ? search : { ...search, q: words };
}

/** Returns the text as it was corrected: "patrl" → "Patrol"; null: nothing was, or the letters only begin a name. */
export function correctedText({ read, groups }: Suggestions, text: string): string | null {
  const wrong = read.parts.filter(({ from, to, meant }) => {
    const typed = text.slice(from, to).toLowerCase();
    return meant !== null && !meant.startsWith(typed);
  });
  if (wrong.length === 0) return null;
  const [part] = read.parts;
  const title = read.parts.length === 1 && part?.kind === "understood" ? titleOf({ read, groups }) : null;
  if (title !== null) return title;
  return read.parts.map(({ from, to, meant }) => meant ?? text.slice(from, to)).join(" ");
}

/** Returns the label of the value that the whole text means. */
function titleOf({ read, groups }: Pick<Suggestions, "read" | "groups">): string | null {
  const whole = listOfFilter(read.filter);
  const items = groups.flatMap(({ kind, items: each }) =>
    kind === "where" ? [] : each.filter(({ filter }) => isSameList(besides(kind, filter), {})),
  );
  return items.find(({ filter }) => isSameList(listOfFilter(filter), whole))?.label ?? null;
}

/** Returns the conditions of a list besides the name of a group; a model says its make. */
function besides(kind: keyof typeof GROUPS, filter: Schema<"Filter">): ListSearch {
  const others = Object.entries(filter).filter(
    ([field]) => field !== kind && !(kind === "model" && field === "mark"),
  );
  return listOfFilter(Object.fromEntries(others));
}

function nameRows(found: Suggestions, text: string, wordOf: WordOf): SuggestRow[] {
  const whole = listOfFilter(found.read.filter);
  const title = titleOf(found);
  const last = text.trim().split(/\s+/).at(-1) ?? "";
  const wanted = [last, ...found.read.parts.flatMap(({ meant }) => meant ?? [])];
  return found.groups.flatMap(({ kind, items }) =>
    items.map(({ label, parent, section, filter, count }) => {
      const choice = {
        to: "list",
        search: listOf(section, filter, found.read.sort),
        whole: isSameList(listOfFilter(filter), whole),
      } as const;
      if (kind === "where") {
        const group = found.read.section === "vehicles" || found.read.filter.mark || found.read.filter.model;
        const place = parent === null || parent === label ? label : `${label}, ${parent}`;
        const words = title === null ? place : `${title} in ${place}`;
        return row("place", group ? "Where they stand" : "Where they are", words, title, count, choice);
      }
      const before = kind === "model" && parent !== null ? `${parent} ` : "";
      const after =
        kind === "city" || kind === "community"
          ? parent === null || parent === label
            ? ""
            : `, ${parent}`
          : "";
      const also = chipsOf(besides(kind, filter), wordOf).map((chip) => chip.text);
      const words = [`${before}${label}${after}`, ...also].join(", ");
      return row("name", GROUPS[kind], words, boldOf(label, wanted), count, choice);
    }),
  );
}

/** Returns the letters of a label that were typed: its word that begins like one of the texts. */
export function boldOf(label: string, wanted: readonly string[]): string | null {
  const words = label.split(/(?<=[\s-])/);
  for (const [place, word] of words.entries()) {
    const rest = words.slice(place).join("");
    const found = wanted.find((each) => each !== "" && rest.toLowerCase().startsWith(each.toLowerCase()));
    if (found !== undefined) return rest.slice(0, found.length);
    if (word === "") return null;
  }
  return null;
}

function wayRows({ ways, read }: Suggestions, wordOf: WordOf): SuggestRow[] {
  return ways.map((way) => {
    const { without, section, filter, count } = way;
    const left = listOf(section, filter, read.sort);
    const words = read.filter.q ?? read.lost.join(" ");
    const change = without.map((field) => anyOf(field, words)).join(", ");
    const kept = hasConditions(way) ? chipsOf(left, wordOf).map((chip) => chip.text) : [allOf(section)];
    const choice = { to: "list", search: left, whole: false } as const;
    const group = hasConditions(way) ? "Without one condition" : "No lot fits";
    return row("way", group, [...kept, change].join(", "), change, count, choice);
  });
}

function hasConditions({ filter }: Suggestions["ways"][number]): boolean {
  return Object.keys(filter).length > 0;
}

/** "All vehicles": a way without any condition. */
function allOf(section: string): string {
  return `All ${SECTION_WORDS[isSection(section) ? section : "all"].many}`;
}

/** "any price", "any colour", "anywhere": a condition that is left out. */
function anyOf(field: string, words = ""): string {
  if (field === "q") return `without “${words}”`;
  if (field === "city" || field === "emirate" || field === "community" || field === "bbox") return "anywhere";
  if (field === "you_pay") return "any price";
  if (field === "bedrooms" || field === "seats") return `any number of ${field}`;
  const known = ([...CHOICE_FIELDS, ...RANGE_FIELDS] as Field[]).find((each) => each === field);
  if (!known) return field === "buynow" ? "with or without a buy now price" : "furnished or not";
  const { title } = isChoice(known) ? choiceOf(known) : rangeOf(known);
  return `any ${title.split(",")[0]?.toLowerCase() ?? field}`;
}

function lotRow(lot: LotCard, group: string | null): SuggestRow {
  return { ...row("lot", group, lot.title, null, null, { to: "lot", id: lot.id_auction }), lot };
}

function row(
  kind: SuggestRow["kind"],
  group: string | null,
  text: string,
  bold: string | null,
  count: number | null,
  choice: Choice,
): SuggestRow {
  const place = choice.to === "lot" ? String(choice.id) : JSON.stringify(choice.search);
  return { key: `${kind} ${place}`, kind, group, text, bold, count, choice };
}
