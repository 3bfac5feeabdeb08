/** The tables on PostgreSQL, made from those of SQLite, so that each is written once. */
import type { Database } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";
import { nullsAsOnSqlite } from "./nulls.ts";
import { VIEWS, WORDS } from "./words.ts";

/** All tables and indexes but those of full texts and those behind them. */
const MADE = `SELECT s.name, s.sql FROM sqlite_schema s JOIN pragma_table_list t ON t.name = s.tbl_name AND t.schema = 'main'
  WHERE t.type = 'table' AND s.sql IS NOT NULL ORDER BY s.type DESC, s.name`;

/** Values are stored as SQLite does: truth as 0 or 1, objects as JSON in a text. Texts sort by their bytes. */
const TYPES: Readonly<Record<string, string>> = {
  integer: "bigint",
  numeric: "bigint",
  text: `text COLLATE "C"`,
  real: "double precision",
  blob: "bytea",
};

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/`/g, '"'],
  [/id SERIAL PRIMARY KEY/, "id bigint"],
  [/DEFAULT false/g, "DEFAULT 0"],
  [/DEFAULT true/g, "DEFAULT 1"],
  [/\) VIRTUAL/g, ") STORED"],
  [/\) WITHOUT ROWID/g, ")"],
  [/cast\(([^()]+) as int\)/g, "trunc($1)::bigint"],
];

/**
 * Indexes of what each bid changes. PostgreSQL would write a bid's lot anew into every index: 13 of them were half of a
 * batch. Lists by these orders sort their section.
 */
const OF_BIDS = /lot_list_(price|bids)/;

const FOREIGN_KEY = /,\n\t(FOREIGN KEY .+? ON DELETE no action)/g;
/** The columns of an index, and its condition. */
const INDEX = /^(CREATE (?:UNIQUE )?INDEX \S+ ON \S+ )\((.*?)\)( WHERE .*)?$/s;

interface Made {
  readonly name: string;
  readonly sql: string;
}

export interface Schema {
  /** Makes tables and functions. */
  readonly tables: readonly string[];
  /** Makes what rows need only once they are there: indexes, references, numbers of later rows. */
  readonly rest: readonly string[];
}

/** Returns the statements that make the tables of a migrated SQLite database. */
export function schemaOf(db: Database): Schema {
  const made = sqlite(db).prepare<[], Made>(MADE).all();
  const tables: string[] = [];
  const [indexes, triggers, foreignKeys]: [string[], string[], string[]] = [[], [], []];
  for (const { name, sql } of made) {
    const typed = sql.replace(
      /([`"]\w+[`"]|\b\w+) (integer|text|real|blob|numeric)\b/g,
      (_, column, type) => `${column} ${TYPES[type]}`,
    );
    const text = REPLACED.reduce((changed, [from, to]) => changed.replace(from, to), typed);
    const [, head, columns, where = ""] = INDEX.exec(text) ?? [];
    if (head !== undefined && columns !== undefined) {
      if (OF_BIDS.test(head)) continue;
      indexes.push(`${head}(${nullsAsOnSqlite(columns)})${where}`);
      continue;
    }
    const number = numberOf(sql);
    if (number !== null)
      triggers.push(
        `CREATE FUNCTION next_${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          SELECT coalesce(max(${number}), 0) + 1 INTO NEW.${number} FROM marsa."${name}"; RETURN NEW; END $$`,
        `CREATE TRIGGER ${number} BEFORE INSERT ON "${name}" FOR EACH ROW WHEN (NEW.${number} IS NULL) EXECUTE FUNCTION next_${name}()`,
      );
    const table = text.replace(FOREIGN_KEY, (_, key) => {
      foreignKeys.push(`ALTER TABLE "${name}" ADD ${key}`);
      return "";
    });
    tables.push(number === "rowid" ? table.replace("(", "(rowid bigint UNIQUE, ") : table);
  }
  return { tables: [...WORDS, ...tables], rest: [...VIEWS, ...indexes, ...triggers, ...foreignKeys] };
}

/** Returns the column that numbers the rows of a table by itself; null: none does. */
export function numberOf(sql: string): "id" | "rowid" | null {
  if (sql.includes("`id` integer PRIMARY KEY")) return "id";
  return /` integer PRIMARY KEY|WITHOUT ROWID|^CREATE TABLE "?__drizzle/.test(sql) ? null : "rowid";
}
