/** Tests of `pause.ts`. */
import { createAudience } from "../../live/audience.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { closeLots } from "../../jobs/close-lots.ts";
import { publishHeartbeat } from "../../jobs/heartbeat.ts";
import { untilIdle } from "../../jobs/test-support/idle.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const MANAGER = 50;
const MINUTE = 60_000;
const users = [
  person(1, 1_000_000),
  person(2, 1_000_000),
  person(SELLER, 0),
  person(MANAGER, 0, { roles: ["backoffice"], ustatus: "manager", profile: null }),
];
const lots = [
  car(1, { endsAt: START + 20 * MINUTE, buyNow: 60_000 }),
  car(2, { endsAt: START + 45 * MINUTE }),
  car(3, { endsAt: START + 3 * HOUR_MS }),
];
let keys = 0;

async function setUp() {
  const app = await openTestApp({ scene: { users, lots } });
  const { store, clock, context } = app;
  const { inFlight, terms, log } = context;
  const closer = closeLots({ store, clock, inFlight, terms, log });
  onTestFinished(() => closer.stop());
  const call = async (path: string, userId: number, body: object, key = `pause-key-${++keys}`) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": key },
    });
  const state = async (id: number) => (await app.get(`/api/auction/lot/${id}`)).body.data.live;
  return {
    ...app,
    state,
    standing: async (minutes = 0) =>
      (
        await app.get(`/api/backoffice/auctions/pause?minutes=${minutes}`, {
          token: await app.tokenOf(MANAGER),
        })
      ).body.data,
    pause: (key?: string) => call("/backoffice/auctions/pause", MANAGER, { reason: "Power cut" }, key),
    resume: (key?: string) => call("/backoffice/auctions/resume", MANAGER, {}, key),
    bid: (lot: number, price = 20_000) => call("/auction/makebid", 1, { id_auction: lot, price }),
    buy: () => call("/auction/buynow", 1, { id_auction: 1, price: 60_000 }),
    settled: () => untilIdle(closer),
  };
}

const iso = (ms: number) => new Date(ms).toISOString();
/** A lot whose end moves; minutes after START. */
const moved = (id: number, from: number, to: number) => ({
  id_auction: id,
  number: 20_000 + id,
  title: `Car ${id}`,
  from: iso(START + from * MINUTE),
  to: iso(START + to * MINUTE),
});

describe("a pause of all auctions", () => {
  it("refuses bids and purchases, with the reason", async () => {
    const { pause, bid, buy, clock } = await setUp();
    clock.advance(10 * MINUTE);
    const { status, body } = await pause();
    expect(status).toBe(200);
    const since = iso(START + 10 * MINUTE);
    expect(body.data).toEqual({
      paused: true,
      reason: "Power cut",
      since,
      lots: 1,
      open: 3,
      moves: [moved(1, 20, 20)],
      lanes: [],
      resume_end: iso(START + 20 * MINUTE),
    });
    clock.advance(MINUTE);
    const refused = await bid(1);
    expect([refused.status, refused.body.result, refused.body.details]).toEqual([
      409,
      "LOT_NOT_OPEN",
      { paused: "Power cut" },
    ]);
    expect(refused.body.message).toBe("All auctions are paused: Power cut");
    expect((await buy()).body.result).toBe("LOT_NOT_OPEN");
  });

  it("keeps lots open whose end falls into it, and gives these ten minutes afterwards", async () => {
    const { pause, resume, state, clock, bid, settled } = await setUp();
    clock.advance(10 * MINUTE);
    await pause();
    clock.advance(30 * MINUTE);
    await settled();
    expect((await state(1)).status).toBe("active");
    const { body } = await resume();
    expect(body.data).toEqual({
      paused: false,
      reason: null,
      since: null,
      lots: 2,
      open: 3,
      moves: [],
      lanes: [],
      resume_end: null,
    });
    for (const id of [1, 2]) expect((await state(id)).end).toBe(iso(START + 50 * MINUTE));
    expect((await state(3)).end).toBe(iso(START + 3 * HOUR_MS));
    expect((await bid(1)).status).toBe(200);
    clock.advance(10 * MINUTE);
    await settled();
    expect([(await state(1)).status, (await state(2)).status]).toEqual(["sold", "notSold"]);
  });

  it("reopens no lot that had ended before", async () => {
    const { pause, resume, state, clock, settled } = await setUp();
    clock.advance(20 * MINUTE);
    await settled();
    await pause();
    clock.advance(MINUTE);
    await resume();
    expect((await state(1)).status).toBe("notSold");
  });

  it("gives the reason for the extra time in the history", async () => {
    const { pause, resume, get, clock } = await setUp();
    await pause();
    clock.advance(15 * MINUTE);
    await resume();
    const { items } = (await get("/api/auction/history/1")).body.data;
    expect(items[0]).toMatchObject({
      kind: "extended",
      cause: "All auctions were paused: there is more time for everyone",
    });
  });

  it("starts once and ends once, and a repeated key changes nothing", async () => {
    const { pause, resume } = await setUp();
    expect((await resume()).body.result).toBe("STALE");
    const first = await pause("pause-same-key");
    expect((await pause()).body.result).toBe("STALE");
    expect((await pause("pause-same-key")).text).toBe(first.text);
    const end = await resume("resume-same-key");
    expect((await resume("resume-same-key")).text).toBe(end.text);
    expect((await resume()).body.result).toBe("STALE");
  });

  it("is for managers, and is in the audit with their names", async () => {
    const { pause, resume, post, tokenOf, store } = await setUp();
    const headers = { "idempotency-key": "pause-by-nobody" };
    const body = { reason: "Because" };
    const refused = await post("/api/backoffice/auctions/pause", body, { token: await tokenOf(1), headers });
    expect(refused.status).toBe(403);
    await pause();
    await resume();
    const acts = await store.read((db) => sqlite(db).prepare("SELECT user_id, act, reason FROM audit").all());
    expect(acts).toEqual([
      { user_id: MANAGER, act: "auctions.pause", reason: "Power cut" },
      { user_id: MANAGER, act: "auctions.resume", reason: "Power cut" },
    ]);
  });

  it("tells staff before and during it how many lots are open, and which ends a resume moves to when", async () => {
    const { pause, resume, standing, clock } = await setUp();
    clock.advance(12 * MINUTE);
    expect(await standing()).toEqual({
      paused: false,
      reason: null,
      since: null,
      lots: 1,
      open: 3,
      moves: [moved(1, 20, 22)],
      lanes: [],
      resume_end: null,
    });
    await pause();
    clock.advance(30 * MINUTE);
    expect(await standing()).toEqual({
      paused: true,
      reason: "Power cut",
      since: iso(START + 12 * MINUTE),
      lots: 2,
      open: 3,
      moves: [moved(1, 20, 52), moved(2, 45, 52)],
      lanes: [],
      resume_end: iso(START + 52 * MINUTE),
    });
    await resume();
    expect(await standing()).toMatchObject({ paused: false, open: 3, resume_end: null });
  });

  it("lists before it starts which ends would move by its length, and what then happens is what was listed", async () => {
    const { pause, resume, standing, state, clock } = await setUp();
    clock.advance(12 * MINUTE);
    expect((await standing(20)).moves).toEqual([moved(1, 20, 42)]);
    // After more than an hour the ends are 30 s apart, in their old order.
    const { moves } = await standing(160);
    expect(moves).toEqual([
      moved(1, 20, 182),
      { ...moved(2, 45, 182), to: iso(START + 182.5 * MINUTE) },
      { ...moved(3, 180, 183), to: iso(START + 183 * MINUTE) },
    ]);
    await pause();
    clock.advance(160 * MINUTE);
    await resume();
    for (const { id_auction, to } of moves) expect((await state(id_auction)).end).toBe(to);
  });

  it("shows on every lot and in the heartbeat while it lasts, and not after it", async () => {
    const { pause, resume, get, store, clock } = await setUp();
    const publications: unknown[] = [];
    const publisher = {
      connected: true,
      publish: async (_: string, { paused }: { paused: unknown }) => void publications.push(paused),
    };
    // This timer never fires: the test sees only events caused by the change.
    vi.spyOn(globalThis, "setInterval").mockReturnValueOnce(undefined as never);
    const heart = publishHeartbeat({
      store,
      publisher: publisher as never,
      clock,
      audience: createAudience(),
      rehearsals: { seqs: async () => ({}) },
    });
    onTestFinished(() => heart.stop());
    const onLot = async () => (await get("/api/auction/lot/3")).body.data.paused;
    heart.publish();
    await expect.poll(() => publications).toEqual([null]);
    await pause();
    expect(await onLot()).toBe("Power cut");
    await expect.poll(() => publications).toEqual([null, "Power cut"]);
    await resume();
    expect(await onLot()).toBeNull();
    await expect.poll(() => publications).toEqual([null, "Power cut", null]);
  });
});
