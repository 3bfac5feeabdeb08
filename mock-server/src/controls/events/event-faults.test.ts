/** Realtime faults of a running server, and a client that recovers from them. */
import { createRealtimeClient } from "@marsa/realtime/client";
import { follow } from "@marsa/realtime/follow";
import type { Envelope } from "@marsa/realtime/resync";
import { lotTopic } from "@marsa/realtime/topics";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../../test-support/app.ts";
import { openTestServer, type TestServer } from "../../test-support/server.ts";

const POLL = { interval: 20, timeout: 20_000 };

interface LotEvent extends Envelope {
  readonly state: { readonly price: number | null };
}

describe("a client of a running server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(async () => {
    await server.stop();
  });

  const call = async (path: string, body?: object, headers = {}) => {
    const init = {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    };
    const response = await fetch(server.url + path, init);
    // oxlint-disable-next-line typescript/no-explicit-any -- a test reads it field by field, and a wrong field fails it
    const { data } = (await response.json()) as { data: any };
    return data;
  };

  /** A lot that a client follows by its snapshot and its events, and a bidder. */
  async function followedLot() {
    const { ids } = await call("/_mock/lots", { count: 1, seconds: 3_600, start_price: 10_000, step: 100 });
    const [lot] = ids as [number];
    const [bidder] = await call("/_mock/tokens", { count: 1 });
    const url = `ws://127.0.0.1:${server.port}/ws`;
    const client = createRealtimeClient({
      config: { url, realm: "realm1", methods: ["jwt"] },
      token: () => null,
    });
    const seen = { price: null as number | null, applied: [] as number[], reads: 0 };
    const following = follow<number | null, LotEvent>(client, {
      topic: lotTopic(lot),
      fetch: async () => {
        seen.reads += 1;
        const { live } = await call(`/api/auction/lot/${lot}`);
        return { kind: "snapshot", epoch: live.epoch, seq: live.seq, state: live.price };
      },
      reset: (price) => (seen.price = price),
      apply: ({ seq, state }) => {
        seen.applied.push(seq);
        seen.price = state.price;
      },
    });
    client.open();
    onTestFinished(() => {
      following.stop();
      client.close();
    });
    await expect.poll(() => following.synced, POLL).toBe(true);
    const bid = (price: number) =>
      call(
        "/api/auction/makebid",
        { id_auction: lot, price, mode: "max" },
        { authorization: `Bearer ${bidder.access_token}`, "idempotency-key": `leader-${lot}-${price}` },
      );
    const outbid = async (price: number) => {
      const [other] = await call("/_mock/tokens", { count: 1 });
      await call(
        "/api/auction/makebid",
        { id_auction: lot, price },
        { authorization: `Bearer ${other.access_token}`, "idempotency-key": `other-${lot}-${price}` },
      );
    };
    return { lot, seen, following, bid, outbid };
  }

  it("finds a lost event out by the heartbeat, and reads the lot again", async () => {
    const { lot, seen, following, bid } = await followedLot();
    await call("/_mock/event-faults", { topic: lotTopic(lot), effect: "drop", times: 1 });
    const reads = seen.reads;
    await bid(12_000);
    await expect.poll(() => seen.price, POLL).toBe(10_000);
    expect([seen.applied, seen.reads > reads]).toEqual([[], true]);
    await expect.poll(() => following.synced, POLL).toBe(true);
  });

  it("applies a doubled event once", async () => {
    const { lot, seen, bid, outbid } = await followedLot();
    await call("/_mock/event-faults", { topic: lotTopic(lot), effect: "double", times: 2 });
    await bid(12_000);
    await outbid(10_500);
    await expect.poll(() => seen.price, POLL).toBe(10_600);
    expect(seen.applied).toEqual([...new Set(seen.applied)]);
  });

  it("shows the newest price after reordered events, and never an older one again", async () => {
    const { lot, seen, bid, outbid } = await followedLot();
    await call("/_mock/event-faults", { topic: lotTopic(lot), effect: "reorder", times: 1 });
    await bid(12_000);
    await outbid(10_500);
    await expect.poll(() => seen.price, POLL).toBe(10_600);
    expect(seen.applied).toEqual([...seen.applied].toSorted((a, b) => a - b));
  });

  it("gets a delayed event at last", async () => {
    const { lot, seen, bid } = await followedLot();
    await call("/_mock/event-faults", { topic: lotTopic(lot), effect: "delay", delay_ms: 300, times: 1 });
    await bid(12_000);
    await expect.poll(() => seen.price, POLL).toBe(10_000);
    expect(seen.applied).toHaveLength(1);
  });
});

describe("POST /_mock/event-faults", () => {
  it("adds faults, lists them and clears them", async () => {
    const { get, post, send } = await openTestApp();
    const setting = { topic: "user.*", effect: "delay", delay_ms: 250, probability: 0.5, times: 3 };
    const { body } = await post("/_mock/event-faults", setting);
    expect(body.data).toEqual({ id_fault: 1, ...setting, hits: 0 });
    expect((await get("/_mock/event-faults")).body.data).toEqual([body.data]);
    expect((await send("DELETE", "/_mock/event-faults")).body.data).toEqual({ cleared: 1 });
    expect((await get("/_mock/event-faults")).body.data).toEqual([]);
  });

  it("applies to the events of the server's jobs", async () => {
    const { post, published, settled, tokenOf } = await openTestApp({ jobs: true });
    await post("/_mock/event-faults", { topic: "auction.lot.1", effect: "double" });
    const headers = { "idempotency-key": "bid-number-one" };
    await post(
      "/api/auction/makebid",
      { id_auction: 1, price: 20_000 },
      { token: await tokenOf(1), headers },
    );
    await settled();
    const ofLot = () => published.filter(({ topic }) => topic === "auction.lot.1");
    await expect.poll(() => ofLot().length).toBe(2);
    expect(ofLot()[0]).toEqual(ofLot()[1]);
  });

  it("refuses a topic that the server does not have, and a delay without its time", async () => {
    const { post } = await openTestApp();
    const fieldsOf = async (body: object) =>
      (await post("/_mock/event-faults", body)).body.details.errors.map(
        ({ field }: { field: string }) => field,
      );
    expect(await fieldsOf({ topic: "live.*", effect: "drop" })).toEqual(["topic"]);
    expect(await fieldsOf({ topic: "auction.lot.01", effect: "drop" })).toEqual(["topic"]);
    expect(await fieldsOf({ topic: "auction.lots", effect: "delay" })).toEqual(["delay_ms"]);
    expect(await fieldsOf({ topic: "auction.lots", effect: "drop", delay_ms: 5 })).toEqual(["delay_ms"]);
  });

  it("ends with a reset", async () => {
    const { get, post, context } = await openTestApp();
    await context.sceneControl.rememberStart();
    await post("/_mock/event-faults", { topic: "heartbeat.pub", effect: "drop" });
    expect((await post("/_mock/reset")).status).toBe(200);
    expect((await get("/_mock/event-faults")).body.data).toEqual([]);
  });
});
