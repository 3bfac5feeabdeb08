/** Sorts nulls as SQLite does: as the smallest value. */
import { openWriter } from "../sqlite/connection.ts";
import { sqlite } from "../tables/system/driver.ts";

/** Columns that are never null in any table: their order needs no word, which an index would have to repeat. */
const NEVER_NULL = `SELECT c.name FROM pragma_table_list t JOIN pragma_table_xinfo(t.name) c
  WHERE t.schema = 'main' AND t.type = 'table' GROUP BY c.name HAVING min(c."notnull" OR c.pk) = 1`;

let names: ReadonlySet<string> | undefined;

function neverNull(): ReadonlySet<string> {
  if (names) return names;
  const db = openWriter({ file: ":memory:", durable: false });
  names = new Set(sqlite(db).prepare<[], string>(NEVER_NULL).pluck().all());
  sqlite(db).close();
  return names;
}

/** What ends the terms of an order, outside all brackets. */
const END = /^(LIMIT|OFFSET|UNION|RETURNING|ROWS|RANGE|GROUPS|FOR|ON)\b/i;
const COLUMN = /^(?:"?\w+"?\.)?"?(\w+)"?$/;

/** Returns the terms of an order, each with the place of null. What follows the terms stays as it is. */
export function nullsAsOnSqlite(text: string): string {
  let depth = 0;
  let from = 0;
  let done = "";
  const end = (at: number) => {
    done += withNulls(text.slice(from, at));
    from = at;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === "'" || sign === '"') at = text.indexOf(sign, at + 1);
    else if (sign === "(") depth++;
    else if (sign === ")" && depth-- === 0) return (end(at), done + text.slice(at));
    else if (depth === 0 && sign === ",") end(at);
    else if (depth === 0 && /\s/.test(text[at - 1] ?? "") && END.test(text.slice(at)))
      return (end(at), done + text.slice(at));
  }
  end(text.length);
  return done;
}

function withNulls(term: string): string {
  const [, comma = "", expression = "", direction = "", rest = ""] =
    /^(,?\s*)(.*?)(\s+(?:ASC|DESC))?(\s*)$/is.exec(term) ?? [];
  const column = COLUMN.exec(expression)?.[1];
  if (/\bNULLS\b/i.test(term) || (column !== undefined && neverNull().has(column))) return term;
  const place = /DESC/i.test(direction) ? "LAST" : "FIRST";
  const ordered = column === undefined ? `(${expression})` : expression;
  return `${comma}${ordered}${direction} NULLS ${place}${rest === "" ? " " : rest}`;
}
