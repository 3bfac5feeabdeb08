/** Translates texts of SQL from SQLite's dialect into PostgreSQL's. */

/** Strings and quoted names, which stay as they are, or one of the things that PostgreSQL writes in another way. */
const PARTS =
  /'(?:[^']|'')*'|"[^"]*"|\?|@\w+|\bmain\.|\bINDEXED BY \w+|\bjson_object\(|\buser\b|\b[a-z]+[A-Z]\w*\b/g;

export interface Translated {
  readonly text: string;
  /** The names of the parameters, where the text names them. */
  readonly names: readonly string[];
}

/** Returns the text with `$1` for the first parameter. A name with a capital letter, and `user`, is quoted. */
export function translate(sql: string): Translated {
  const names: string[] = [];
  let parameters = 0;
  const text = sql.replace(PARTS, (part) => {
    if (part.startsWith("'") || part.startsWith('"')) return part;
    if (part === "?") return `$${++parameters}`;
    if (part.startsWith("@")) return `$${names.push(part.slice(1))}`;
    if (part === "main." || part.startsWith("INDEXED")) return "";
    return part === "json_object(" ? "json_build_object(" : `"${part}"`;
  });
  return { text, names };
}
