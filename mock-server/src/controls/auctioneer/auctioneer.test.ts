/** Tests of `auctioneer.ts`. */
import { describe, expect, it } from "vitest";
import { aLane } from "../../features/room/test-support/a-lane.ts";
import { AUTOMATIC_AUCTIONEER } from "../../scenes/seed/people.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";

const MARCUS = 60;
const BOTS = [201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212];
const houseStaff = { profile: null } as const;
const MINUTE_MS = 60_000;
const LOTS = [1, 2, 3, 4, 5, 6];

const users = [
  person(1, 1_000_000),
  person(SELLER, 0),
  person(MARCUS, 0, { ...houseStaff, roles: ["auctioneer"], firstName: "Marcus", lastName: "Ellery" }),
  person(AUTOMATIC_AUCTIONEER, 0, { ...houseStaff, roles: ["auctioneer"], bot: true }),
  ...BOTS.map((id) => person(id, 2_000_000, { bot: true })),
];

/** A lane of six cars that starts in five minutes. */
const openEvening = () =>
  openTestApp({
    jobs: true,
    scene: {
      users,
      lots: LOTS.map((id) =>
        car(id, {
          plan: "upcoming",
          startPrice: 20_000,
          step: 500,
          opensAt: START + 5 * MINUTE_MS,
          endsAt: START + 48 * HOUR_MS,
          reserve: id % 2 === 0 ? 30_011 : null,
        }),
      ),
      lanes: [
        {
          id: 1,
          name: "Lane A",
          place: "Hall 2",
          startsAt: START + 5 * MINUTE_MS,
          lots: LOTS,
          operators: [MARCUS, AUTOMATIC_AUCTIONEER],
        },
      ],
    },
  });

const advance = async ({ post }: TestApp, ms: number) =>
  expect((await post("/_mock/clock", { advance_ms: ms })).status).toBe(200);
const lane = async ({ get }: TestApp) => (await get("/api/live/queue/1")).body.data;
const run = async ({ get }: TestApp) =>
  (await get("/api/live/lot/all/1")).body.data.items as { id_auction: number; result: string | null }[];
const log = async ({ get }: TestApp) =>
  (await get("/api/live/log/1")).body.data.items.flatMap(
    ({ rows }: { rows: { kind: string; at: string; text: string | null }[] }) => rows,
  ) as { kind: string; at: string; text: string | null }[];
const setAuctioneer = async ({ post }: TestApp, body: object) =>
  (await post("/_mock/auctioneer", body)).body.data;

/** An evening from beginning to end, with eager bots. */
const evening = async () => {
  const app = await openEvening();
  await app.post("/_mock/bots", { on: true, temperament: "calm" });
  await setAuctioneer(app, { on: true, tempo: "brisk" });
  await advance(app, 30 * MINUTE_MS);
  return app;
};

describe("the automatic auctioneer", () => {
  it("runs a whole lane while one person only watches: every lot gets its result", async () => {
    const app = await evening();
    expect((await lane(app)).state).toBe("finished");
    const results = (await run(app)).map(({ result }) => result);
    expect(results).not.toContain(null);
    expect(results).toContain("sold");
    const kinds = new Set((await log(app)).map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining(["opened", "lot_opened", "bid", "final_call", "hammer", "result", "message"]),
    );
    expect(kinds.has("paused")).toBe(false);
    const { acts, lanes } = (await app.get("/_mock/auctioneer")).body.data;
    expect(acts).toBeGreaterThan(LOTS.length);
    expect(lanes).toEqual([]);
  });

  it("acts the same in two evenings with one seed", async () => {
    const [first, second] = [await log(await evening()), await log(await evening())];
    expect(first.length).toBeGreaterThan(40);
    expect(second).toEqual(first);
  });

  it("lowers the start price of a lot without bids, skips it once, then lets it end", async () => {
    const app = await openEvening();
    await setAuctioneer(app, { on: true, tempo: "brisk" });
    await advance(app, 30 * MINUTE_MS);
    expect((await lane(app)).state).toBe("finished");
    expect((await run(app)).map(({ result }) => result)).toEqual(LOTS.map(() => "notSold"));
    const kinds = (await log(app)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "start_price_lowered").length).toBe(2 * LOTS.length);
    expect(kinds.filter((kind) => kind === "skipped").length).toBe(LOTS.length);
  });

  it("does nothing while it is off, and may be on for one lane only", async () => {
    const app = await openEvening();
    await advance(app, 10 * MINUTE_MS);
    expect((await lane(app)).state).toBe("scheduled");
    const state = await setAuctioneer(app, { on: true, id_queue: 1 });
    expect(state).toMatchObject({ on: false, lanes: [{ id_queue: 1, on: true, name: "Lane A", lots: 6 }] });
    await advance(app, 20_000);
    expect(await lane(app)).toMatchObject({ state: "running", operator: true });
  });

  it("hands the desk to an operator who asks, and returns when nobody is there", async () => {
    const app = await openEvening();
    await setAuctioneer(app, { on: true });
    await advance(app, 5.5 * MINUTE_MS);
    const token = await app.tokenOf(MARCUS);
    const control = (what: string, key: string) =>
      app.post(`/api/live/ctrl/${what}`, { id_queue: 1 }, { token, headers: { "idempotency-key": key } });
    const desk = async () =>
      (await app.post("/api/live/ctrl/presence", { id_queue: 1 }, { token })).body.data.desk;
    expect(await desk()).toBe("other");
    expect((await control("takeover", "takeover-1")).status).toBe(200);
    await advance(app, 2_000);
    expect(await desk()).toBe("mine");
    await advance(app, 9_000);
    expect(await desk()).toBe("mine");
    await advance(app, 30_000);
    expect(await desk()).toBe("other");
    expect((await lane(app)).state).toBe("running");
  });

  it("resumes after a restart's pause, but not after a person's pause until it is switched on again", async () => {
    const app = await openEvening();
    await setAuctioneer(app, { on: true });
    await advance(app, 5.5 * MINUTE_MS);
    const token = await app.tokenOf(MARCUS);
    const ask = (what: string, body: object) =>
      app.post(`/api/live/ctrl/${what}`, body, { token, headers: { "idempotency-key": `${what}-key-1` } });
    await ask("pause", { id_queue: 1, reason: "A question about the papers" });
    await advance(app, 60 * MINUTE_MS);
    expect((await lane(app)).state).toBe("paused");
    await setAuctioneer(app, { on: true });
    await advance(app, 5_000);
    expect((await lane(app)).state).toBe("running");
  });

  it("leaves a lane with the hammer by hand to its own auctioneer", async () => {
    const app = await aLane({ hammer: "hand" });
    expect((await setAuctioneer(app, { on: true })).lanes).toEqual([]);
    await advance(app, MINUTE_MS);
    expect(await lane(app)).toMatchObject({ state: "paused" });
    expect((await app.post("/_mock/auctioneer", { on: true, id_queue: 1 })).status).toBe(404);
  });
});
