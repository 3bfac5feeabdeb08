/** Inserts the dictionaries. */
import type { DictName } from "../../../tables/system/dict-names.ts";
import { dictionary } from "../../../tables/schema/system.ts";
import type { Database } from "../../../store/store.ts";
import { DICTIONARIES } from "./dictionaries.ts";

/** Inserts the dictionaries in order. */
export function insertDictionaries(db: Database): void {
  for (const name of Object.keys(DICTIONARIES) as DictName[]) {
    const rows = DICTIONARIES[name].map((entry, position) => ({ name, ...entry, position }));
    db.insert(dictionary).values(rows).run();
  }
}
