/** Tests of `clock.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, START } from "../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../test-support/app.ts";
import { sqlite } from "../tables/system/driver.ts";

const iso = (ms: number) => new Date(ms).toISOString();
const MINUTE_MS = 60_000;
const YEAR_MS = 31_536_000_000;

let keys = 0;
async function bid({ post, tokenOf }: TestApp, userId: number, price: number, id = 1) {
  const headers = { "idempotency-key": `on-this-clock-${++keys}` };
  return post("/api/auction/makebid", { id_auction: id, price }, { token: await tokenOf(userId), headers });
}

const liveOf = async ({ get }: TestApp, id = 1) => (await get(`/api/auction/lot/${id}`)).body.data.live;

/** The history, in the order of its rows. */
const history = ({ store }: TestApp) =>
  store.read((db) =>
    sqlite(db)
      .prepare<[], { lot_id: number; kind: string; at: number }>(
        "SELECT lot_id, kind, at FROM history ORDER BY id",
      )
      .all()
      .map(({ lot_id, kind, at }) => [lot_id, kind, at - START]),
  );

describe("GET /_mock/clock", () => {
  it("shows the auction time, and its lead over the real time", async () => {
    const { get, clock } = await openTestApp();
    clock.advance(500);
    expect((await get("/_mock/clock")).body.data).toEqual({ now: iso(START + 500), rate: 1, offset_ms: 0 });
  });
});

describe("a frozen clock", () => {
  it("stands still while time passes, and resumes from there", async () => {
    const { get, post, clock } = await openTestApp();
    const { status, body } = await post("/_mock/clock", { freeze: true });
    expect([status, body.data]).toEqual([200, { now: iso(START), rate: 0, offset_ms: 0 }]);
    clock.advance(700);
    expect((await get("/_mock/clock")).body.data).toEqual({ now: iso(START), rate: 0, offset_ms: -700 });
    await post("/_mock/clock", { freeze: false });
    clock.advance(300);
    expect((await get("/_mock/clock")).body.data).toEqual({
      now: iso(START + 300),
      rate: 1,
      offset_ms: -700,
    });
  });

  it("judges a bid at the frozen instant, hours later", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/clock", { freeze: true, set: iso(START + HOUR_MS - 1_000) });
    app.clock.advance(5 * HOUR_MS);
    const { status, body } = await bid(app, 1, 20_000);
    expect([status, body.data]).toMatchObject([
      200,
      { outcome: "leading", received_at: iso(START + HOUR_MS - 1_000), extended: true },
    ]);
  });

  it("closes nothing", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/clock", { freeze: true });
    app.clock.advance(5 * HOUR_MS);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await liveOf(app)).toMatchObject({ phase: "open", end: iso(START + HOUR_MS) });
    expect((await history(app)).filter(([, kind]) => kind === "finished")).toEqual([]);
  });
});

describe("an advance", () => {
  it("ends each lot at its own end, in order, and answers when all work is done", async () => {
    const lots = [
      car(1, { endsAt: START + 30 * MINUTE_MS }),
      car(2, { endsAt: START + 10 * MINUTE_MS }),
      car(3, { plan: "upcoming", opensAt: START + 20 * MINUTE_MS, endsAt: START + 40 * MINUTE_MS }),
      car(4, { endsAt: START + 61 * MINUTE_MS }),
    ];
    const app = await openTestApp({ jobs: true, scene: { lots } });
    const before = (await history(app)).length;
    const { status, body } = await app.post("/_mock/clock", { advance_ms: HOUR_MS });
    expect([status, body.data.now, body.data.rate]).toEqual([200, iso(START + HOUR_MS), 1]);
    expect((await history(app)).slice(before)).toEqual([
      [2, "finished", 10 * MINUTE_MS],
      [2, "not_sold", 10 * MINUTE_MS],
      [3, "auction_started", 20 * MINUTE_MS],
      [1, "finished", 30 * MINUTE_MS],
      [1, "not_sold", 30 * MINUTE_MS],
      [3, "finished", 40 * MINUTE_MS],
      [3, "not_sold", 40 * MINUTE_MS],
    ]);
    expect((await liveOf(app, 4)).phase).toBe("open");
  });

  it("meets new deadlines on the way: the end, then the end of the review", async () => {
    const app = await openTestApp({ jobs: true, scene: { lots: [car(1, { reserve: 50_021 })] } });
    await bid(app, 1, 20_000);
    const before = (await history(app)).length;
    await app.post("/_mock/clock", { advance_ms: 3 * 24 * HOUR_MS });
    expect((await history(app)).slice(before)).toEqual([
      [1, "finished", HOUR_MS],
      [1, "not_sold", HOUR_MS + 48 * HOUR_MS],
    ]);
    const token = await app.tokenOf(1);
    expect((await app.get("/api/auth/balance", { token })).body.data).toMatchObject({ balance_reserv: 0 });
  });

  it("goes a year ahead", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/scenes", { name: "evening" });
    const { body } = await app.post("/_mock/clock", { advance_ms: YEAR_MS });
    expect(body.data.now).toBe(iso(START + YEAR_MS));
    const open = await app.store.read((db) =>
      sqlite(db)
        .prepare("SELECT id FROM lot WHERE status IN ('active', 'summarizing') AND queue_id IS NULL")
        .all(),
    );
    // Lots of a lane wait for its auctioneer, without limit.
    expect(open).toEqual([]);
  });

  it("leaves a frozen clock frozen, and can resume it", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/clock", { freeze: true });
    const { body } = await app.post("/_mock/clock", { advance_ms: HOUR_MS });
    expect(body.data).toMatchObject({ now: iso(START + HOUR_MS), rate: 0 });
    expect((await liveOf(app)).phase).toBe("not_sold");
    const going = await app.post("/_mock/clock", { advance_ms: 1_000, freeze: false });
    expect(going.body.data).toMatchObject({ now: iso(START + HOUR_MS + 1_000), rate: 1 });
  });

  it("waits for another one in progress", async () => {
    const app = await openTestApp({ jobs: true });
    const asked = [1, 2, 3].map(() => app.post("/_mock/clock", { advance_ms: 30 * MINUTE_MS }));
    const times = (await Promise.all(asked)).map(({ body }) => Date.parse(body.data.now) - START);
    expect(Math.max(...times)).toBe(90 * MINUTE_MS);
    expect((await liveOf(app)).phase).toBe("not_sold");
  });

  it("waits for bids received before an end", async () => {
    const app = await openTestApp({ jobs: true });
    const answered = app.context.inFlight.begin(1, START);
    let isOver = false;
    const advanced = app.post("/_mock/clock", { advance_ms: HOUR_MS }).then(() => (isOver = true));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(isOver).toBe(false);
    answered();
    await advanced;
    expect((await liveOf(app)).phase).toBe("not_sold");
  });
});

describe("a clock that is set", () => {
  it("to now, from years ago, shows the real time again", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/clock", { set: "2020-01-01T00:00:00.000Z" });
    const { status, body } = await app.post("/_mock/clock", { set: "now" });
    expect([status, body.data.now]).toEqual([200, iso(START)]);
  });

  it("ahead, meets every deadline on the way", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/clock", { set: iso(START + 2 * HOUR_MS) });
    expect((await history(app)).at(-1)).toEqual([3, "not_sold", HOUR_MS]);
  });

  it("back, undoes nothing, and lots have longer to run", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/clock", { set: iso(START - 24 * HOUR_MS) });
    app.clock.advance(HOUR_MS);
    expect((await app.get("/_mock/clock")).body.data).toEqual({
      now: iso(START - 23 * HOUR_MS),
      rate: 1,
      offset_ms: -24 * HOUR_MS,
    });
    await app.post("/_mock/clock", { advance_ms: 24 * HOUR_MS });
    expect((await liveOf(app)).phase).toBe("not_sold");
  });
});

describe("the rate", () => {
  it("makes the auction clock faster, and deadlines come at their own instants", async () => {
    const app = await openTestApp({ jobs: true });
    const { body } = await app.post("/_mock/clock", { rate: 60 });
    expect(body.data).toEqual({ now: iso(START), rate: 60, offset_ms: 0 });
    app.clock.advance(MINUTE_MS);
    expect((await app.get("/_mock/clock")).body.data).toEqual({
      now: iso(START + HOUR_MS),
      rate: 60,
      offset_ms: HOUR_MS - MINUTE_MS,
    });
    await expect.poll(async () => (await liveOf(app)).phase).toBe("not_sold");
  });
});

describe("DELETE /_mock/clock", () => {
  it("goes back to real time, from any year and any rate", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/clock", { set: "2020-02-29T10:00:00.000Z", rate: 5, freeze: true });
    const { status, body } = await app.send("DELETE", "/_mock/clock");
    expect([status, body.data]).toEqual([200, { now: iso(START), rate: 1, offset_ms: 0 }]);
  });

  it("runs what is due on the way", async () => {
    const app = await openTestApp({ jobs: true });
    await app.post("/_mock/clock", { freeze: true });
    app.clock.advance(2 * HOUR_MS);
    await app.send("DELETE", "/_mock/clock");
    expect((await liveOf(app)).phase).toBe("not_sold");
  });
});

describe("every change of the clock", () => {
  it("is published to everyone at once, so that countdowns follow", async () => {
    const app = await openTestApp({ jobs: true });
    for (const change of [{ freeze: true }, { advance_ms: 5_000 }, { set: iso(START) }, { freeze: false }]) {
      await app.post("/_mock/clock", change);
    }
    const beats = app.published.filter(({ topic }) => topic === "heartbeat.pub");
    const readings = beats.map(({ payload }) => [payload.now - START, payload.rate]);
    // The heartbeat also repeats every two seconds of real time.
    expect(readings.filter((beat, i) => String(beat) !== String(readings[i - 1]))).toEqual([
      [0, 0],
      [5_000, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it("does not affect sessions, which use the real clock", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    await app.post("/_mock/clock", { advance_ms: YEAR_MS });
    expect((await app.get("/api/auth/me", { token })).status).toBe(200);
  });
});

describe("POST /_mock/clock", () => {
  it.each([
    [{}],
    [{ freeze: "yes" }],
    [{ advance_ms: -1 }],
    [{ advance_ms: YEAR_MS + 1 }],
    [{ set: "tomorrow" }],
    [{ set: "1999-12-31T23:59:59.000Z" }],
    [{ set: "2200-01-01T00:00:00.000Z" }],
    [{ rate: 0 }],
    [{ rate: 3_601 }],
    [{ set: "2026-12-31T23:59:60Z" }],
    [{ set: iso(START), advance_ms: 5 }],
  ])("refuses %j and leaves the clock as it is", async (change) => {
    const { post, get } = await openTestApp();
    expect((await post("/_mock/clock", change)).status).toBe(422);
    expect((await get("/_mock/clock")).body.data).toEqual({ now: iso(START), rate: 1, offset_ms: 0 });
  });

  it("goes no further than the end of 2199, however often it is requested", async () => {
    const { post, context } = await openTestApp();
    context.clock.set(Date.UTC(2199, 5));
    const { status, body } = await post("/_mock/clock", { advance_ms: YEAR_MS });
    expect([status, body.details.errors]).toEqual([
      422,
      [{ field: "advance_ms", message: "Not after 2199" }],
    ]);
    expect((await post("/_mock/clock", { set: "2200-01-02T00:00:00.000Z" })).status).toBe(422);
  });
});

describe("sessions and limits", () => {
  const FORTNIGHT_MS = 14 * 24 * HOUR_MS;

  it("stay on the real clock, and go along when asked, until the clock returns to real time", async () => {
    const { get, post, send, tokenOf } = await openTestApp();
    const token = await tokenOf(1);
    const me = async () => (await get("/api/auth/me", { token })).status;
    await post("/_mock/clock", { advance_ms: 10 * FORTNIGHT_MS });
    expect(await me()).toBe(200);
    const { body } = await post("/_mock/clock", { advance_ms: 10 * FORTNIGHT_MS, sessions: true });
    expect(body.data).toMatchObject({ sessions_ahead_ms: 10 * FORTNIGHT_MS, offset_ms: 20 * FORTNIGHT_MS });
    expect(await me()).toBe(401);
    const real = await send("DELETE", "/_mock/clock");
    expect(real.body.data).not.toHaveProperty("sessions_ahead_ms");
  });

  it("give a person who failed too often new attempts after the time they are told to wait", async () => {
    const { post } = await openTestApp();
    const signIn = () => post("/api/auth/signin", { id: "person1@marsa.test", password: "wrong" });
    for (let i = 0; i < 10; i++) expect((await signIn()).status).toBe(401);
    const { status, body } = await signIn();
    expect(status).toBe(429);
    const advance_ms = body.details.retry_s * 1_000;
    await post("/_mock/clock", { advance_ms });
    expect((await signIn()).status).toBe(429);
    await post("/_mock/clock", { advance_ms, sessions: true });
    expect((await signIn()).status).toBe(401);
  });
});
