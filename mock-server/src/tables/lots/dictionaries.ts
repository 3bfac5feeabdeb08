/** Reads the closed lists, such as makes and cities. */
import type { DictEntry, DictName } from "../system/dict-names.ts";
import { hash } from "node:crypto";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { asc } from "drizzle-orm";
import { dictionary } from "../schema/system.ts";
import type { Database, Store } from "../../store/store.ts";

type Term = components["schemas"]["Term"];

/** A closed list, and the strong ETag of its content. */
export interface Dictionary {
  readonly name: DictName;
  readonly items: readonly DictEntry[];
  readonly etag: string;
}

/** All closed lists. They are part of the scene and change only with the epoch. */
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
  readonly dictionaries: Promise<Dictionaries>;
}

const cached = new WeakMap<Store, CachedDictionaries>();

/** The closed lists of this store, read once per epoch. */
export function dictionariesOf(store: Store): Promise<Dictionaries> {
  const known = cached.get(store);
  if (known?.epoch === store.epoch) return known.dictionaries;
  const dictionaries = store.read(readAll);
  cached.set(store, { epoch: store.epoch, dictionaries });
  dictionaries.catch(() => cached.delete(store));
  return dictionaries;
}

function readAll(db: Database): Dictionaries {
  const lists = new Map<string, Map<string, DictEntry>>();
  for (const { name, value, label, parent } of db
    .select()
    .from(dictionary)
    .orderBy(asc(dictionary.position))
    .all()) {
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
