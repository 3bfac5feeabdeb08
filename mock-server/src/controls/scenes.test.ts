/** Tests of `scenes.ts`. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DEMO } from "../scenes/seed/people.ts";
import { SCENES } from "../scenes/seed/worlds/scenes.ts";
import type { Database } from "../store/store.ts";
import { MARK, unseal, type Place } from "../tables/sealing/keyring.ts";
import type { Sealed } from "../tables/schema/sealed.ts";
import { HOUR_MS, START } from "../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../test-support/app.ts";
import { sqlite } from "../tables/system/driver.ts";

const dump = ({ store }: TestApp) => store.read(dumped);

const NEW_EACH_TIME = new Set(["meta.epoch", "user.password_hash", "document_mark.mark"]);

/** Every row of every table, encrypted values as text, except what always differs: epoch, salted and keyed hashes, sessions. */
function dumped(db: Database): Record<string, unknown> {
  const tables = sqlite(db)
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('session', 'fingerprint_secret') ORDER BY 1",
    )
    .pluck()
    .all();
  const rows = (table: string) =>
    sqlite(db)
      .prepare<[], Record<string, unknown>>(`SELECT * FROM "${table}"`)
      .all()
      .map((row) =>
        Object.entries(row)
          .filter(([column]) => !NEW_EACH_TIME.has(`${table}.${column}`))
          .map(([column, value]) => [
            column,
            isSealed(value) ? unsealed(row, `${table}.${column}`, value) : value,
          ]),
      );
  const unsealed = (row: Record<string, unknown>, place: Place, value: Sealed) =>
    unseal(db, place, Number(row["id"] ?? row["user_id"]), value);
  return Object.fromEntries(tables.map((table) => [table, rows(table)]));
}

const isSealed = (value: unknown): value is Sealed => typeof value === "string" && value.startsWith(MARK);

describe("POST /_mock/reset", () => {
  it("starts over: scene, time, and without what came since", async () => {
    const { get, post, send, context } = await openTestApp();
    await context.sceneControl.rememberStart();
    const before = await get("/api/auction/lot/1");
    await post("/_mock/lots", { count: 3, seconds: 600, seller: 1 });
    await post("/_mock/clock", { set: "2030-01-01T00:00:00.000Z", freeze: true });
    await post("/_mock/faults", { operation: "getLot", status: 503 });
    await post("/_mock/bots", { on: true, temperament: "wild" });
    await post("/api/auth/resetemail", { email: "person1@marsa.test" });
    const { status, body } = await send("POST", "/_mock/reset");
    expect([status, body.data.now]).toEqual([200, new Date(START).toISOString()]);
    expect((await get("/_mock/clock")).body.data).toMatchObject({ rate: 1, offset_ms: 0 });
    expect((await get("/_mock/faults")).body.data).toEqual([]);
    expect((await get("/_mock/inbox")).body.data).toEqual([]);
    const logged: { path: string }[] = (await get("/_mock/log")).body.data;
    expect(logged.map(({ path }) => path)).not.toContain("/api/auth/resetemail");
    expect((await get("/_mock/bots")).body.data).toMatchObject({ on: false, bids: 0 });
    expect((await get("/api/auction/lot/1")).body.data.live).toEqual({
      ...before.body.data.live,
      epoch: context.store.epoch,
    });
    expect((await get("/_mock/snapshots")).body.data).toEqual([]);
    // A second time as well.
    expect((await send("POST", "/_mock/reset")).status).toBe(200);
  });
});

describe("GET /_mock/scenes", () => {
  it("lists the scenes", async () => {
    const { get } = await openTestApp();
    const { status, body } = await get("/_mock/scenes");
    expect(status).toBe(200);
    expect(body.data.map(({ name, lots }: { name: string; lots: number }) => [name, lots])).toEqual([
      ["evening", 630],
      ["quiet", 60],
      ["lanes", 94],
      ["ended", 120],
      ["empty", 0],
      ["huge", 10_000],
    ]);
  });
});

describe("POST /_mock/scenes", () => {
  it.each(SCENES)("loads $name", async ({ name, lots }) => {
    const { post, store } = await openTestApp();
    const before = store.epoch;
    const { status, body } = await post("/_mock/scenes", { name, seed: 3 });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      epoch: store.epoch,
      seed: 3,
      now: new Date(START).toISOString(),
      lots,
      users: expect.any(Number),
    });
    expect(store.epoch).not.toBe(before);
    const query = <Row>(sql: string) => store.read((db) => sqlite(db).prepare<[], Row>(sql).all());
    expect(await query("SELECT count(*) AS lots FROM lot")).toEqual([{ lots }]);
    expect(await query("SELECT count(*) AS events FROM outbox")).toEqual([{ events: 0 }]);
  });

  it("creates the same database for the same name, seed and time, and another one for another seed", async () => {
    const server = await openTestApp();
    const { post } = server;
    await post("/_mock/scenes", { name: "evening", seed: 7 });
    const first = await dump(server);
    await post("/_mock/scenes", { name: "evening", seed: 8 });
    expect(await dump(server)).not.toEqual(first);
    await post("/_mock/scenes", { name: "evening", seed: 7 });
    expect(await dump(server)).toEqual(first);
    const other = await openTestApp();
    await other.post("/_mock/scenes", { name: "evening", seed: 7 });
    expect(await dump(other)).toEqual(first);
  });

  it("uses the seed of the demo by default", async () => {
    const { post } = await openTestApp();
    expect((await post("/_mock/scenes", { name: "empty" })).body.data.seed).toBe(1);
  });

  it("is placed around the auction time", async () => {
    const { post } = await openTestApp();
    const now = "2026-12-24T18:00:00.000Z";
    await post("/_mock/clock", { freeze: true, set: now });
    expect((await post("/_mock/scenes", { name: "quiet" })).body.data.now).toBe(now);
    const { body } = await post("/api/auction/lots", { sort: "ending", limit: 50 });
    const open = body.data.items.filter(({ live }: { live: { phase: string } }) => live.phase === "open");
    const first = Math.min(...open.map(({ live }: { live: { end: string } }) => Date.parse(live.end)));
    expect(open.length).toBeGreaterThan(10);
    expect(first - Date.parse(now)).toBeGreaterThan(7 * HOUR_MS);
  });

  it("keeps the sessions of accounts that exist in both, and no others", async () => {
    const app = await openTestApp();
    const { post, get, kicked } = app;
    await post("/_mock/scenes", { name: "empty" });
    const buyer = await app.tokenOf(DEMO.buyer);
    const [bidder] = (await post("/_mock/tokens", { count: 1 })).body.data;
    await post("/_mock/scenes", { name: "quiet" });
    const me = await get("/api/auth/me", { token: buyer });
    expect([me.status, me.body.data.id_user, me.body.data.epoch]).toEqual([200, DEMO.buyer, app.store.epoch]);
    expect((await get("/api/auth/me", { token: bidder.access_token })).status).toBe(401);
    expect(kicked).toEqual([bidder.id_user]);
  });

  it("accepts no session of another person with the same id", async () => {
    const { post, get, clock } = await openTestApp();
    await post("/_mock/scenes", { name: "empty" });
    const [bidder] = (await post("/_mock/tokens", { count: 1 })).body.data;
    await post("/_mock/snapshots", { name: "first" });
    await post("/_mock/scenes", { name: "empty" });
    clock.advance(1_000);
    const [other] = (await post("/_mock/tokens", { count: 1, as: "manager" })).body.data;
    expect(other.id_user).toBe(bidder.id_user);
    await post("/_mock/restore", { name: "first" });
    expect((await get("/api/auth/me", { token: other.access_token })).status).toBe(401);
    expect((await get("/api/auth/me", { token: bidder.access_token })).status).toBe(200);
  });

  it("knows no scene under another name", async () => {
    const { post, store } = await openTestApp();
    const { epoch } = store;
    const { status, body } = await post("/_mock/scenes", { name: "toString" });
    expect([status, body.result, store.epoch]).toEqual([404, "NOT_FOUND", epoch]);
  });

  it.each([[{}], [{ name: "" }], [{ name: "quiet", seed: 0 }], [{ name: "quiet", lots: 5 }]])(
    "refuses %j",
    async (body) => {
      const { post } = await openTestApp();
      expect((await post("/_mock/scenes", body)).status).toBe(422);
    },
  );

  it("shows nobody half of two scenes: a request in between gets the new one", async () => {
    const { post } = await openTestApp();
    const seen = new Set<string>();
    const look = async () => {
      const { body } = await post("/api/auction/lots", {});
      const epochs = body.data.items.map(({ live }: { live: { epoch: string } }) => live.epoch);
      seen.add(`${body.data.total} lots of ${new Set(epochs).size} epochs`);
    };
    await look();
    const over = new AbortController();
    const playing = post("/_mock/scenes", { name: "empty" }).finally(() => over.abort());
    while (!over.signal.aborted) {
      await new Promise(setImmediate);
      await look();
    }
    await playing;
    await look();
    expect([...seen].toSorted()).toEqual(["0 lots of 0 epochs", "3 lots of 1 epochs"]);
  });
});

const AT = "2031-05-06T18:00:00.250Z";

/** Leaves a fault of each kind, a message and a logged request. */
async function leaveTraces({ post, context }: TestApp): Promise<void> {
  await post("/_mock/faults", { operation: "getLot", status: 503 });
  await post("/_mock/event-faults", { topic: "auction.lot.*", effect: "drop" });
  await post("/api/auth/resetemail", { email: "person1@marsa.test" });
  await context.sms.send({ to: "+971500000001", text: "Your code is 123456" });
}
async function tracesIn({ get }: TestApp) {
  const of = async (name: string): Promise<object[]> => (await get(`/_mock/${name}`)).body.data;
  const left = ["faults", "event-faults", "inbox", "log?path=/api/auth/resetemail"].map(of);
  return (await Promise.all(left)).map(({ length }) => length > 0);
}

/** Hashes of an export, a journal and a lot of a world that begins at AT. */
async function contents(): Promise<string[]> {
  const app = await openTestApp();
  app.clock.advance(Math.floor(Math.random() * HOUR_MS));
  await app.post("/_mock/scenes", { name: "evening", seed: 7, clock: { at: AT, frozen: true } });
  const sheet = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  const exported = await app.app.request("/api/auction/export/all", sheet);
  const [journal, lot] = [await app.get("/api/auction/journal/7"), await app.get("/api/auction/lot/7")];
  expect([exported.status, journal.status, lot.status]).toEqual([200, 200, 200]);
  const texts = [await exported.bytes(), journal.text, lot.text.replaceAll(app.store.epoch, "")];
  return texts.map((text) => createHash("sha256").update(text).digest("hex"));
}

describe("a new world", () => {
  it.each(["scenes", "restore"])(
    "from %s has no faults, messages and requests of the one before",
    async (call) => {
      const app = await openTestApp();
      await app.post("/_mock/snapshots", { name: "quiet" });
      await leaveTraces(app);
      expect(await tracesIn(app)).toEqual([true, true, true, true]);
      await app.post(`/_mock/${call}`, { name: "quiet", keep: ["faults", "inbox", "log"] });
      expect(await tracesIn(app)).toEqual([true, true, true, true]);
      await app.post(`/_mock/${call}`, { name: "quiet", keep: ["inbox"] });
      expect(await tracesIn(app)).toEqual([false, false, true, false]);
      await app.post(`/_mock/${call}`, { name: "quiet" });
      expect(await tracesIn(app)).toEqual([false, false, false, false]);
    },
  );

  it("begins at its own instant, where its clock stands or runs", async () => {
    const { get, post, clock } = await openTestApp();
    const opened = await post("/_mock/scenes", { name: "quiet", clock: { at: AT, frozen: true } });
    expect([opened.status, opened.body.data.now]).toEqual([200, AT]);
    clock.advance(5_000);
    expect((await get("/_mock/clock")).body.data).toMatchObject({ now: AT, rate: 0 });
    await post("/_mock/scenes", { name: "quiet", clock: { at: AT } });
    clock.advance(5_000);
    expect((await get("/_mock/clock")).body.data).toMatchObject({ now: "2031-05-06T18:00:05.250Z", rate: 1 });
    const late = await post("/_mock/scenes", { name: "quiet", clock: { at: "2200-01-01T00:00:00Z" } });
    expect([late.status, late.body.details.errors[0].field]).toEqual([422, "clock.at"]);
  });

  it("of the same scene, seed and clock is the same byte by byte, at any time of day", async () => {
    expect(await contents()).toEqual(await contents());
  });
});

describe("with the controls off", () => {
  it.each([
    ["GET", "/_mock/scenes"],
    ["POST", "/_mock/scenes"],
    ["GET", "/_mock/snapshots"],
    ["POST", "/_mock/snapshots"],
    ["POST", "/_mock/restore"],
    ["GET", "/_mock/clock"],
    ["POST", "/_mock/clock"],
  ])("%s %s is an unknown call", async (method, path) => {
    const { send } = await openTestApp({ env: { controls: false } });
    const { status, body } = await send(method, path, method === "POST" ? { body: {} } : {});
    expect([status, body.result]).toEqual([404, "NO_SUCH_CALL"]);
  });
});
