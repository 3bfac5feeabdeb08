/** The address of a seller's lots with its filter, and the address of the form of a lot. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { readWords } from "#/lib/read-words.ts";
import { dubaiDate } from "@marsa/api-spec/dates";

const DAY_MS = 86_400_000;
/** First and last day of a period, counted from today. */
const DAYS: Readonly<Record<Period, readonly [from: number, to: number]>> = {
  today: [0, 0],
  next7: [0, 7],
  last7: [-7, 0],
  last30: [-30, 0],
};

/** Returns the filter as the server wants it; an empty one restricts nothing. `now`: ms, for the days of a period. */
export function filterBody({ q, kind, ends }: SaleFilter, now: number): Schema<"Filter"> {
  const dayIn = (days: number) => dubaiDate(now + days * DAY_MS);
  return {
    ...(q !== "" && { q }),
    ...(kind && { kind: [kind] }),
    ...(ends && { ends: { from: dayIn(DAYS[ends][0]), to: dayIn(DAYS[ends][1]) } }),
  };
}

/** A seller’s lots by status. */
export const SECTIONS = [
  "all",
  "draft",
  "moderation",
  "active",
  "summarizing",
  "sold",
  "notsold",
  "hidden",
] as const;

export type Section = (typeof SECTIONS)[number];

export const KINDS = ["vehicle", "apartment"] as const satisfies readonly Schema<"Kind">[];
/** Periods in which the auction of a lot ends, in days of Dubai. */
export const PERIODS = ["today", "next7", "last7", "last30"] as const;

export type Period = (typeof PERIODS)[number];

/** The filters of a section. */
export interface SaleFilter {
  readonly q: string;
  readonly kind?: Schema<"Kind"> | undefined;
  readonly ends?: Period | undefined;
}

/** The address of the list: `/sale?section=draft&q=lexus&kind=vehicle&ends=today`. */
export interface SaleSearch {
  section?: Section;
  q?: string;
  kind?: Schema<"Kind">;
  ends?: Period;
}

/** Reads the address; no section is the first. @throws for a word that names no section, kind or period. */
export function readSaleSearch(search: Record<string, unknown>): SaleSearch {
  const section = oneOf(SECTIONS, search["section"] ?? SECTIONS[0]);
  const [kind, ends] = [search["kind"], search["ends"]];
  return saleSearch(section, {
    q: readWords(search["q"]),
    ...(kind !== undefined && { kind: oneOf(KINDS, kind) }),
    ...(ends !== undefined && { ends: oneOf(PERIODS, ends) }),
  });
}

/** The address of a section as a link wants it. */
export function saleSearch(section: Section, { q, kind, ends }: SaleFilter): SaleSearch {
  return {
    ...(section !== SECTIONS[0] && { section }),
    ...(q !== "" && { q }),
    ...(kind && { kind }),
    ...(ends && { ends }),
  };
}

/** Whether search words or a filter leave lots out. */
export function isNarrowed({ q, kind, ends }: SaleFilter): boolean {
  return q !== "" || kind !== undefined || ends !== undefined;
}

function oneOf<Word extends string>(words: readonly Word[], raw: unknown): Word {
  const known = words.find((word) => word === raw);
  if (known === undefined) throw new Error("no such section or filter");
  return known;
}

/** The route of a lot's form. */
export const EDIT_ROUTE = "/auction/edit/$id";

/** The address of a lot's form; 0 is a new lot. */
export function editPath(id: number): string {
  return `/auction/edit/${id}`;
}
