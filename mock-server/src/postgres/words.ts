/** What SQLite's texts of SQL say and PostgreSQL lacks, as functions and operators of the schema. */

const sql = (signature: string, body: string, more = ""): string =>
  `CREATE FUNCTION ${signature} LANGUAGE sql IMMUTABLE ${more} AS $$ ${body} $$`;

/** Numbers stand in a JSON text as texts: a column is compared with them by the number. */
const COMPARES = [
  sql("equals(bigint, text) RETURNS boolean", "SELECT $1 = $2::bigint"),
  sql("equals(text, bigint) RETURNS boolean", "SELECT $1::bigint = $2"),
  "CREATE OPERATOR = (LEFTARG = bigint, RIGHTARG = text, FUNCTION = equals)",
  "CREATE OPERATOR = (LEFTARG = text, RIGHTARG = bigint, FUNCTION = equals)",
];

/** A sign before a condition keeps SQLite from an index. */
const SIGNS = [
  sql("itself(boolean) RETURNS boolean", "SELECT $1"),
  "CREATE OPERATOR + (RIGHTARG = boolean, FUNCTION = itself)",
];

const JSON_TEXTS = [
  sql(
    "json_each(text) RETURNS TABLE (key bigint, value text)",
    "SELECT n - 1, value FROM json_array_elements_text($1::json) WITH ORDINALITY AS e(value, n)",
    "ROWS 20",
  ),
  sql("json_array_length(text) RETURNS bigint", "SELECT json_array_length($1::json)"),
  sql("member(text, text) RETURNS text", "SELECT $1::json ->> ltrim($2, '$.')"),
  sql("member(text, integer) RETURNS text", "SELECT $1::json ->> $2"),
  sql("part(text, text) RETURNS json", "SELECT $1::json -> ltrim($2, '$.')"),
  sql("part(text, integer) RETURNS json", "SELECT $1::json -> $2"),
  ...["text", "integer"].flatMap((key) => [
    `CREATE OPERATOR ->> (LEFTARG = text, RIGHTARG = ${key}, FUNCTION = member)`,
    `CREATE OPERATOR -> (LEFTARG = text, RIGHTARG = ${key}, FUNCTION = part)`,
  ]),
];

/** The words of full-text search: small letters without marks, as `features/catalogue/query/words.ts` makes them. */
const FULL_TEXTS = [
  sql(
    "plain(text) RETURNS text",
    `SELECT lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f\\u064b-\\u065f]', '', 'g') COLLATE "pg_c_utf8")`,
  ),
  sql(
    "words_of(text) RETURNS tsvector",
    `SELECT array_to_tsvector(array_remove(regexp_split_to_array(marsa.plain($1) COLLATE "pg_c_utf8", '[^[:alnum:]]+'), ''))`,
  ),
  // A query is made of words in quotes, each with a star where it is a beginning.
  sql(
    "words_asked(text) RETURNS tsquery",
    `SELECT replace(replace(regexp_replace($1, '"([^"]+)"', '''\\1''', 'g'), '*', ':*'), ' ', ' & ')::tsquery`,
  ),
  sql("found(tsvector, text) RETURNS boolean", "SELECT $1 @@ words_asked($2)"),
  sql(
    "found(text, text) RETURNS boolean",
    `SELECT bool_and(strpos(marsa.plain($1), marsa.plain(m[1])) > 0) FROM regexp_matches($2, '"((?:[^"]|"")+)"', 'g') AS m`,
  ),
  `CREATE TABLE lot_search (rowid bigint PRIMARY KEY, title text, number text, words text,
    searched tsvector GENERATED ALWAYS AS (words_of(title || ' ' || number || ' ' || words)) STORED)`,
  "CREATE INDEX lot_search_words ON lot_search USING gin (searched)",
];

/** Instants, and what is left. */
const OTHERS = [
  sql(
    "unixepoch(day text, VARIADIC moves text[]) RETURNS bigint",
    "SELECT extract(epoch FROM day::timestamp + (SELECT sum(move::interval) FROM unnest(moves) AS move))::bigint",
  ),
  sql(
    "strftime(text, bigint, text, text) RETURNS text",
    "SELECT to_char(to_timestamp($2) AT TIME ZONE 'UTC' + $4::interval, replace($1, '%Y', 'YYYY'))",
  ),
  `CREATE FUNCTION pragma_table_info(text) RETURNS TABLE (name text) LANGUAGE sql STABLE AS $$
    SELECT attname FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 $$`,
  sql("printf(text, bigint) RETURNS text", "SELECT lpad($2::text, 5, '0')"),
  sql("instr(text, text) RETURNS integer", "SELECT strpos($1, $2)"),
  sql("substr(bytea, bigint, integer) RETURNS bytea", "SELECT substr($1, $2::integer, $3)"),
  ...["bigint", "numeric", "double precision", "text"].flatMap((type) => [
    sql(`max(${type}, ${type}) RETURNS ${type}`, nullOr("greatest")),
    sql(`min(${type}, ${type}) RETURNS ${type}`, nullOr("least")),
  ]),
];

/** SQLite's function of two values is null where one of them is. */
function nullOr(choice: string): string {
  return `SELECT CASE WHEN $1 IS NOT NULL AND $2 IS NOT NULL THEN ${choice}($1, $2) END`;
}

/** In this order, before the tables. */
export const WORDS: readonly string[] = [...COMPARES, ...SIGNS, ...JSON_TEXTS, ...FULL_TEXTS, ...OTHERS];

/** After the tables. The words of clients are found in their rows. */
export const VIEWS: readonly string[] = [
  "CREATE VIEW client_search AS SELECT id AS rowid, words, words AS searched, NULL::text AS client_search FROM client_row",
  "CREATE RULE kept_by_rows AS ON INSERT TO client_search DO INSTEAD NOTHING",
];
