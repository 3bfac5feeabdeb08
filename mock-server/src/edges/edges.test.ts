/** An owner and its edges behave like one server. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newKey } from "@marsa/api-spec/client";
import SqliteDatabase from "better-sqlite3";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Bindings } from "../http/bindings.ts";
import type { Context } from "../http/context.ts";
import { createInFlight } from "../http/limits/in-flight.ts";
import { createLog } from "../http/log.ts";
import { crowdAt, type Crowd } from "../races/crowd.ts";
import { openWriter } from "../sqlite/connection.ts";
import { addEntry } from "../tables/lots/dictionaries.ts";
import { sqlite } from "../tables/system/driver.ts";
import { openTestHouse, type TestHouse } from "../test-support/edges.ts";
import { Edge } from "./edge.ts";
import { Line } from "./line.ts";
import { Owner } from "./owner.ts";
import { stampText } from "./wire.ts";

const HOUR_MS = 3_600_000;

let house: TestHouse;
/** A build whose page of a lot holds the answer of the API. */
let webDir: string;
/** Calls the edges in turn. */
let crowd: Crowd;
let one: Crowd;
let other: Crowd;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "marsa-web-"));
  const lotPage = { parts: [], pictures: [], calls: [{ method: "GET", path: "/api/auction/lot/$id" }] };
  const pages = { "/auction/$id": { ...lotPage, drawn: null, exists: null } };
  const starts = { everywhere: [], paths: ["/auction/$id"], keys: {}, pages };
  mkdirSync(join(webDir, "builds"));
  writeFileSync(join(webDir, "builds/pages.json"), JSON.stringify(starts));
  writeFileSync(join(webDir, "index.html"), "<head></head><body></body>");
  house = await openTestHouse(2, { limits: false, webDir });
  crowd = crowdAt(...house.edges.map(({ port }) => port));
  [one, other] = house.edges.map(({ port }) => crowdAt(port)) as [Crowd, Crowd];
});
afterAll(async () => {
  await house.stop();
  rmSync(webDir, { recursive: true });
});
beforeEach(() => crowd.call("setClock", { freeze: false }));

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Returns the paths that the owner was asked for while `work` ran. */
async function askedOfOwner(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = (message: unknown) => {
    const { request: call, server } = message as { request: IncomingMessage; server: Server };
    if (portOf(server) === house.owner.port) asked.push(call.url ?? "");
  };
  subscribe("http.server.request.start", note);
  await work().finally(() => unsubscribe("http.server.request.start", note));
  return asked;
}

const getText = async (url: string, token?: string) => {
  const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  return { status: response.status, text: await response.text() };
};

/** The number of lots of all makes, by the facet. */
const facet = async (at: Crowd) => {
  const { items } = await at.call("listFacet", {}, { section: "all", field: "mark" } as never);
  return items.reduce((sum: number, { count: lots }: { count: number }) => sum + lots, 0);
};

const marks = async (at: Crowd) =>
  (await at.call("getDictionary", undefined, { name: "marks" } as never)).items.length;

const count = async (at: Crowd) => (await at.call("countLots", {}, { section: "all" as never })).count;

describe("a write through one edge", () => {
  it("is read through any other one at once", async () => {
    const lot = await crowd.lot({ seconds: 3_600, start_price: 10_000, step: 500 });
    const bidders = await crowd.people(2, 1_000_000);
    for (const [turn, bidder] of bidders.entries()) {
      const price = 10_000 + turn * 500;
      const { status } = await one.act(bidder, lot, { do: "makebid", price, mode: "exact" });
      expect(status).toBe(200);
      expect((await other.call("getLot", undefined, { id: lot })).live.price).toBe(price);
    }
  });

  it("counts once under its key, whichever edge repeats it", async () => {
    const lot = await crowd.lot({ seconds: 3_600, start_price: 10_000, step: 500 });
    const [bidder] = await crowd.people(1, 1_000_000);
    const key = newKey();
    const bid = { do: "makebid", price: 10_000, mode: "exact" } as const;
    const [first, again] = [await one.act(bidder!, lot, bid, key), await other.act(bidder!, lot, bid, key)];
    expect(again.text).toBe(first.text);
    expect((await crowd.call("getLot", undefined, { id: lot })).live.bids).toBe(1);
  });

  it("of a file is read through the other one", async () => {
    const [person] = await crowd.people(1, 0);
    const form = new FormData();
    form.set("kind", "document");
    form.set("file", new Blob(["%PDF-1.7\nnothing much\n%%EOF"]), "a.pdf");
    const headers = { authorization: `Bearer ${person!.token}` };
    const sent = await fetch(`${house.urls[0]}/api/files`, { method: "POST", headers, body: form });
    const { data } = (await sent.json()) as { data: { url: string } };
    expect((await getText(house.urls[1]! + data.url, person!.token)).status).toBe(200);
  });

  it("shows on the page of its lot at every edge at once", async () => {
    const lot = await crowd.lot({ seconds: 3_600, start_price: 10_000, step: 500 });
    const [bidder] = await crowd.people(1, 1_000_000);
    const pages = () => Promise.all(house.urls.map((url) => getText(`${url}/auction/${lot}`)));
    for (const { text } of await pages()) expect(text).toContain('"bids":0');
    await one.act(bidder!, lot, { do: "makebid", price: 10_000, mode: "exact" });
    for (const { text } of await pages()) expect(text).toContain('"bids":1');
  });

  it("moves the facets at every edge", async () => {
    const before = await facet(other);
    expect(before).toBe(await facet(one));
    await one.lot({ seconds: 3_600, start_price: 10_000, step: 500 });
    expect([await facet(one), await facet(other)]).toEqual([before + 1, before + 1]);
  });

  it("adds to the dictionaries at every edge", async () => {
    const before = [await marks(one), await marks(other)];
    const db = openWriter({ file: house.owner.file, durable: false });
    await addEntry(db, "marks", { label: "Zarooq", parent: null });
    sqlite(db).close();
    expect([await marks(one), await marks(other)]).toEqual(before.map((entries) => entries + 1));
  });

  it("moves the counts of lots at every edge", async () => {
    const before = [await count(one), await count(other)];
    await one.lot({ seconds: 3_600, start_price: 10_000, step: 500 });
    expect([await count(one), await count(other)]).toEqual(before.map((lots) => lots + 1));
  });

  it("ends a session at every edge", async () => {
    const [person] = await crowd.people(1, 0);
    expect((await other.call("getMe", undefined, {}, person!.token)).id_user).toBe(person!.id);
    await one.call("signout", undefined, {}, person!.token);
    for (const url of house.urls)
      expect((await getText(`${url}/api/auth/me`, person!.token)).status).toBe(401);
  });
});

describe("the owner", () => {
  it("is not asked for lists, lots, facets, exports and pictures", async () => {
    const [person] = await crowd.people(1, 0);
    const { items } = await one.call("listLots", {});
    const asked = await askedOfOwner(async () => {
      await one.call("listLots", { limit: 5 });
      await one.call("listFacet", {}, { section: "all", field: "mark" } as never);
      await one.call("getLot", undefined, { id: items[0].id_auction });
      await one.call("listMyLots", {}, {}, person!.token);
      await one.call("getMe", undefined, {}, person!.token);
      expect((await getText(`${house.urls[0]}/auction/${items[0].id_auction}`)).status).toBeGreaterThan(0);
      const body = JSON.stringify({});
      const json = { "content-type": "application/json", authorization: `Bearer ${person!.token}` };
      const init = { method: "POST", headers: json, body };
      expect((await fetch(`${house.urls[0]}/api/auction/export/all`, init)).status).toBe(200);
    });
    expect(asked).toEqual([]);
  });

  it("judges a token that no edge knows", async () => {
    const asked = await askedOfOwner(async () => {
      expect((await getText(`${house.urls[0]}/api/auth/me`, "x".repeat(43))).status).toBe(401);
    });
    expect(asked).toEqual(["/api/auth/me"]);
  });
});

it("An upload that its client breaks off ends at the owner, too", async () => {
  const [person] = await crowd.people(1, 0);
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  const note = (message: unknown) => {
    const { request: asked, server } = message as { request: IncomingMessage; server: Server };
    if (asked.url === "/api/files" && portOf(server) === house.owner.port) resolve(asked);
  };
  subscribe("http.server.request.start", note);
  onTestFinished(() => void unsubscribe("http.server.request.start", note));
  const upload = request(`${house.urls[0]}/api/files`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${person!.token}`,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": 1_000_000,
    },
  }).on("error", () => null);
  upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf of it');
  const asked = await promise;
  expect(asked.destroyed).toBe(false);
  upload.destroy();
  await expect.poll(() => asked.destroyed).toBe(true);
});

describe("what the controls change", () => {
  it("is true at every edge when the call is answered: time", async () => {
    await one.call("setClock", { freeze: true });
    const { now } = await other.call("setClock", { advance_ms: 3_600_000 });
    for (const at of [one, other]) {
      const { clock } = await at.call("getConfig");
      expect(clock).toEqual({ now: Date.parse(now), rate: 0 });
    }
    await one.call("setClock", { freeze: false, rate: 1 });
    for (const at of [one, other]) expect((await at.call("getConfig")).clock.rate).toBe(1);
  });

  it("faults", async () => {
    onTestFinished(async () => void (await one.call("clearFaults")));
    await one.call("addFault", { operation: "listLots", status: 503 });
    await expect(other.call("listLots", {})).rejects.toThrow("503");
    await other.call("clearFaults");
    expect((await one.call("listLots", {})).items.length).toBeGreaterThan(0);
  });

  it("the whole database", async () => {
    const before = statSync(house.owner.file).ino;
    const { epoch } = await one.call("playScene", { name: "quiet" });
    expect(statSync(house.owner.file).ino).not.toBe(before);
    for (const at of [one, other]) expect((await at.call("getConfig")).epoch).toBe(epoch);
    const [lots, more] = [await one.call("listLots", {}), await other.call("listLots", {})];
    expect(more.items).toEqual(lots.items);
  });
});

/** A clock of an edge that is hours off. */
const off = (hours: number) => () => performance.now() + hours * HOUR_MS;

describe("time of receipt", () => {
  it("is the owner's, though the clocks of the edges are off by hours and one link takes 200 ms", async () => {
    const ticks = [off(-3), off(5)];
    const far = await openTestHouse(2, { limits: false, scene: "empty" }, { ticks, delaysMs: [0, 200] });
    onTestFinished(far.stop);
    const owner = crowdAt(far.owner.port);
    const lot = await owner.lot({ seconds: 3_600, start_price: 10_000, step: 500 });
    const now = async () => Date.parse((await owner.call("getClock")).now);
    for (const [turn, { port }] of far.edges.entries()) {
      const [bidder] = await owner.people(1, 1_000_000);
      const before = await now();
      const bid = { do: "makebid", price: 10_000 + turn * 500, mode: "exact" } as const;
      const { data } = await crowdAt(port).act(bidder!, lot, bid);
      const after = await now();
      const received = Date.parse(data.received_at);
      expect(received).toBeGreaterThanOrEqual(before - 20);
      // The answer has taken the way back, and the bid the way there, since the receipt.
      expect(received).toBeLessThanOrEqual(after - 2 * [0, 200][turn]! + 20);
    }
  });

  it("is believed two seconds back, and never in the future", () => {
    const clock = { now: () => 50_000, rate: 1 } as Context["clock"];
    const log = createLog("text", () => undefined);
    const owner = new Owner({ secret: "s", systemNow: () => 1_000_000, clock, log, isOfFile: true });
    const receiptOf = (at: number) => {
      const headers = new Headers({ "x-marsa-edge": stampText("s", at, "10.0.0.1") });
      return owner.stampOf({
        req: { raw: { headers }, header: (name: string) => headers.get(name) },
      } as never)?.receivedAt;
    };
    expect(receiptOf(999_800)).toBe(49_800);
    expect(receiptOf(1_000_000 - 5 * HOUR_MS)).toBe(48_000);
    expect(receiptOf(1_000_000 + 5 * HOUR_MS)).toBe(50_000);
    expect(receiptOf(Number.NaN)).toBeUndefined();
  });
});

describe("a lot that ends", () => {
  it("takes a bid that an edge received before the end, however late it reaches the owner", async () => {
    const slow = await openTestHouse(1, { limits: false, scene: "empty" }, { delaysMs: [600] });
    onTestFinished(slow.stop);
    const [owner, edge] = [crowdAt(slow.owner.port), crowdAt(slow.edges[0]!.port)];
    const lot = await owner.lot({ seconds: 3_600, start_price: 10_000, step: 500 });
    const [bidder] = await owner.people(1, 1_000_000);
    const { live } = await owner.call("getLot", undefined, { id: lot });
    const ends = Date.parse(live.end);
    // The clock goes slowly: the bid leaves 0.3 s before the end, and its way takes 0.6 s.
    await owner.call("setClock", { freeze: true, set: new Date(ends - 30).toISOString() });
    const moved = owner.call("setClock", { freeze: false, rate: 0.01 });
    const now = async () => Date.parse((await owner.call("getClock")).now);
    await expect.poll(now, { timeout: 20_000 }).toBeGreaterThanOrEqual(ends - 3);
    const bid = await edge.act(bidder!, lot, { do: "makebid", price: 10_000, mode: "exact" });
    expect(bid.code).toBeNull();
    await moved;
    expect(Date.parse(bid.data.received_at)).toBeLessThan(ends);
    expect(await now()).toBeGreaterThanOrEqual(ends);
  });

  it("does not wait for a bid whose last byte has not come", async () => {
    const [bidder] = await crowd.people(1, 1_000_000);
    const half = request(`${house.urls[0]}/api/auction/makebid`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${bidder!.token}`,
        "content-length": 100,
        "idempotency-key": newKey(),
      },
    }).on("error", () => null);
    onTestFinished(() => void half.destroy());
    half.write("{");
    const lot = await crowd.lot({ seconds: 60, start_price: 10_000, step: 500 });
    await crowd.call("setClock", { freeze: true });
    await crowd.call("setClock", { advance_ms: 60_000 });
    expect((await crowd.call("getLot", undefined, { id: lot })).live.status).toBe("notSold");
  });

  it("that ended while there was no owner is extended: edges may hold bids for it", async () => {
    const clock = { now: () => 50_000, rate: 1 } as Context["clock"];
    const log = createLog("text", () => undefined);
    const owner = new Owner({ secret: "s", systemNow: () => 0, clock, log, isOfFile: true });
    const inFlight = owner.inFlight(createInFlight());
    expect(await inFlight.judged(1, 39_999, 10)).toBe(true);
    expect(await inFlight.judged(1, 40_000, 10)).toBe(false);
    owner.attach(createServer(), {} as Context);
    expect(await inFlight.judged(1, 51_999, 10)).toBe(false);
    expect(await inFlight.judged(1, 52_000, 10)).toBe(true);
  });

  it("closes at its end when an edge has left as it should", async () => {
    const left = await openTestHouse(2, { limits: false, scene: "empty" });
    onTestFinished(left.stop);
    const owner = crowdAt(left.owner.port);
    await owner.call("setClock", { freeze: true });
    const lot = await owner.lot({ seconds: 60, start_price: 10_000, step: 500 });
    await owner.call("setClock", { advance_ms: 59_000 });
    await left.edges[1]!.stop();
    await owner.call("setClock", { advance_ms: 1_000 });
    expect((await owner.call("getLot", undefined, { id: lot })).live.status).toBe("notSold");
  });

  it("is extended once for an edge that stands still, which then no longer counts", async () => {
    const still = await openTestHouse(2, { limits: false, scene: "empty" }, { delaysMs: [0, 0] });
    onTestFinished(still.stop);
    const owner = crowdAt(still.owner.port);
    await owner.call("setClock", { freeze: true });
    const lot = await owner.lot({ seconds: 60, start_price: 10_000, step: 500 });
    const liveLot = async () => (await owner.call("getLot", undefined, { id: lot })).live;
    const ends = Date.parse((await liveLot()).end);
    still.ways[1]!.hold();
    await owner.call("setClock", { set: new Date(ends).toISOString() });
    await expect
      .poll(async () => Date.parse((await liveLot()).end), { timeout: 20_000 })
      .toBe(ends + 120_000);
    expect((await liveLot()).status).toBe("active");
    await owner.call("setClock", { advance_ms: 120_000 });
    expect(await liveLot()).toMatchObject({ status: "notSold", end: new Date(ends + 120_000).toISOString() });
  }, 60_000);

  it("with 499 others in one second, one of three edges dying: each bid by receipt, extended at most once", async () => {
    const dying = await openTestHouse(3, { limits: false, scene: "empty" }, { delaysMs: [0, 0, 0] });
    onTestFinished(dying.stop);
    const owner = crowdAt(dying.owner.port);
    const edges = dying.edges.map(({ port }) => crowdAt(port));
    await owner.call("setClock", { freeze: true });
    const bidders = await owner.people(10, 50_000_000);
    const lots: number[] = [];
    for (let instant = 0; instant < 100; instant += 1) {
      const { ids } = await owner.call("makeLots", {
        count: 5,
        seconds: 600,
        start_price: 10_000,
        step: 500,
      });
      lots.push(...ids);
      await owner.call("setClock", { advance_ms: 10 });
    }
    // The clock goes slowly, and is 100 ms before the first end: each bid is on its way when the lots end.
    const firstEnd = Date.parse((await owner.call("getLot", undefined, { id: lots[0]! })).live.end);
    await owner.call("setClock", { advance_ms: 598_900 });
    await owner.call("setClock", { freeze: false, rate: 0.01 });
    const release = dying.ways.map((way) => way.hold());
    const received = new Set<IncomingMessage>();
    const note = (message: unknown) => {
      const { request: call } = message as { request: IncomingMessage };
      if (call.url === "/api/auction/makebid") received.add(call);
    };
    subscribe("http.server.request.start", note);
    const bids = lots.map(async (lot, index) => {
      const key = newKey();
      const bid = { do: "makebid", price: 10_000, mode: "exact" } as const;
      const by = bidders[index % 10]!;
      const first = await edges[index % 3]!.act(by, lot, bid, key).catch(() => null);
      return first?.code === null ? first : edges[index % 2]!.act(by, lot, bid, key);
    });
    await expect.poll(() => received.size, { timeout: 20_000 }).toBe(500);
    unsubscribe("http.server.request.start", note);
    dying.ways[2]!.cut();
    const moved = owner.call("setClock", { advance_ms: 1_100 });
    for (const letGo of release.slice(0, 2)) letGo();
    const results = await Promise.all(bids);
    await moved;
    expect(results.filter(({ code }) => code !== null)).toEqual([]);
    const db = new SqliteDatabase(dying.owner.file, { readonly: true });
    onTestFinished(() => void db.close());
    const extended = db
      .prepare("SELECT count(*) AS times FROM history WHERE cause LIKE 'The server needed%' GROUP BY lot_id")
      .all() as { times: number }[];
    expect(new Set(extended.map(({ times }) => times))).toEqual(new Set([1]));
    // Those of the dead edge came again, to lots that had been extended.
    const late = results.filter(({ data }, index) => {
      const end = firstEnd + Math.floor(index / 5) * 10;
      return index % 3 < 2 && Date.parse(data.received_at) >= end;
    });
    expect(late).toEqual([]);
  }, 120_000);
});

it("A connection of an edge that is reset ends, and nothing else", async () => {
  const { promise, resolve } = Promise.withResolvers<Line<null, null>>();
  const there = createTcpServer((socket) => resolve(new Line(socket, Buffer.alloc(0), () => null)));
  await once(there.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void there.close());
  const socket = connect((there.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  const line = await promise;
  const asked = line.ask(null);
  socket.resetAndDestroy();
  await expect(asked).rejects.toThrow("has ended");
  await line.closed;
});

it("A call that its owner drops again and again is offered three times", async () => {
  let offers = 0;
  const owner = createServer(({ socket }) => {
    offers += 1;
    socket.destroy();
  });
  const state = { epoch: "e", now: 0, aheadMs: 0, clock: { at: 0, rate: 1 }, hasFaults: false };
  owner.on("upgrade", (_, socket, head) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: marsa-edge\r\n\r\n");
    const line = new Line(socket as Socket, head, () => state);
    onTestFinished(() => line.end());
  });
  await once(owner.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void owner.close());
  const edge = new Edge({
    ownerUrl: `http://127.0.0.1:${portOf(owner)}`,
    secret: "",
    slowestBodyMs: 1_000,
    log: createLog("text", () => undefined),
    apply: async () => undefined,
    refused: () => undefined,
  });
  onTestFinished(() => edge.close());
  await edge.opened;
  const app = new Hono<{ Bindings: Bindings }>();
  app.get("*", async (c) => c.json(await edge.edge!.pass(c)));
  expect(await (await app.request("/api/auction/lots")).json()).toBeNull();
  expect(offers).toBe(3);
}, 5_000);
