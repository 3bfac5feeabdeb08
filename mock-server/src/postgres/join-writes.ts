/** Joins statements of one form: the rows of a table leave in one statement, however many they are. */

export interface Query {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A statement that takes its rows as one JSON text. */
interface Form {
  readonly sql: string;
  /** The columns of the values of a row. */
  readonly columns: readonly string[];
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

const rowsOf = (table: string) => `jsonb_populate_recordset(NULL::${table}, ?::jsonb)`;

function insertForm(sql: string): Form | null {
  const [, table, columns, conflict = ""] = INSERT.exec(sql) ?? [];
  if (table === undefined || columns === undefined) return null;
  const joined = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${rowsOf(table)}${conflict}`;
  return { sql: joined, columns: columns.split(", ") };
}

const namesIn = (text: string): string[] => [...text.matchAll(/(\w+) = \?/g)].map(([, name]) => name!);

function updateForm(sql: string): Form | null {
  const [, table, changes, keys] = UPDATE.exec(sql) ?? [];
  if (table === undefined || changes === undefined || keys === undefined) return null;
  const [changed, key] = [namesIn(changes), namesIn(keys)];
  const set = changed.map((name) => `${name} = v.${name}`).join(", ");
  const where = key.map((name) => `t.${name} = v.${name}`).join(" AND ");
  const joined = `UPDATE ${table} t SET ${set} FROM ${rowsOf(table)} v WHERE ${where}`;
  return { sql: joined, columns: [...changed, ...key] };
}

/** Returns statements that write the same rows. A batch writes each row once, so their order is free. */
export function joinWrites(writes: readonly Query[]): Query[] {
  const rowsBySql = new Map<string, Record<string, unknown>[]>();
  const queries: (() => Query)[] = [];
  for (const write of writes) {
    const form = formOf(write.sql);
    if (!form) {
      queries.push(() => write);
      continue;
    }
    const known = rowsBySql.get(form.sql);
    const rows = known ?? [];
    if (!known) {
      rowsBySql.set(form.sql, rows);
      queries.push(() => (rows.length === 1 ? write : { sql: form.sql, values: [JSON.stringify(rows)] }));
    }
    const { columns } = form;
    for (let at = 0; at < write.values.length; at += columns.length)
      rows.push(Object.fromEntries(columns.map((column, i) => [column, write.values[at + i]])));
  }
  return queries.map((query) => query());
}
