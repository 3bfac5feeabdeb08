/** Reads the closed lists, such as makes and cities. */
import { type DictEntry, type DictName, valueOfLabel } from "../schema/dict-names.ts";
import { hash } from "node:crypto";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { and, asc, count, eq, gte, sql } from "drizzle-orm";
import { dictionary } from "../schema/system.ts";
import type { Database, Store } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";
import { once } from "../system/prepared.ts";

type Term = components["schemas"]["Term"];

/** A closed list, and the strong ETag of its content. */
export interface Dictionary {
  readonly name: DictName;
  readonly items: readonly DictEntry[];
  readonly etag: string;
}

/** All closed lists. They are part of the scene; the staff add values. */
export interface Dictionaries {
  /** The list of this name; undefined: none. */
  named(name: string): Dictionary | undefined;
  /** The entry of this value; undefined for a removed value. */
  entry(name: DictName, value: string): DictEntry | undefined;
  /** A value with its label; a removed value is its own label. */
  term(name: DictName, value: string): Term;
}

interface CachedDictionaries {
  readonly epoch: string;
  /** Their version: entries are added, and never removed or changed. */
  readonly entries: unknown;
  readonly dictionaries: Promise<Dictionaries>;
}

const cached = new WeakMap<Store, CachedDictionaries>();
const size = once((db) => asyncOrm(db).select({ entries: count() }).from(dictionary).prepare());

/** The closed lists of this store, read again when an entry was added, which another process may have done. */
export async function dictionariesOf(store: Store): Promise<Dictionaries> {
  const entries = (await store.read((db) => size(db).get()))?.entries;
  const known = cached.get(store);
  if (known?.epoch === store.epoch && known.entries === entries) return known.dictionaries;
  const dictionaries = store.read(dictionariesIn);
  cached.set(store, { epoch: store.epoch, entries, dictionaries });
  dictionaries.catch(() => cached.delete(store));
  return dictionaries;
}

/**
 * Adds a value in the order of the labels, inside a write.
 * @returns null when the list has the label already.
 */
export async function addEntry(
  db: Database,
  name: DictName,
  { label, parent }: { readonly label: string; readonly parent: string | null },
): Promise<DictEntry | null> {
  const rows = await asyncOrm(db)
    .select()
    .from(dictionary)
    .where(eq(dictionary.name, name))
    .orderBy(asc(dictionary.position));
  const isSame = (row: { label: string; parent: string | null }) =>
    row.parent === parent && row.label.localeCompare(label, "en", { sensitivity: "base" }) === 0;
  if (rows.some(isSame)) return null;
  const stem = [parent, valueOf(label)].filter(Boolean).join("-");
  const values = new Set(rows.map(({ value }) => value));
  let value = stem;
  for (let n = 2; values.has(value); n++) value = `${stem}-${n}`;
  const next = rows.findIndex((row) => row.label.localeCompare(label, "en", { numeric: true }) > 0);
  const place = next === -1 ? rows.length : next;
  const position = rows[place]?.position ?? (rows.at(-1)?.position ?? 0) + 1;
  await asyncOrm(db)
    .update(dictionary)
    .set({ position: sql`${dictionary.position} + 1` })
    .where(and(eq(dictionary.name, name), gte(dictionary.position, position)));
  await asyncOrm(db).insert(dictionary).values({ name, value, label, parent, position });
  return { value, label, ...(parent !== null && { parent }) };
}

/** A label as a value; where its letters give none, or the reserved "other", their numbers. */
function valueOf(label: string): string {
  const plain = valueOfLabel(label);
  return plain === "" || plain === "other"
    ? Array.from(label, (sign) => sign.codePointAt(0)!.toString(36)).join("")
    : plain;
}

/** Reads the lists as they stand inside a read or a write. */
export async function dictionariesIn(db: Database): Promise<Dictionaries> {
  const lists = new Map<string, Map<string, DictEntry>>();
  for (const { name, value, label, parent } of await asyncOrm(db)
    .select()
    .from(dictionary)
    .orderBy(asc(dictionary.position))) {
    const list = lists.get(name) ?? new Map<string, DictEntry>();
    lists.set(name, list.set(value, { value, label, ...(parent !== null && { parent }) }));
  }
  const dictionaries = new Map(
    [...lists].map(([name, list]) => [name, dictionaryOf(name as DictName, list)]),
  );
  const entry: Dictionaries["entry"] = (name, value) => lists.get(name)?.get(value);
  return {
    named: (name) => dictionaries.get(name),
    entry,
    term: (name, value) => ({ value, label: entry(name, value)?.label ?? value }),
  };
}

function dictionaryOf(name: DictName, list: ReadonlyMap<string, DictEntry>): Dictionary {
  const items = [...list.values()];
  return { name, items, etag: `"${hash("sha256", JSON.stringify(items), "base64url").slice(0, 16)}"` };
}
