/** Translates texts of SQL from SQLite's dialect into PostgreSQL's. Functions that it lacks are in `words.ts`. */
import { nullsAsOnSqlite } from "./nulls.ts";

/** Strings and quoted names, which stay as they are, or one of the things that PostgreSQL writes in another way. */
const PARTS =
  /x'(?:[^']*)'|'(?:[^']|'')*'|"[^"]*"|\?|@\w+|\bmain\.|\bINDEXED BY \w+|\w+ MATCH (?:\?|@\w+)|\b(?:LIKE|like)\b|\b(?:json_object|char|group_concat|json_group_array)\(|\buser\b|\b[a-z]+[A-Z]\w*\b/g;

const REPLACED: Readonly<Record<string, string>> = {
  "main.": "",
  LIKE: "ILIKE",
  like: "ilike",
  "json_object(": "json_build_object(",
  "char(": "chr(",
  "group_concat(": "string_agg(",
  "json_group_array(": "json_agg(",
};

export interface Translated {
  readonly text: string;
  /** The names of the parameters, where the text names them. */
  readonly names: readonly string[];
}

/** Returns the text with `$1` for the first parameter. A name with a capital letter, and `user`, is quoted. */
export function translate(sql: string): Translated {
  const names: string[] = [];
  let parameters = 0;
  const written = (part: string): string => {
    if (part.startsWith("'") || part.startsWith('"')) return part;
    if (part.startsWith("x'")) return `'\\x${part.slice(2, -1)}'::bytea`;
    if (part === "?") return `$${++parameters}`;
    if (part.startsWith("@")) return `$${placeIn(names, part.slice(1))}`;
    if (part.startsWith("INDEXED")) return "";
    const [, query] = / MATCH (.+)/.exec(part) ?? [];
    return query === undefined ? (REPLACED[part] ?? `"${part}"`) : `found(searched, ${written(query)})`;
  };
  const text = sql
    .replace(PAST, "")
    .replace(/\bCROSS JOIN (?=\w+ \w+ ON\b)/g, "JOIN ")
    .replace(/\bcast\(([^()]+) as int\)/g, "trunc($1)::bigint")
    .replace(/\bon conflict \([^)]+\)/g, (target) => target.replaceAll(/"\w+"\./g, ""))
    .replace(PARTS, (part, at: number, whole: string) => {
      const isCounted = /^\s*[-+*/]\s*\d/.test(whole.slice(at + part.length));
      return written(part) + (isCounted && /^[?@]/.test(part) ? "::bigint" : "");
    });
  return { text: inOrder(text), names };
}

/** Returns the number of a name, from 1: equal names are one parameter, whose type all its uses tell. */
function placeIn(names: string[], name: string): number {
  return names.indexOf(name) + 1 || names.push(name);
}

/** Rows of the archive, which PostgreSQL does not have, in a recursive query. */
const PAST = /\s*UNION ALL SELECT (?:(?!UNION)[^()])* JOIN past_\w+ (?:[^()]|\([^()]*\))*/g;

/** Each ORDER BY, the inner ones first, with the place of null. */
function inOrder(sql: string): string {
  return [...sql.matchAll(/\border by\s/gi)]
    .toReversed()
    .reduce((text, { index }) => text.slice(0, index + 9) + nullsAsOnSqlite(text.slice(index + 9)), sql);
}
