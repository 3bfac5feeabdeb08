/** The tables on PostgreSQL, made from those of SQLite, so that each is written once. */
import type { Database } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";

/**
 * What SQLite has and PostgreSQL lacks. An `id` that is left out is one more than the greatest: the batch gives numbers of
 * its own, which no sequence knows, and only one process writes.
 */
const FUNCTIONS = [
  `CREATE FUNCTION next_id() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('SELECT coalesce(max(id), 0) + 1 FROM %I', TG_TABLE_NAME) INTO NEW.id;
      RETURN NEW;
    END $$`,
  `CREATE FUNCTION unixepoch(day text, VARIADIC moves text[]) RETURNS bigint LANGUAGE sql AS $$
    SELECT extract(epoch FROM day::timestamp + (SELECT sum(move::interval) FROM unnest(moves) AS move))::bigint
  $$`,
];

/** All but the tables of full texts, those behind them, and the list of migrations. */
const MADE = `SELECT s.name, s.sql FROM sqlite_schema s JOIN pragma_table_list t ON t.name = s.tbl_name AND t.schema = 'main'
  WHERE t.type = 'table' AND s.sql IS NOT NULL AND s.name NOT GLOB '__drizzle*' ORDER BY s.type DESC, s.name`;

/** Values are stored as SQLite does: truth as 0 or 1, objects as JSON in a text. Texts sort by their bytes. */
const TYPES: Readonly<Record<string, string>> = {
  integer: "bigint",
  text: `text COLLATE "C"`,
  real: "double precision",
  blob: "bytea",
};

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/`/g, '"'],
  [/DEFAULT false/g, "DEFAULT 0"],
  [/DEFAULT true/g, "DEFAULT 1"],
  [/\) VIRTUAL/g, ") STORED"],
  [/\) WITHOUT ROWID/g, ")"],
  [/cast\(([^()]+) as int\)/g, "trunc($1)::bigint"],
  [/\("(\w+)" ->> '\$\.(\w+)'\)/g, `(("$1"::jsonb ->> '$2'))`],
];

const FOREIGN_KEY = /,\n\t(FOREIGN KEY .+? ON DELETE no action)/g;

interface Made {
  readonly name: string;
  readonly sql: string;
}

/** Returns the statements that make the tables, indexes and functions of a migrated SQLite database. */
export function schemaOf(db: Database): string[] {
  const made = sqlite(db).prepare<[], Made>(MADE).all();
  const foreignKeys: string[] = [];
  const triggers: string[] = [];
  const statements = made.map(({ name, sql }) => {
    const typed = sql.replace(
      /(`\w+`) (integer|text|real|blob)\b/g,
      (_, column, type) => `${column} ${TYPES[type]}`,
    );
    const text = REPLACED.reduce((changed, [from, to]) => changed.replace(from, to), typed);
    if (text.includes('"id" bigint PRIMARY KEY'))
      triggers.push(
        `CREATE TRIGGER next_id BEFORE INSERT ON "${name}" FOR EACH ROW WHEN (NEW.id IS NULL) EXECUTE FUNCTION next_id()`,
      );
    return text.replace(FOREIGN_KEY, (_, key) => {
      foreignKeys.push(`ALTER TABLE "${name}" ADD ${key}`);
      return "";
    });
  });
  return [...FUNCTIONS, ...statements, ...triggers, ...foreignKeys];
}
