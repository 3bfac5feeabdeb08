/** Tests of `clean-up.ts`. */
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { bid } from "../sqlite/test-support/commands.ts";
import { callBack } from "../tables/schema/identity.ts";
import { session } from "../tables/schema/people.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { HOUR_MS, START } from "../sqlite/test-support/people.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { cleanUp } from "./clean-up.ts";
import { orm, sqlite, type Connection } from "../tables/system/driver.ts";

const noFiles = { sweep: async () => undefined };

const silent = { warn: () => undefined, error: () => undefined };

it("requests for a call go after the 90 days that the policy promises, called or not", async () => {
  const { store, clock, query } = await openTestStore();
  const asked = { name: "Omar", phone: "+971501112233", at: START };
  await store.write((db) => {
    orm(db).insert(callBack).values(asked).run();
    orm(db)
      .insert(callBack)
      .values({ ...asked, doneAt: START, note: "Spoken" })
      .run();
    orm(db)
      .insert(callBack)
      .values({ ...asked, at: START + 24 * HOUR_MS })
      .run();
  });
  const kept = async (days: number) => {
    clock.set(START + days * 24 * HOUR_MS);
    const parts = { store, clock, realNow: () => START, terms: defaultTerms, files: noFiles, log: silent };
    await cleanUp(parts).stop();
    return query("SELECT at FROM call_back").length;
  };
  expect([await kept(90), await kept(90.5), await kept(91.5)]).toEqual([3, 1, 0]);
  const policy = readFileSync(new URL("../../../web/public/policy/_payload.json", import.meta.url), "utf8");
  expect(policy).toContain("Call-back requests: 90 days");
});

it("the cleanup deletes answers of expired keys and long-ended sessions, nothing else", async () => {
  const { store, clock, query } = await openTestStore();
  await bid(store, { lot: 1, user: 1, amount: 21_000, key: "yesterday" });
  clock.set(START + 2 * HOUR_MS);
  await bid(store, { lot: 1, user: 2, amount: 22_000, key: "today" });
  await store.write((db) => {
    orm(db)
      .insert(session)
      .values({ tokenHash: "over", userId: 1, createdAt: 0, usedAt: START - 37 * HOUR_MS })
      .run();
    orm(db).insert(session).values({ tokenHash: "in use", userId: 1, createdAt: START, usedAt: START }).run();
  });
  clock.set(START + 25 * HOUR_MS);
  const job = cleanUp({
    store,
    clock,
    realNow: () => START,
    terms: defaultTerms,
    files: noFiles,
    log: silent,
  });
  await job.stop();
  expect(query("SELECT key FROM idempotency")).toEqual([{ key: "today" }]);
  expect(query("SELECT token_hash FROM session")).toEqual([{ token_hash: "in use" }]);
});

it("many due rows go a hundred at a time beside the commits of others, without a look at the others, and no cache is dropped", async () => {
  const { store, clock, query } = await openTestStore();
  const DUE = 250;
  await store.write((db) => {
    const sql = sqlite(db);
    const at = START - 100 * 24 * HOUR_MS;
    const plant = (statement: string, ...values: unknown[]) => {
      const insert = sql.prepare(statement);
      for (let row = 0; row < DUE; row += 1) insert.run(String(row), ...values);
    };
    plant(
      "INSERT INTO idempotency (key, user_id, call, hash, answer, at) VALUES (?, 1, 'bid', '', '{}', ?)",
      at,
    );
    plant("INSERT INTO session (token_hash, user_id, created_at, used_at) VALUES (?, 1, ?, ?)", at, START);
    plant(
      "INSERT INTO session (token_hash, user_id, created_at, used_at) VALUES ('u' || ?, 1, ?, ?)",
      START,
      at,
    );
    plant("INSERT INTO lane_event (queue_id, seq, at, event) VALUES (1, ?, ?, '{}')", at);
    plant(
      "INSERT INTO notification (user_id, kind, text, at) VALUES (1, 'account', ?, ?)",
      at - 300 * 24 * HOUR_MS,
    );
    plant("INSERT INTO call_back (name, phone, at) VALUES (?, '', ?)", at);
    plant(
      "INSERT INTO code (contact, purpose, user_id, sent_at, expires_at, tries_left) VALUES (?, 'login', 0, ?, ?, 1)",
      at,
      at,
    );
  });
  clock.set(START + HOUR_MS);
  const commits: { deleted: number; plans: string[]; wrote: boolean }[] = [];
  store.onCommit(({ wrote }) => commits.length > 0 && (commits.at(-1)!.wrote ||= wrote));
  const counting: Pick<typeof store, "writeUnrelated"> = {
    writeUnrelated: (fn) =>
      store.writeUnrelated(async (db, notify) => {
        const statements: string[] = [];
        const { prepare } = sqlite(db);
        const spy = vi.spyOn(sqlite(db), "prepare").mockImplementation((text: string) => {
          statements.push(text);
          return prepare.call(sqlite(db), text);
        });
        const before = sqlite(db).prepare("SELECT total_changes() AS n").get() as { n: number };
        const result = await fn(db, notify);
        const after = sqlite(db).prepare("SELECT total_changes() AS n").get() as { n: number };
        spy.mockRestore();
        const deletes = statements.filter((text) => /^delete/i.test(text));
        const plans = deletes.flatMap((text) => planOf(sqlite(db), text));
        commits.push({ deleted: after.n - before.n, plans, wrote: false });
        return result;
      }),
  };
  const parts = { store: counting, clock, realNow: () => START, terms: defaultTerms, files: noFiles };
  const job = cleanUp({ ...parts, log: silent });
  await expect.poll(() => query("SELECT count(*) AS n FROM lane_event")).toEqual([{ n: 0 }]);
  await job.stop();
  expect(
    query(
      "SELECT (SELECT count(*) FROM session) AS s, (SELECT count(*) FROM code) AS c, (SELECT count(*) FROM call_back) AS b, (SELECT count(*) FROM notification) AS n, (SELECT count(*) FROM lane_event) AS l",
    ),
  ).toEqual([{ s: 0, c: 0, b: 0, n: 0, l: 0 }]);
  expect(commits.flatMap(({ deleted }) => (deleted > 0 ? [deleted] : []))).toEqual(
    Array.from({ length: 21 }, (_, at) => (at % 3 === 2 ? 50 : 100)),
  );
  expect(commits.some(({ wrote }) => wrote)).toBe(false);
  // A scan reads the oldest rows in their order, and ends at the limit.
  const lines = [...new Set(commits.flatMap(({ plans }) => plans))];
  expect(lines.filter((line) => line.startsWith("SCAN"))).toEqual([
    "SCAN call_back",
    "SCAN idempotency",
    "SCAN notification",
    "SCAN lane_event",
  ]);
});

/** Returns how SQLite finds the rows of a statement. @throws Error for a statement without a limit. */
function planOf(connection: Connection, statement: string): string[] {
  expect(statement.toLowerCase()).toContain("limit ?");
  const values = Array.from(statement.matchAll(/\?/g), () => 1);
  const lines = connection.prepare(`EXPLAIN QUERY PLAN ${statement}`).all(...values) as { detail: string }[];
  return lines.map(({ detail }) => detail);
}
