import type { Schema } from "@marsa/api-spec/client-problem";
import { readWords } from "#/lib/read-words.ts";

type Filter = NonNullable<Schema<"ClientQuery">["filter"]>;
export type Section = keyof Schema<"ClientCounts">;
export type Sort = NonNullable<Schema<"ClientQuery">["sort"]>;

export const SECTIONS = ["new", "ok", "locked", "drafts", "all"] as const satisfies readonly Section[];
export const SORTS = ["new", "name", "deposit", "expiring"] as const satisfies readonly Sort[];
export const PARTS = ["profile", "documents", "deposit", "lots", "log"] as const;
export const EXPIRING = ["0", "30", "90"] as const;
/** A part of the drawer. */
export type Part = (typeof PARTS)[number];

/** The address of the clients: `/clients?section=ok&q=saleh&form=company&client=12&part=log`. */
export interface ClientsAddress {
  readonly section: Section;
  readonly q?: string;
  readonly type?: "buyer" | "seller";
  readonly form?: "individual" | "company";
  readonly citizenship?: string;
  readonly status?: "draft" | "signed" | "ok";
  /** Only clients with a document that expires within so many days. */
  readonly expiring?: (typeof EXPIRING)[number];
  /** First and last day of sign-up in Dubai, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly sort?: Sort;
  /** Id of the person in the drawer. */
  readonly client?: number;
  /** Id of one of their profiles; by default the one in use. */
  readonly profile?: number;
  readonly part?: Part;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WORD = /^[\w-]{1,40}$/;

/** Reads the address; null for an invalid value: the page does not exist. */
export function readClientsAddress(raw: Readonly<Record<string, unknown>>): ClientsAddress | null {
  try {
    const section = oneOf(raw["section"], SECTIONS) ?? "new";
    return {
      section,
      ...given("q", readWords(raw["q"]) || undefined),
      ...given("type", oneOf(raw["type"], ["buyer", "seller"] as const)),
      ...given("form", oneOf(raw["form"], ["individual", "company"] as const)),
      ...given("citizenship", matching(raw["citizenship"], WORD)),
      ...given("status", oneOf(raw["status"], ["draft", "signed", "ok"] as const)),
      ...given("expiring", oneOf(raw["expiring"], EXPIRING)),
      ...given("from", matching(raw["from"], DAY)),
      ...given("to", matching(raw["to"], DAY)),
      ...given("sort", oneOf(raw["sort"], SORTS)),
      ...given("client", idOf(raw["client"])),
      ...given("profile", idOf(raw["profile"])),
      ...given("part", oneOf(raw["part"], PARTS)),
    };
  } catch {
    return null;
  }
}

/** The address for a link, without default values. */
export function clientsSearch({ section, ...rest }: ClientsAddress): { tab: string } {
  const number = rest.expiring === undefined ? undefined : Number(rest.expiring);
  return { tab: "clients", section: section === "new" ? undefined : section, ...rest, expiring: number } as {
    tab: string;
  };
}

/** The filter of the calls, without the section. */
export function filterOf({ q, type, form, citizenship, status, expiring, from, to }: ClientsAddress): Filter {
  return {
    ...given("q", q),
    ...given("type", type),
    ...given("form", form),
    ...given("citizenship", citizenship),
    ...given("status", status),
    ...given("expiring", expiring === undefined ? undefined : Number(expiring)),
    ...(from !== undefined || to !== undefined
      ? { created: { ...given("from", from), ...given("to", to) } }
      : {}),
  };
}

/** Whether any filter besides the section is set. */
export function isNarrowed(address: ClientsAddress): boolean {
  return Object.keys(filterOf(address)).length > 0;
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}

function idOf(raw: unknown): number | undefined {
  if (raw === undefined) return undefined;
  const id = Number(raw);
  if (!(Number.isSafeInteger(id) && id > 0)) throw new Error("no such id");
  return id;
}

function oneOf<Word extends string>(raw: unknown, words: readonly Word[]): Word | undefined {
  if (raw === undefined) return undefined;
  const known = words.find((word) => word === readWords(raw));
  if (known === undefined) throw new Error("no such word");
  return known;
}

function matching(raw: unknown, pattern: RegExp): string | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw !== "string" || !pattern.test(raw)) throw new Error("no such value");
  return raw;
}
