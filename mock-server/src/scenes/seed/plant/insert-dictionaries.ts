/** Inserts the dictionaries. */
import type { DictName } from "../../../tables/schema/dict-names.ts";
import { dictionary } from "../../../tables/schema/system.ts";
import type { Database } from "../../../store/store.ts";
import { DICTIONARIES } from "../lots/dictionaries.ts";
import { asyncOrm, sqlite } from "../../../tables/system/driver.ts";

let inserts: ReturnType<typeof insertsOf> | undefined;

/** Inserts the dictionaries in order. A process with many databases writes their 700 rows as SQL once. */
export function insertDictionaries(db: Database): void {
  inserts ??= insertsOf(db);
  for (const { sql, params } of inserts)
    sqlite(db)
      .prepare(sql)
      .run(...params);
}

function insertsOf(db: Database) {
  return (Object.keys(DICTIONARIES) as DictName[]).map((name) => {
    const rows = DICTIONARIES[name].map((entry, position) => ({ name, ...entry, position }));
    return asyncOrm(db).insert(dictionary).values(rows).toSQL();
  });
}
