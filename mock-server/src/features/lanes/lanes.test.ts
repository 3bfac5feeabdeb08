/** Tests: lanes. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const AUCTIONEER = 60;
const SECOND = 61;
const CLERK = 62;
const OUTSIDER = 63;
const houseStaff = { profile: null } as const;
const users = [
  person(1, 1_000_000),
  person(2, 1_000_000),
  person(SELLER, 0),
  person(AUCTIONEER, 0, { ...houseStaff, roles: ["auctioneer"], firstName: "Marcus", lastName: "Ellery" }),
  person(SECOND, 0, { ...houseStaff, roles: ["auctioneer"] }),
  person(CLERK, 0, { ...houseStaff, roles: ["backoffice"] }),
  person(OUTSIDER, 0, { ...houseStaff, roles: ["auctioneer"] }),
];
const lots = [
  car(1, { endsAt: START + 48 * HOUR_MS }),
  car(2, { endsAt: START + 48 * HOUR_MS, reserve: 30_011 }),
  car(3, { endsAt: START + 48 * HOUR_MS, buyNow: 60_000 }),
  car(4, { endsAt: START + 48 * HOUR_MS }),
];

let keys = 0;

async function setUp() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  const as = async (userId: number, path: string, body: object = {}, headers: Record<string, string> = {}) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      headers: { "idempotency-key": `lane-key-${++keys}`, ...headers },
    });
  const control = (what: string, body: object, who = AUCTIONEER) => as(who, `/live/ctrl/${what}`, body);
  const advance = async (s: number) => {
    const { status } = await app.post("/_mock/clock", { advance_ms: s * 1_000 });
    expect(status).toBe(200);
  };
  const queue = async (id = 1) => (await app.get(`/api/live/queue/${id}`)).body.data;
  const bid = (userId: number, lotId: number, price: number, mode = "exact") =>
    as(userId, "/auction/makebid", { id_auction: lotId, price, mode });
  const lot = async (id: number) => (await app.get(`/api/auction/lot/${id}`)).body.data.live;
  /** Advances the clock while the operator reports their presence. */
  const pass = async (s: number) => {
    for (let left = s; left > 0; left -= 5) {
      await control("presence", { id_queue: 1 });
      await advance(Math.min(5, left));
    }
  };
  return { ...app, as, control, advance, queue, bid, lot, pass };
}

/** A lane of the first three cars that starts in an hour, composed by staff. */
async function composed() {
  const app = await setUp();
  const start = new Date(START + HOUR_MS).toISOString();
  const made = await app.as(CLERK, "/backoffice/queues/create", { name: "Lane A", place: "Hall 2", start });
  expect(made.status).toBe(200);
  const change = async (what: string, body: object, version: number) =>
    app.as(CLERK, `/backoffice/queues/${what}`, { id_queue: 1, version, ...body });
  return { ...app, made: made.body.data, change };
}

async function published() {
  const app = await composed();
  await app.change("lots", { lots: [1, 2, 3] }, 1);
  await app.change("operators", { operators: [AUCTIONEER, SECOND] }, 2);
  const { status, body } = await app.change("publish", {}, 3);
  expect([status, body.data?.state]).toEqual([200, "scheduled"]);
  return app;
}

/** An opened and started lane with its first lot waiting for a bid. */
async function running() {
  const app = await published();
  await app.advance(3_590);
  await app.control("open", { id_queue: 1 });
  await app.pass(10);
  expect(await app.queue()).toMatchObject({ state: "running", turn: { phase: "waiting_for_bid" } });
  return app;
}

describe("a lane that the staff compose", () => {
  it("is a draft that nobody else sees until it is published", async () => {
    const { get, made, change, queue } = await composed();
    expect(made).toMatchObject({ id_queue: 1, state: "draft", version: 1, timers: { running_s: 15 } });
    expect((await get("/api/live/queue/1")).status).toBe(404);
    expect((await get("/api/live/queue")).body.data).toEqual([]);
    await change("lots", { lots: [2, 1] }, 1);
    await change("operators", { operators: [AUCTIONEER] }, 2);
    await change("publish", {}, 3);
    expect(await queue()).toMatchObject({ state: "scheduled", name: "Lane A", lots: 2, turn: null });
    // A search for lots in a city finds the lanes with lots there.
    expect((await get("/api/live/queue")).body.data).toMatchObject([
      { place: "Hall 2", cities: [{ value: "dubai", label: "Dubai" }] },
    ]);
  });

  it("is refused to users who saw another version, without loss", async () => {
    const { change } = await composed();
    await change("update", { name: "Lane B" }, 1);
    const { status, body } = await change("update", { name: "Lane C" }, 1);
    expect([status, body.result, body.details]).toEqual([409, "STALE", { version: 2 }]);
    expect((await change("update", {}, 2)).body.data.name).toBe("Lane B");
  });

  it("takes lots for sale without a bid, each once, and names the others", async () => {
    const { change, bid } = await composed();
    await bid(1, 1, 20_000);
    const { status, body } = await change("lots", { lots: [1, 2, 2, 99] }, 1);
    expect([status, body.details.errors]).toEqual([
      422,
      [
        { field: "lots.0", message: "Lot 20001 has bids already" },
        { field: "lots.2", message: "This lot is in the run twice" },
        { field: "lots.3", message: "There is no such lot" },
      ],
    ]);
  });

  it("needs auctioneers and a future start", async () => {
    const { change, as } = await composed();
    expect((await change("operators", { operators: [1] }, 1)).status).toBe(422);
    expect((await change("publish", {}, 1)).body.result).toBe("STALE");
    const past = { name: "Lane B", place: "Hall 3", start: new Date(START).toISOString() };
    expect((await as(CLERK, "/backoffice/queues/create", past)).status).toBe(422);
    expect((await as(1, "/backoffice/queues/create", past)).status).toBe(403);
  });

  it("takes its lots out of the standard auctions: maxima from now on, no end of their own", async () => {
    const { bid, lot, published: events } = await published();
    expect(await lot(1)).toMatchObject({
      phase: "upcoming",
      lane: { id_queue: 1, bids: "maxima", paused: null },
    });
    expect((await bid(1, 1, 20_000)).body.message).toBe(
      "Before its turn in the lane this lot takes stored maximums only",
    );
    expect((await bid(1, 1, 25_000, "max")).body.data).toMatchObject({ outcome: "leading", price: 20_000 });
    expect(events.some(({ topic, payload }) => topic === "auction.lot.1" && payload.state.lane)).toBe(true);
  });

  it("returns a lot to the standard auctions with its earlier end", async () => {
    const { change, lot } = await published();
    await change("lots", { lots: [2, 3] }, 4);
    expect(await lot(1)).toMatchObject({
      lane: null,
      phase: "open",
      end: new Date(START + 48 * HOUR_MS).toISOString(),
    });
  });

  it("can be cancelled: its lots are withdrawn, the holds are free", async () => {
    const { change, bid, lot, advance, as, get, tokenOf } = await published();
    await bid(1, 1, 25_000, "max");
    const { body } = await change("cancel", { reason: "The hall is closed" }, 4);
    expect(body.data.state).toBe("cancelled");
    await advance(1);
    expect((await lot(1)).status).toBe("notSold");
    expect((await get("/api/auth/balance", { token: await tokenOf(1) })).body.data.balance_reserv).toBe(0);
    expect((await as(AUCTIONEER, "/live/ctrl/open", { id_queue: 1 })).body.result).toBe("STALE");
  });
});

describe("a running lane", () => {
  // @proves 4.status.lot-finished
  it("sells one lot after the other, and publishes each step in order", async () => {
    const { bid, pass, queue, lot, get, published: events } = await running();
    expect((await bid(1, 1, 20_000)).body.data).toMatchObject({ outcome: "leading", light: "none" });
    expect((await queue()).turn).toMatchObject({ id_auction: 1, phase: "running" });
    await pass(15);
    expect((await queue()).turn.phase).toBe("final_call");
    await pass(10);
    expect((await queue()).turn).toMatchObject({ phase: "finished", provisional: "sold" });
    expect(await lot(1)).toMatchObject({ status: "finished", phase: "judging" });
    await pass(10);
    expect((await lot(1)).status).toBe("sold");
    await pass(3);
    expect((await queue()).turn).toMatchObject({ id_auction: 2, phase: "waiting_for_bid" });

    const payloads = events.filter(({ topic }) => topic === "live.queue.1").map(({ payload }) => payload);
    expect(payloads.every(({ prev }, i) => i === 0 || prev === payloads[i - 1].seq)).toBe(true);
    const log = (await get(`/api/live/log/1?after=${payloads[0].prev}`)).body.data;
    expect(log).toMatchObject({ complete: true, items: payloads });
    expect(payloads.flatMap(({ rows }) => rows).map(({ kind }) => kind)).toEqual([
      "opened",
      "lot_opened",
      "bid",
      "final_call",
      "hammer",
      "result",
      "lot_opened",
    ]);
  });

  it("refuses a bid after the hammer with the delay", async () => {
    const { pass, bid } = await running();
    await pass(30);
    const { status, body } = await bid(1, 1, 20_000);
    expect([status, body.result]).toEqual([409, "LOT_CLOSED"]);
  });

  it("pauses when its operator is away, until the operator resumes it", async () => {
    const { advance, queue, bid, control, lot } = await running();
    await bid(1, 1, 20_000);
    await advance(11);
    expect(await queue()).toMatchObject({ state: "paused", paused: "The operator is away" });
    expect((await lot(1)).lane).toMatchObject({ bids: "none", paused: "The operator is away" });
    expect((await bid(2, 1, 20_500)).body).toMatchObject({
      result: "LOT_NOT_OPEN",
      message: "The lane is paused: The operator is away",
    });
    expect((await control("resume", { id_queue: 1 })).body.data).toMatchObject({ state: "running" });
    expect((await bid(2, 1, 20_500)).status).toBe(200);
  });

  it("can be paused by the staff, who cannot resume it", async () => {
    const { control, queue } = await running();
    await control("pause", { id_queue: 1, reason: "Sound in the hall" }, CLERK);
    expect((await queue()).paused).toBe("Sound in the hall");
    expect((await control("resume", { id_queue: 1 }, CLERK)).status).toBe(403);
    expect((await control("pause", { id_queue: 1, reason: "Again" }, 1)).status).toBe(403);
  });

  it("answers a control with the new head, the same for a repeated key, and STALE for another seq", async () => {
    const { as, queue } = await running();
    const { seq } = await queue();
    const headers = { "idempotency-key": "lower-start-once", "if-match": `"${seq}"` };
    const first = await as(AUCTIONEER, "/live/ctrl/lower-startprice", { id_auction: 1 }, headers);
    expect(first.body.data).toMatchObject({ seq: seq + 1, current: { live: { start_price: 18_000 } } });
    const again = await as(AUCTIONEER, "/live/ctrl/lower-startprice", { id_auction: 1 }, headers);
    expect(again.body.data.seq).toBe(seq + 1);
    const stale = await as(
      AUCTIONEER,
      "/live/ctrl/lower-startprice",
      { id_auction: 1 },
      { "if-match": `${seq}` },
    );
    expect(stale.body).toMatchObject({ result: "STALE", details: { seq: seq + 1 } });
  });

  // @proves 4.transition.operator-disable-or-enable-a-lot
  it("loses a lot that its operator disables, and runs the lot last once it is enabled again", async () => {
    const { control, get } = await running();
    const run = async () =>
      (await get("/api/live/lot/all/1")).body.data.items.map(
        ({ id_auction: id, enabled }: { id_auction: number; enabled: boolean }) =>
          enabled ? `${id}` : `${id} disabled`,
      );
    expect(await run()).toEqual(["1", "2", "3"]);
    await control("lot/disable", { id_auction: 2, id_queue: 1 });
    expect((await run()).toSorted()).toEqual(["1", "2 disabled", "3"]);
    expect((await control("lot/disable", { id_auction: 3, id_queue: 1 }, OUTSIDER)).status).not.toBe(200);
    expect((await control("lot/enable", { id_auction: 2, id_queue: 1 })).status).toBe(200);
    expect(await run()).toEqual(["1", "3", "2"]);
  });

  it("offers its two controls that change state by GET", async () => {
    const { get, tokenOf, bid, pass, queue, control } = await running();
    await control("lot/disable", { id_auction: 3, id_queue: 1 });
    const token = await tokenOf(AUCTIONEER);
    const call = (path: string) =>
      get(`/api/live/ctrl/${path}`, { token, headers: { "idempotency-key": `get-key-${++keys}` } });
    expect((await call("skip-lot/1")).body.data.turn).toMatchObject({ id_auction: 2 });
    await pass(3);
    await control("lot/disable", { id_auction: 1, id_queue: 1 });
    expect((await call("skip-lot/2")).body.result).toBe("LAST_LOT");
    await control("lot/enable", { id_auction: 1, id_queue: 1 });
    await bid(1, 2, 20_000);
    expect((await call("release/2")).body.data.current.live.light).toBe("green");
    expect((await call("skip-lot/2")).body.result).toBe("LOT_HAS_BIDS");
    expect((await queue()).next.map(({ id_auction: id }: { id_auction: number }) => id)).toEqual([1]);
  });

  it("belongs to its operators, one at the desk", async () => {
    const { control } = await running();
    expect((await control("final-call", { id_auction: 1, id_queue: 1 }, 1)).status).toBe(403);
    expect((await control("presence", { id_queue: 1 }, SECOND)).body.data).toMatchObject({
      desk: "other",
      at: { holder: { name: "Marcus Ellery" }, asked_by: null },
    });
    await control("takeover", { id_queue: 1 }, SECOND);
    await control("takeover", { id_queue: 1, refuse: true });
    const presence = (await control("presence", { id_queue: 1 }, SECOND)).body.data;
    expect(presence).toMatchObject({ desk: "other", at: { asked_by: null } });
    await control("takeover", { id_queue: 1 }, SECOND);
    const asked = (await control("presence", { id_queue: 1 })).body.data;
    expect(asked).toMatchObject({ desk: "mine", at: { asked_by: { id_user: SECOND } } });
    await control("takeover", { id_queue: 1 });
    expect((await control("presence", { id_queue: 1 }, SECOND)).body.data.desk).toBe("mine");
  });

  it("shows the desk the number of stored maxima, and nobody their amounts", async () => {
    const { control, bid } = await running();
    await bid(1, 2, 27_011, "max");
    const { body, text } = await control("presence", { id_queue: 1 });
    expect(body.data.counts.maxima).toEqual([
      { id_auction: 1, count: 0 },
      { id_auction: 2, count: 1 },
      { id_auction: 3, count: 0 },
    ]);
    expect(text).not.toContain("27011");
  });

  it("shows the desk the lost bids, without the amounts of late maxima", async () => {
    const { control, bid, pass } = await running();
    await bid(1, 1, 20_000);
    await bid(2, 1, 20_100);
    await pass(25);
    await bid(1, 1, 21_000);
    await bid(2, 1, 33_013, "max");
    const { body, text } = await control("presence", { id_queue: 1 });
    expect(body.data.counts).toMatchObject({
      late: 2,
      missed: 0,
      refused: [
        { id_auction: 1, mark: null, amount: null, why: "late", late_ms: 0 },
        { id_auction: 1, mark: "Bidder 1", amount: 21_000, why: "late", late_ms: 0 },
        { id_auction: 1, mark: null, amount: 20_100, why: "too_low", late_ms: null },
      ],
    });
    expect(text).not.toContain("33013");
  });

  it("shows its operator the minimum price, and the leader by mark; another auctioneer the public view", async () => {
    const { control, bid, pass, get, tokenOf } = await running();
    await control("lot/disable", { id_auction: 1, id_queue: 1 });
    await pass(3);
    await bid(1, 2, 20_000);
    const seen = async (who: number) =>
      (await get("/api/auction/lot/2", { token: await tokenOf(who) })).body.data;
    expect(await seen(AUCTIONEER)).toMatchObject({ view: "staff", min_price: 30_011, bidder: "Bidder 1" });
    expect(await seen(OUTSIDER)).toMatchObject({ view: "public" });
  });

  it("removes a lot from the run with a reason for the log", async () => {
    const { control, get } = await running();
    await control("lot/disable", { id_auction: 3, id_queue: 1, reason: "The seller's papers are missing" });
    const { items } = (await get("/api/live/log/1")).body.data;
    expect(items.at(-1).rows).toMatchObject([
      { kind: "disabled", id_auction: 3, text: "The seller's papers are missing" },
    ]);
  });

  it("shows the auctioneer's messages", async () => {
    const { control, queue } = await running();
    await control("message", { id_queue: 1, text: "Last lots before the break" });
    expect((await queue()).message).toBe("Last lots before the break");
    await control("message", { id_queue: 1, text: " " });
    expect((await queue()).message).toBeNull();
  });

  it("removes the message about a lot when the lot ends", async () => {
    const { control, bid, pass, queue } = await running();
    await control("message", { id_queue: 1, text: "Two keys, agency service" });
    await bid(1, 1, 20_000);
    expect((await queue()).message).toBe("Two keys, agency service");
    await control("final-call", { id_auction: 1, id_queue: 1 });
    await pass(11);
    expect(await queue()).toMatchObject({ turn: { phase: "finished" }, message: null });
    await control("message", { id_queue: 1, text: "Well bought, paddle 12" });
    expect((await queue()).message).toBe("Well bought, paddle 12");
    for (let seconds = 0; seconds < 60 && (await queue()).turn.id_auction === 1; seconds++) await pass(1);
    expect(await queue()).toMatchObject({ turn: { id_auction: 2 }, message: null });
  });

  it("distinguishes the operator's own final call and pause from automatic ones", async () => {
    const { control, bid, get } = await running();
    await bid(1, 1, 20_000);
    await control("final-call", { id_auction: 1, id_queue: 1 });
    await control("pause", { id_queue: 1, reason: "Sound in the hall" });
    const { items } = (await get("/api/live/log/1")).body.data;
    const rows = items.flatMap(({ rows: each }: { rows: object[] }) => each).slice(-2);
    expect(rows).toMatchObject([
      { kind: "final_call", by: "operator" },
      { kind: "paused", by: "operator", text: "Sound in the hall" },
    ]);
  });

  it("pauses at once, and gets its reason afterwards", async () => {
    const { control, queue } = await running();
    await control("pause", { id_queue: 1, reason: "One moment, please" });
    await control("pause", { id_queue: 1, reason: "Sound in the hall" });
    expect(await queue()).toMatchObject({ state: "paused", paused: "Sound in the hall" });
  });

  it("records who asked to lower a minimum price, and not the amount", async () => {
    const { control, bid, pass, get } = await running();
    await control("lot/disable", { id_auction: 1, id_queue: 1 });
    await pass(3);
    await bid(1, 2, 20_000);
    const reason = "The seller agreed";
    expect((await control("minprice-change", { id_auction: 2, price: 25_013, reason })).status).toBe(200);
    const { body, text } = await get("/api/live/log/1");
    expect(body.data.items.at(-1).rows).toMatchObject([{ kind: "min_price_changed", text: reason }]);
    expect(text).not.toContain("25013");
  });

  it("accepts only the contract's sentences as reasons: free text might reveal the price", async () => {
    const { control, bid, pass, get } = await running();
    await control("lot/disable", { id_auction: 1, id_queue: 1 });
    await pass(3);
    await bid(1, 2, 20_000);
    const before = (await get("/api/live/log/1")).text;
    const typed = { id_auction: 2, price: 25_013, reason: "Down to 25,013 now" };
    const { status, body } = await control("minprice-change", typed);
    expect(status).toBe(422);
    expect(body.details.errors).toMatchObject([{ field: "reason" }]);
    expect((await get("/api/live/log/1")).text).toBe(before);
  });

  it("logs its end, with the result of its last lot", async () => {
    const { control, pass, get } = await running();
    await control("lot/disable", { id_auction: 2, id_queue: 1 });
    await control("lot/disable", { id_auction: 3, id_queue: 1 });
    await pass(45);
    const { items } = (await get("/api/live/log/1")).body.data;
    const rows = items.flatMap(({ rows: each }: { rows: object[] }) => each).slice(-5);
    expect(rows).toMatchObject([
      { kind: "hammer", text: "Passed, no bids" },
      { kind: "result", id_auction: 1, text: "Not sold" },
      { kind: "finished", id_auction: null, text: null },
      { kind: "withdrawn" },
      { kind: "withdrawn" },
    ]);
  });

  it("ends by the operator's command, and withdraws unreached lots", async () => {
    const { control, advance, queue, get } = await running();
    await control("end", { id_queue: 1 });
    await advance(1);
    expect(await queue()).toMatchObject({ state: "finished", turn: null });
    const run = (await get("/api/live/lot/all/1")).body.data.items;
    expect(run.map(({ result }: { result: string }) => result)).toEqual([
      "withdrawn",
      "withdrawn",
      "withdrawn",
    ]);
    expect((await get("/api/live/lot/tail/1")).body.data.items).toEqual([]);
  });

  it("keeps the number of a lot on the wall of the sale when the order of the run changes", async () => {
    const { control, get, tokenOf } = await running();
    expect((await control("move-lot", { id_queue: 1, from: 3, to: 2 })).status).toBe(200);
    const { items, lane } = (await get("/api/auction/dashboard/static", { token: await tokenOf(1) })).body
      .data;
    expect(items.map(({ id_auction: id }: { id_auction: number }) => id)).toEqual([1, 3, 2]);
    expect(lane).toMatchObject({ lots: 3, positions: [1, 3, 2] });
  });

  it("is shown on the hall screen, with its last bids and without names", async () => {
    const { bid, get, tokenOf } = await running();
    await bid(1, 1, 20_000);
    await bid(2, 1, 20_500);
    const token = await tokenOf(1);
    const { body, text } = await get("/api/auction/dashboard/live/1", { token });
    expect(body.data).toMatchObject({
      name: "Lane A",
      position: 1,
      lots: 3,
      last_bids: [{ amount: 20_500 }, {}],
    });
    expect(text).not.toMatch(/Person|Ellery|id_user/);
    expect((await get("/api/auction/dashboard/static", { token })).body.data).toMatchObject({
      title: "Lane A",
      place: "Hall 2",
    });
    const standard = (await get("/api/auction/dashboard/standard", { token })).body.data;
    expect(standard.items.map(({ id_auction: id }: { id_auction: number }) => id)).toEqual([4]);
    expect(standard.totals).toMatchObject({ open: 1, bids_last_hour: 2 });
  });
});
