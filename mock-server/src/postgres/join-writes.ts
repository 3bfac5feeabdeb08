/** Joins statements of one form: the rows of a table leave in one statement, however many they are. */

export interface Query {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A statement that writes rows of a table. */
interface Form {
  /** What statements of this form have in common. */
  readonly name: string;
  /** The columns of the values of a row. */
  readonly columns: readonly string[];
  /** Returns the statement that writes `rows`, which are named `v`. `valueOf`: a column of theirs, or NULL. */
  readonly sqlOf: (rows: string, valueOf: (column: string) => string) => string;
}

const INSERT = /^INSERT INTO (\w+) \(([\w, ]+)\) VALUES (?:\([?, ]+\)(?:, )?)+(\s+ON CONFLICT .+)?$/s;
const UPDATE = /^UPDATE (\w+) SET ([\w\s=?,]+) WHERE ([\w\s=?]+)$/;

const forms = new Map<string, Form | null>();

/** Returns the form of a statement of the batch; null for any other. */
function formOf(sql: string): Form | null {
  let form = forms.get(sql);
  if (form === undefined) forms.set(sql, (form = insertForm(sql) ?? updateForm(sql)));
  return form;
}

function insertForm(sql: string): Form | null {
  const [, table, names, conflict = ""] = INSERT.exec(sql) ?? [];
  if (table === undefined || names === undefined) return null;
  const name = `INSERT INTO ${table} (${names})`;
  const columns = names.split(", ");
  return {
    name: name + conflict,
    columns,
    sqlOf: (rows, valueOf) => `${name} SELECT ${columns.map(valueOf).join(", ")} FROM ${rows}${conflict}`,
  };
}

const namesIn = (text: string): string[] => [...text.matchAll(/(\w+) = \?/g)].map(([, name]) => name!);

function updateForm(sql: string): Form | null {
  const [, table, changes, keys] = UPDATE.exec(sql) ?? [];
  if (table === undefined || changes === undefined || keys === undefined) return null;
  const [changed, key] = [namesIn(changes), namesIn(keys)];
  const where = key.map((name) => `t.${name} = v.${name}`).join(" AND ");
  return {
    name: sql,
    columns: [...changed, ...key],
    sqlOf(rows, valueOf) {
      const set = changed.map((name) => `${name} = ${valueOf(name)}`).join(", ");
      return `UPDATE ${table} t SET ${set} FROM ${rows} WHERE ${where}`;
    },
  };
}

/** Returns statements that write the same rows. A batch writes each row once, so their order is free. */
export function joinWrites(writes: readonly Query[]): Query[] {
  const groups = Map.groupBy(writes, (write) => formOf(write.sql)?.name ?? write);
  return [...groups.values()].flatMap((some) => joined(some, formOf(some[0]!.sql)));
}

/** The values of a column go as one list, which PostgreSQL reads in a third of the time of JSON. */
function joined(writes: readonly Query[], form: Form | null): readonly Query[] {
  const values = writes.flatMap((write) => write.values);
  if (!form || values.length === form.columns.length) return writes;
  const lists = form.columns.map((): unknown[] => []);
  values.forEach((value, i) => lists[i % lists.length]!.push(value));
  const types = new Map<string, string>();
  const given: unknown[] = [];
  form.columns.forEach((name, i) => {
    const value = lists[i]!.find((each) => each !== null);
    if (value === undefined) return;
    const isNumber = typeof value === "number";
    types.set(name, isNumber ? "?::bigint[]" : "?::text[]");
    // A list of numbers is written as in JSON, but for its braces.
    given.push(isNumber ? `{${JSON.stringify(lists[i]).slice(1, -1)}}` : lists[i]);
  });
  const rows = `unnest(${[...types.values()].join(", ")}) AS v(${[...types.keys()].join(", ")})`;
  return [{ sql: form.sqlOf(rows, (name) => (types.has(name) ? `v.${name}` : "NULL")), values: given }];
}
