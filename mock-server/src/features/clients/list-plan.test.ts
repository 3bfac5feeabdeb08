/** Tests: list plan. */
import { describe, expect, it } from "vitest";
import { openTestStore } from "../../sqlite/test-support/open.ts";
import { SEARCH } from "./list-words.ts";
import { findClients, type ClientList } from "./repository.ts";
import { sqlite } from "../../tables/system/driver.ts";

/** Reads a page and returns SQLite's query plan. */
async function planOf(list: Partial<ClientList>) {
  const { store } = await openTestStore();
  const asked: string[] = [];
  const watched = {
    ...store,
    read: <T>(query: Parameters<typeof store.read<T>>[0]) =>
      store.read<T>((db) => {
        const client = new Proxy(sqlite(db), {
          get(target, key) {
            if (key !== "prepare") return Reflect.get(target, key, target) as unknown;
            return (sql: string) => {
              asked.push(sql);
              return target.prepare(sql);
            };
          },
        });
        return query(Object.assign(Object.create(db) as typeof db, { $client: client }));
      }),
  } as typeof store;
  await findClients(watched, { filter: {}, sort: "new", after: null, limit: 24, now: 0, ...list });
  const page = asked.find((sql) => sql.includes("ORDER BY r."));
  if (page === undefined) throw new Error("No page was asked for.");
  const values = Array.from({ length: page.split("?").length - 1 }, () => 1);
  return store.read((db) =>
    (
      sqlite(db)
        .prepare(`EXPLAIN QUERY PLAN ${page}`)
        .all(...values) as { detail: string }[]
    )
      .map(({ detail }) => detail)
      .join("; "),
  );
}

describe("A page of clients", () => {
  it.each([
    ["new", "all", "client_row_new"],
    ["new", "ok", "client_row_tab_new"],
    ["name", "all", "client_row_name"],
    ["name", "locked", "client_row_tab_name"],
    ["expiring", "all", "client_row_expiring"],
  ] as const)("by %s of %s uses its index, without sorting", async (sort, tab, index) => {
    const plan = await planOf({ sort, filter: { tab } });
    expect(plan).toContain(index);
    expect(plan).not.toContain("TEMP B-TREE");
  });

  it("is found by the trigram index", async () => {
    const { store } = await openTestStore();
    const plan = await store.read((db) =>
      sqlite(db).prepare(`EXPLAIN QUERY PLAN ${SEARCH}`).all("saleh", 501),
    );
    expect(plan).toMatchObject([
      { detail: expect.stringContaining("client_search VIRTUAL TABLE INDEX") as string },
    ]);
  });
});
