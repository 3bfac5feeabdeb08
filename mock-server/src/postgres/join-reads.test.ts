/** Tests of `join-reads.ts`. */
import { expect, it } from "vitest";
import { askJoined } from "./join-reads.ts";
import { Link } from "./link.ts";
import { serverOfTests } from "./test-support/server-of-tests.ts";

const server = await serverOfTests();

const PETS = `CREATE TEMPORARY TABLE pet AS
  SELECT id, 'the sheep''s ' || (id % 2) AS name FROM generate_series(1, 5) AS id`;
const NAMED = "SELECT id, name AS firstName FROM pet WHERE name = ? AND id > ? ORDER BY id DESC";
const COUNTED = "SELECT count(*) AS n FROM pet WHERE name = ?";

it.skipIf(server === null)(
  "asks a text once, and gives each statement its own rows in their order",
  async () => {
    const link = new Link(server!.urlOf("postgres"));
    await link.open();
    await link.ask(PETS);
    const asked: string[] = [];
    const ask: Link["ask"] = (sql, values) => {
      asked.push(sql);
      return link.ask(sql, values);
    };
    const answers = await askJoined({ ask }, [
      { sql: NAMED, values: ["the sheep's 1", 1] },
      { sql: COUNTED, values: [null] },
      { sql: NAMED, values: ["a stranger", 0] },
      { sql: NAMED, values: ["the sheep's 0", 0] },
    ]);
    await link.close();
    expect(answers.map(({ rows }) => rows.map(([first]) => first))).toEqual([[5, 3], [0], [], [4, 2]]);
    expect(answers[0]!.names).toEqual(["id", "firstName"]);
    expect(asked).toHaveLength(2);
  },
);
