/** Joins reads of one text: the rows for all their values come with one answer. */
import type { Query } from "./join-writes.ts";
import type { Answer, Link } from "./link.ts";

/** Returns the answers to these statements, in their order. All leave in one flight, those of one text as one. */
export async function askJoined(link: Pick<Link, "ask">, queries: readonly Query[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const groups = Map.groupBy(queries.keys(), (at) => joined(queries[at]!) ?? at);
  const ask = async ([text, places]: [string | number, number[]]) => {
    const { sql, values } = queries[places[0]!]!;
    if (typeof text === "number" || places.length === 1) {
      answers[places[0]!] = await link.ask(sql, values);
      return;
    }
    const lists = values.map((_, i) => places.map((at) => queries[at]!.values[i]));
    const answer = await link.ask(text, lists);
    const rows = Map.groupBy(answer.rows, (row) => row.at(-1));
    const names = answer.names.slice(0, -1);
    places.forEach((at, i) => (answers[at] = { ...answer, names, rows: rows.get(i + 1) ?? [] }));
  };
  await Promise.all([...groups].map(ask));
  return answers;
}

/** Returns the text that reads for lists of values, and says last for which; null: values other than numbers and texts. */
function joined({ sql, values }: Query): string | null {
  const parts = sql.split("?");
  if (values.length === 0 || parts.length !== values.length + 1) return null;
  const types = values.map((value) => (Number.isInteger(value) ? "bigint" : "text"));
  if (!values.every((value) => typeof value === "string" || Number.isInteger(value))) return null;
  const lists = types.map((type) => `?::${type}[]`).join(", ");
  const columns = types.map((_, i) => `p${i}`).join(", ");
  const one = types.map((type, i) => `${parts[i]}v.p${i}${type === "text" ? ' COLLATE "C"' : ""}`).join("");
  // OFFSET: PostgreSQL follows the index for each, and never reads the whole table for all of them.
  return `SELECT q.*, v.n FROM unnest(${lists}) WITH ORDINALITY AS v(${columns}, n)
    CROSS JOIN LATERAL (${one}${parts.at(-1)} OFFSET 0) AS q`;
}
