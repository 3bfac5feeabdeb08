/** Tests of `faults.ts`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createFaults } from "./fault-book.ts";
import { SocketDropped } from "../http/faults/with-faults-and-log.ts";
import { openTestApp, type TestApp } from "../test-support/app.ts";

const bid = (app: TestApp, token: string, key: string, price = 20_000) =>
  app.post("/api/auction/makebid", { id_auction: 1, price }, { token, headers: { "idempotency-key": key } });

const statusesOf = async (app: TestApp, calls: number, path = "/api/config") => {
  const statuses: number[] = [];
  for (let i = 0; i < calls; i++) statuses.push((await app.get(path)).status);
  return statuses;
};

describe("a fault with a status", () => {
  it("is answered in the documented form, instead of the work, as often as requested", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    const added = await app.post("/_mock/faults", { operation: "makebid", status: 503, times: 1 });
    expect(added.body.data).toEqual({
      id_fault: 1,
      operation: "makebid",
      status: 503,
      latency_ms: 0,
      drop: false,
      drop_reply: false,
      probability: 1,
      times: 1,
      hits: 0,
    });
    const failed = await bid(app, token, "fault-00001");
    expect(failed).toMatchObject({ status: 503, body: { result: "UNAVAILABLE", status: 503 } });
    expect(failed.headers.get("retry-after")).toBe("1");
    expect(failed.headers.get("content-type")).toBe("application/problem+json");
    expect((await app.get("/_mock/faults")).body.data).toEqual([]);
    expect((await bid(app, token, "fault-00001")).body.data).toMatchObject({ outcome: "leading", seq: 2 });
  });

  it.each([
    [400, "BAD_REQUEST"],
    [404, "NOT_FOUND"],
    [409, "STALE"],
    [418, "BAD_REQUEST"],
    [429, "RATE_LIMITED"],
    [500, "INTERNAL"],
    [502, "INTERNAL"],
    [504, "INTERNAL"],
  ])("%i has the code %s", async (status, result) => {
    const { get, post } = await openTestApp();
    await post("/_mock/faults", { operation: "getConfig", status });
    const failed = await get("/api/config");
    expect(failed).toMatchObject({ status, body: { result, status } });
    expect(failed.headers.has("retry-after")).toBe(status === 429);
  });

  it("affects its own call only, and with * every call of the API but never the controls", async () => {
    const { get, post, send } = await openTestApp();
    await post("/_mock/faults", { operation: "getConfig", status: 500 });
    expect((await get("/api/health")).status).toBe(200);
    await post("/_mock/faults", { operation: "*", status: 503 });
    expect((await get("/api/health")).status).toBe(503);
    expect((await get("/_mock/accounts")).status).toBe(200);
    expect((await get("/_mock/faults")).body.data).toMatchObject([
      { operation: "getConfig", hits: 0 },
      { operation: "*", hits: 1 },
    ]);
    expect((await send("DELETE", "/_mock/faults")).body.data).toEqual({ cleared: 2 });
    expect(await statusesOf({ get } as TestApp, 3)).toEqual([200, 200, 200]);
  });

  it("with a probability affects the same calls each time it is switched on", async () => {
    const app = await openTestApp();
    const run = async () => {
      await app.post("/_mock/faults", { operation: "*", status: 500, probability: 0.4 });
      const statuses = await statusesOf(app, 40);
      await app.send("DELETE", "/_mock/faults");
      return statuses;
    };
    const first = await run();
    const hits = first.filter((status) => status === 500).length;
    expect(hits).toBeGreaterThan(8);
    expect(hits).toBeLessThan(24);
    expect(await run()).toEqual(first);
  });
});

describe("a slow answer", () => {
  it("arrives after its delay, and the work is judged by its receipt", async () => {
    const app = await openTestApp();
    await app.post("/_mock/faults", { operation: "makebid", latency_ms: 120 });
    const begin = performance.now();
    const answered = bid(app, await app.tokenOf(1), "fault-00002");
    expect((await answered).body.data.outcome).toBe("leading");
    expect(performance.now() - begin).toBeGreaterThanOrEqual(119);
  });

  it("adds up with another fault on the same call", async () => {
    const app = await openTestApp();
    await app.post("/_mock/faults", { operation: "*", latency_ms: 60 });
    await app.post("/_mock/faults", { operation: "getConfig", status: 503 });
    const begin = performance.now();
    expect((await app.get("/api/config")).status).toBe(503);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(59);
  });
});

describe("a dropped socket", () => {
  it("leaves the caller without an answer, and does nothing", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    await app.post("/_mock/faults", { operation: "makebid", drop: true, times: 1 });
    await expect(bid(app, token, "fault-00003")).rejects.toThrow(SocketDropped);
    expect((await app.get("/api/auction/lot/1")).body.data.live).toMatchObject({ bids: 0 });
  });

  it("after the work loses only the reply: the same key then gets the lost answer", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    await app.post("/_mock/faults", { operation: "makebid", drop_reply: true, times: 1 });
    await expect(bid(app, token, "fault-00004")).rejects.toThrow(SocketDropped);
    expect((await app.get("/api/auction/lot/1")).body.data.live).toMatchObject({ bids: 1, seq: 2 });
    const again = await bid(app, token, "fault-00004");
    expect(again.body.data).toMatchObject({ outcome: "leading", seq: 2 });
    expect((await app.get("/api/auction/lot/1")).body.data.live).toMatchObject({ bids: 1, seq: 2 });
  });
});

describe("a fault of one person", () => {
  it("spares everybody else, visitors included", async () => {
    const app = await openTestApp();
    const [one, other] = [await app.tokenOf(1), await app.tokenOf(2)];
    await app.post("/_mock/faults", { operation: "*", status: 503, id_user: 1 });
    const statusOf = async (token?: string) =>
      (await app.get("/api/auction/lot/1", token === undefined ? {} : { token })).status;
    expect([await statusOf(one), await statusOf(other), await statusOf()]).toEqual([503, 200, 200]);
    expect((await app.get("/_mock/faults")).body.data).toMatchObject([{ id_user: 1, hits: 1 }]);
  });
});

describe("an answer of another shape", () => {
  it("lacks a field, in each item of a list too", async () => {
    const app = await openTestApp();
    const before = (await app.get("/api/auction/lot/1")).body.data;
    await app.post("/_mock/faults", { operation: "getLot", without: "data.live.seq" });
    await app.post("/_mock/faults", { operation: "listLots", without: "data.items.*.title" });
    const { seq: _seq, ...live } = before.live;
    expect((await app.get("/api/auction/lot/1")).body.data.live).toEqual(live);
    const { items } = (await app.post("/api/auction/lots", { limit: 5 })).body.data;
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).not.toHaveProperty("title");
  });

  it("has a text instead of a number, and a number instead of all else", async () => {
    const app = await openTestApp();
    await app.post("/_mock/faults", { operation: "getLot", wrong: "data.live.seq" });
    await app.post("/_mock/faults", { operation: "getLot", wrong: "data.title" });
    const { live, title } = (await app.get("/api/auction/lot/1")).body.data;
    expect([live.seq, title]).toEqual(["wrong", 0]);
  });

  it("ends in the middle", async () => {
    const app = await openTestApp();
    const whole = await (await app.app.request("/api/config")).text();
    await app.post("/_mock/faults", { operation: "getConfig", half: true });
    const half = await (await app.app.request("/api/config")).text();
    expect(whole.startsWith(half)).toBe(true);
    expect(half).toHaveLength(Math.floor(whole.length / 2));
  });
});

describe("a slow body", () => {
  it("comes in parts at its pace, whole", async () => {
    const app = await openTestApp();
    const whole = await (await app.app.request("/api/config")).text();
    await app.post("/_mock/faults", { operation: "getConfig", bytes_per_s: whole.length * 8 });
    const begin = performance.now();
    const { body, headers } = await app.app.request("/api/config");
    const parts: Uint8Array[] = [];
    for await (const part of body!) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe(whole);
    expect(headers.get("content-length")).toBe(String(Buffer.byteLength(whole)));
    expect(parts.length).toBeGreaterThan(1);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(99);
  });

  it("adds up with half a body, and leaves an empty answer alone", async () => {
    const app = await openTestApp();
    const whole = await (await app.app.request("/api/config")).text();
    await app.post("/_mock/faults", { operation: "getConfig", bytes_per_s: 10_000_000, half: true });
    expect(await (await app.app.request("/api/config")).text()).toBe(
      whole.slice(0, Math.floor(whole.length / 2)),
    );
  });
});

/** Bids twice under a fault on maxima: with a maximum, and plainly. */
const bids = async (app: TestApp, fault: object) => {
  const token = await app.tokenOf(1);
  await app.post("/_mock/faults", {
    operation: "makebid",
    body: { id_auction: "1", mode: "max" },
    ...fault,
  });
  const at = async (key: string, more: object) =>
    app.post(
      "/api/auction/makebid",
      { id_auction: 1, price: 20_000, ...more },
      { token, headers: { "idempotency-key": key } },
    );
  return { hit: at("fault-00010", { mode: "max" }), miss: at("fault-00011", {}) };
};

describe("a fault by the body of a call", () => {
  it("is answered instead of the work where all its fields have these values", async () => {
    const app = await openTestApp();
    const { hit, miss } = await bids(app, { status: 503 });
    expect([(await hit).status, (await miss).status]).toEqual([503, 200]);
    expect((await app.get("/_mock/faults")).body.data).toMatchObject([
      { body: { id_auction: "1", mode: "max" }, hits: 1 },
    ]);
    expect((await app.get("/api/auction/lot/1")).body.data.live).toMatchObject({ bids: 1 });
  });

  it("closes the socket before the work or after it", async () => {
    const app = await openTestApp();
    const before = await bids(app, { drop: true, times: 1 });
    await expect(before.hit).rejects.toThrow(SocketDropped);
    expect((await before.miss).status).toBe(200);
    const token = await app.tokenOf(2);
    await app.post("/_mock/faults", { operation: "makebid", body: { price: "30000" }, drop_reply: true });
    await expect(bid(app, token, "fault-00012", 30_000)).rejects.toThrow(SocketDropped);
    expect((await app.get("/api/auction/lot/1")).body.data.live).toMatchObject({ bids: 2, price: 30_000 });
  });

  it("reads fields within fields, and spares calls without a body", async () => {
    const app = await openTestApp();
    await app.post("/_mock/faults", { operation: "*", body: { "filter.price.from": "1" }, status: 503 });
    expect((await app.get("/api/config")).status).toBe(200);
    const list = async (from: number) =>
      (await app.post("/api/auction/lots", { filter: { price: { from } } })).status;
    expect([await list(1), await list(2)]).toEqual([503, 200]);
  });
});

const NOTHING_WRONG =
  "status: Say what goes wrong: status, reply, set, latency_ms, delay, drop, drop_reply, without, wrong, half, bytes_per_s or sequence";

describe("an invalid fault", () => {
  it.each([
    [{ operation: "getNothing", status: 500 }, "operation: The API has no call named getNothing"],
    [{ operation: "clearFaults", status: 500 }, "operation: The API has no call named clearFaults"],
    [{ operation: "*" }, NOTHING_WRONG],
    [{ operation: "*", latency_ms: 0 }, NOTHING_WRONG],
  ])("is refused: %j", async (fault, sentence) => {
    const { post } = await openTestApp();
    const { status, body } = await post("/_mock/faults", fault);
    expect(status).toBe(422);
    const [{ field, message }] = body.details.errors;
    expect(`${field}: ${message}`).toBe(sentence);
  });
});

describe("a fault with a script", () => {
  it("answers with its own status and body in place of the work", async () => {
    const app = await openTestApp();
    const reply = { result: "success", data: { outcome: "leading" } };
    await app.post("/_mock/faults", { operation: "makebid", reply, times: 1 });
    await app.post("/_mock/faults", { operation: "getConfig", status: 418, reply: "short and stout" });
    const token = await app.tokenOf(1);
    expect(await bid(app, token, "script-0001")).toMatchObject({ status: 200, body: reply });
    expect(await app.get("/api/config")).toMatchObject({ status: 418, text: '"short and stout"' });
    expect((await bid(app, token, "script-0001")).body.data).toMatchObject({ outcome: "leading", seq: 2 });
  });

  it.each([204, 205, 304])("answers %i without a body, which this status never has", async (status) => {
    const app = await openTestApp();
    await app.post("/_mock/faults", { operation: "getConfig", status, reply: { data: 1 } });
    expect(await app.get("/api/config")).toMatchObject({ status, text: "" });
  });

  it("is as the README writes it", async () => {
    const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
    const bodies = /```json\n([^`]+)```/.exec(readme)?.[1]?.trim().split("\n") ?? [];
    expect(bodies.length).toBeGreaterThan(5);
    for (const body of bodies) {
      const { get, post } = await openTestApp();
      const added = await post("/_mock/faults", JSON.parse(body));
      expect([body, added.status]).toEqual([body, 200]);
      expect((await get("/_mock/faults")).body.data).toMatchObject([JSON.parse(body)]);
    }
  });

  it("answers with its own values by path, in what the work answered", async () => {
    const app = await openTestApp();
    const set = { "data.live.price": 1, "data.live.leader": null, "data.no_such_field": 7 };
    const before = (await app.get("/api/auction/lot/1")).body.data;
    await app.post("/_mock/faults", { operation: "getLot", set, times: 1 });
    const { data } = (await app.get("/api/auction/lot/1")).body;
    expect(data).toEqual({ ...before, live: { ...before.live, price: 1, leader: null } });
    expect((await app.get("/api/auction/lot/1")).body.data).toEqual(before);
  });

  it("begins with the n-th call", async () => {
    const app = await openTestApp();
    await app.post("/_mock/faults", { operation: "getConfig", status: 503, from: 3, times: 2 });
    expect(await statusesOf(app, 6)).toEqual([200, 200, 503, 503, 200, 200]);
  });

  it("takes the steps of a sequence in order, once, or as often as its times say", async () => {
    const app = await openTestApp();
    const sequence = [{ status: 503 }, {}, { status: 429 }];
    await app.post("/_mock/faults", { operation: "getConfig", sequence });
    expect(await statusesOf(app, 5)).toEqual([503, 200, 429, 200, 200]);
    await app.post("/_mock/faults", { operation: "getConfig", sequence, from: 2, times: 4 });
    expect(await statusesOf(app, 7)).toEqual([200, 503, 200, 429, 503, 200, 200]);
  });

  it("is for the calls alone that send its header", async () => {
    const app = await openTestApp();
    await app.post("/_mock/faults", { operation: "*", status: 503, headers: { "X-Test": "checkout-7" } });
    const sent = async (value: string) =>
      (await app.get("/api/config", { headers: { "x-test": value } })).status;
    expect(await statusesOf(app, 1)).toEqual([200]);
    expect([await sent("checkout-8"), await sent("checkout-7")]).toEqual([200, 503]);
  });

  it("delays by a median and a 95th percentile, the same ones with the same seed", () => {
    const [sorted, again] = [delays(), delays()];
    expect(again).toEqual(sorted);
    expect(sorted[1_000]).toBeGreaterThan(180);
    expect(sorted[1_000]).toBeLessThan(220);
    expect(sorted[1_900]).toBeGreaterThan(800);
    expect(sorted[1_900]).toBeLessThan(1_000);
  });

  it.each([
    [{ delay: { p50_ms: 200, p95_ms: 100 } }, "delay.p95_ms"],
    [{ set: { "data..price": 1 } }, "set"],
    [{ sequence: [] }, "sequence"],
    [{ status: 503, from: 0 }, "from"],
    [{ status: 200 }, "status"],
    [{ sequence: [{}, { status: 302 }] }, "status"],
  ])("refuses %j", async (fault, field) => {
    const { post } = await openTestApp();
    const { status, body } = await post("/_mock/faults", { operation: "getConfig", ...fault });
    expect([status, body.details.errors[0].field]).toEqual([422, expect.stringContaining(field)]);
  });
});

/** The delays of 2,000 calls, in order of length. */
function delays(): number[] {
  const faults = createFaults(() => 1);
  faults.add({ operation: "getConfig", delay: { p50_ms: 200, p95_ms: 900 }, probability: 1 });
  const call = {
    operation: "getConfig",
    path: "/api/config",
    userId: null,
    header: () => undefined,
  } as const;
  return Array.from({ length: 2_000 }, () => faults.effectOn(call)!.latencyMs).toSorted((a, b) => a - b);
}
