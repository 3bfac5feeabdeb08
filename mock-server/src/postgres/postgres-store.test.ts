/** What only the store on PostgreSQL promises. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bid } from "../sqlite/test-support/commands.ts";
import type { OpenedStore } from "../store/conformance/engine.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Database } from "../store/store.ts";
import { asyncPrepared } from "../tables/system/prepared.ts";
import { cuttingProxy } from "./test-support/cutting-proxy.ts";
import { onPostgres } from "./test-support/engine.ts";
import { runOn } from "./test-support/server.ts";
import { serverOfTests } from "./test-support/server-of-tests.ts";

const server = await serverOfTests();

const TITLE = "UPDATE lot SET title = ? WHERE id = 1";
const PRICE = "SELECT price FROM lot WHERE id = 1";
/** Ends every other connection to this database. */
const CUT = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;
const CUT_OWN = "SELECT pg_terminate_backend(pg_backend_pid())";

const also = (db: Database) =>
  void asyncPrepared(db, "SELECT 1 / 0")
    .get()
    .catch(() => null);

describe.skipIf(server === null)("the store on PostgreSQL", async () => {
  if (!server) return;
  const engine = await onPostgres(server);

  it("goes on after its connections were cut", async () => {
    const { store, query } = await engine.open();
    await bid(store, { lot: 1, user: 1, amount: 21_000 });
    await query(CUT);
    expect(await bid(store, { lot: 1, user: 2, amount: 22_000 })).toMatchObject({ ok: true });
    expect(await store.read((db) => asyncPrepared(db, PRICE).get())).toEqual({ price: 22_000 });
    expect(await store.person(1)).toMatchObject({ id: 1 });
  });

  const set = async (how: string) =>
    runOn(server.urlOf("postgres"), `ALTER SYSTEM ${how}`, "SELECT pg_reload_conf()");
  const endReadOnly = async () => set("RESET default_transaction_read_only");
  /** Makes the running server read-only. Returns a function that ends this. */
  const turnReadOnly = async ({ query }: OpenedStore) => {
    onTestFinished(endReadOnly);
    await set("SET default_transaction_read_only = on");
    await vi.waitFor(async () => {
      const [setting] = await query("SHOW default_transaction_read_only");
      expect(setting).toEqual({ default_transaction_read_only: "on" });
    }, 5_000);
    return endReadOnly;
  };

  it.each([
    ["read-only", "PostgreSQL is read-only: DATABASE_URL has to lead to the primary", turnReadOnly],
    ["full", "PostgreSQL has no space left: free some", engine.fill],
  ])(
    "says in one sentence that PostgreSQL is %s, stores nothing, and goes on by itself",
    async (_, why, begin) => {
      const opened = await engine.open();
      const { store, query, logged } = opened;
      const end = await begin(opened);
      const asked = { lot: 1, user: 1, amount: 21_000, key: "the one intention" };
      await expect(bid(store, asked)).rejects.toMatchObject({
        name: "StoreUnavailable",
        cause: { message: why },
      });
      expect(logged).toEqual(["commit failed, nothing written"]);
      expect(store.isReadOnly).toBe(true);
      expect(await query(PRICE)).toEqual([{ price: null }]);
      await end();
      await vi.waitFor(async () => expect(await bid(store, asked)).toMatchObject({ ok: true }), 5_000);
      expect(await query(PRICE)).toEqual([{ price: 21_000 }]);
    },
  );

  it("asks a text that uses none of the named values it is given", async () => {
    const { store } = await engine.open();
    const read = (text: string) => store.read((db) => asyncPrepared(db, text).get({ lot: 1 }));
    expect(await read("SELECT count(*) AS n FROM lot WHERE false")).toEqual({ n: 0 });
    expect(await read("SELECT count(*) AS n FROM lot WHERE id = @lot")).toEqual({ n: 1 });
  });

  it("writes nothing of a batch whose connection is cut, not even what comes after", async () => {
    const { store, query, logged } = await engine.open();
    const broken = store.write(async (db) => {
      await asyncPrepared(db, TITLE).run("Before");
      await asyncPrepared(db, CUT_OWN)
        .get()
        .catch(() => null);
      await asyncPrepared(db, TITLE)
        .run("After")
        .catch(() => null);
    });
    await expect(broken).rejects.toThrow(StoreUnavailable);
    expect(logged).toEqual(["commit failed, nothing written"]);
    expect(await query("SELECT title FROM lot WHERE id = 1")).toEqual([{ title: "Car 1" }]);
    expect(await bid(store, { lot: 1, user: 1, amount: 21_000 })).toMatchObject({ ok: true });
  });

  it.each([
    ["before", null],
    ["after", 21_000],
  ] as const)("knows whether a bid is stored whose link breaks %s the COMMIT", async (moment, price) => {
    const { through, cut } = cuttingProxy();
    const { store, query } = await engine.open(through);
    const heard: unknown[] = [];
    store.onCommit(({ lots }) => heard.push(lots[0]?.lot.lead?.price));
    cut(moment);
    const asked = { lot: 1, user: 1, amount: 21_000, key: "the one intention" };
    const [outcome] = await Promise.allSettled([bid(store, asked)]);
    expect(outcome).toMatchObject(
      price === null ? { reason: { name: "StoreUnavailable" } } : { value: { ok: true } },
    );
    expect(heard).toEqual(price === null ? [] : [price]);
    expect(await store.read((db) => asyncPrepared(db, PRICE).get())).toEqual({ price });
    expect(await bid(store, asked)).toMatchObject({ ok: true });
    expect(await query("SELECT amount FROM history WHERE lot_id = 1 AND user_id = 1")).toEqual([
      { amount: 21_000 },
    ]);
    expect(await bid(store, { lot: 1, user: 2, amount: 22_000 })).toMatchObject({ ok: true });
  });

  it("refuses a command whose other rows fail unawaited", async () => {
    const { store, query } = await engine.open();
    const scope = { lotId: 1, userIds: [1], receivedAt: 1 };
    const command = store.transact({ ...scope, also }, ({ lot }) => ({
      ok: true as const,
      lot,
      newMark: null,
      holds: [],
      history: [],
      notices: [],
      reply: null,
    }));
    await expect(command).rejects.toThrow("A command failed");
    expect(await query(PRICE)).toEqual([{ price: null }]);
  });

  it("reads the rows of one moment, and cannot write in a read", async () => {
    const { store } = await engine.open();
    const placed = { is: false };
    const prices = await store.read(async (db) => {
      const read = () => asyncPrepared<{ price: number | null }>(db, PRICE).get();
      const before = await read();
      void bid(store, { lot: 1, user: 1, amount: 21_000 }).then(() => (placed.is = true));
      while (!placed.is) await read();
      return [before, await read()];
    });
    expect(prices).toEqual([{ price: null }, { price: null }]);
    const writing = store.read((db) => asyncPrepared(db, TITLE).run("No"));
    const cause = { message: "cannot execute UPDATE in a read-only transaction" };
    await expect(writing).rejects.toMatchObject({ cause });
  });

  it("gives a row that names no id the next one after the greatest", async () => {
    const { store, query } = await engine.open();
    await bid(store, { lot: 1, user: 1, amount: 21_000 });
    const [{ last }] = (await query<{ last: number }>("SELECT max(id) AS last FROM ledger")) as [
      { last: number },
    ];
    await store.write((db) =>
      asyncPrepared(
        db,
        "INSERT INTO ledger (id, user_id, at, type, amount_fils) VALUES (NULL, 1, 0, 'a', 0), (NULL, 1, 0, 'b', 0)",
      ).run(),
    );
    expect(await query("SELECT id, type FROM ledger WHERE id > ? ORDER BY id", last)).toEqual([
      { id: last + 1, type: "a" },
      { id: last + 2, type: "b" },
    ]);
    expect(await bid(store, { lot: 1, user: 2, amount: 22_000 })).toMatchObject({ ok: true });
  });
});
