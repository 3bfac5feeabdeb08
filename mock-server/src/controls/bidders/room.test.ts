/** Tests of `room.ts`. */
import { expect, it } from "vitest";
import { DEMO, SELLER_IDS } from "../../scenes/seed/people.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { history } from "../../tables/schema/lots.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { openTestApp } from "../../test-support/app.ts";

const AUCTIONEER = 60;
const CLERK = 62;
const BOTS = [201, 202, 203, 204, 205, 206, 207, 208];
const houseStaff = { profile: null } as const;

/**
 * Creates a lane of one lot, open for 25 s with eager bots.
 * @returns the highest bid, AED.
 */
async function bidInLane(options: object): Promise<number | null> {
  const users = [
    person(AUCTIONEER, 0, { ...houseStaff, roles: ["auctioneer"] }),
    person(CLERK, 0, { ...houseStaff, roles: ["backoffice"] }),
    ...BOTS.map((id) => person(id, 500_000, { bot: true })),
    ...[DEMO.seller, ...SELLER_IDS].map((id) => person(id, 0, { bot: true, roles: ["seller"] })),
  ];
  const app = await openTestApp({ scene: { users, lots: [] }, jobs: true });
  let keys = 0;
  const as = async (userId: number, path: string, body: object) => {
    const token = await app.tokenOf(userId);
    const headers = { "idempotency-key": `bots-in-lane-${++keys}` };
    const { status, body: answer } = await app.post(`/api${path}`, body, { token, headers });
    expect([path, status]).toEqual([path, 200]);
    return answer.data;
  };
  const lots = { count: 1, start_price: 20_000, seconds: 86_400, ...options };
  const { ids } = (await app.post("/_mock/lots", lots)).body.data;
  const start = new Date(START + HOUR_MS).toISOString();
  const { id_queue } = await as(CLERK, "/backoffice/queues/create", {
    name: "Lane A",
    place: "Hall 2",
    start,
  });
  const change = (what: string, version: number, body: object) =>
    as(CLERK, `/backoffice/queues/${what}`, { id_queue, version, ...body });
  await change("lots", 1, { lots: ids });
  await change("operators", 2, { operators: [AUCTIONEER] });
  await change("publish", 3, {});
  await app.post("/_mock/clock", { advance_ms: HOUR_MS });
  await as(AUCTIONEER, "/live/ctrl/open", { id_queue });
  await app.post("/_mock/bots", { on: true, temperament: "eager" });
  for (let s = 0; s < 25; s += 5) {
    await as(AUCTIONEER, "/live/ctrl/presence", { id_queue });
    await app.post("/_mock/clock", { advance_ms: 5_000 });
  }
  return (await app.get(`/api/auction/lot/${ids[0]}`)).body.data.live.price;
}

it("Bots ignore lots of a test in a lane too, unless the test wants bots", async () => {
  expect(await bidInLane({})).toBeNull();
  expect(await bidInLane({ bots: true })).toBeGreaterThanOrEqual(20_000);
});

it("Bots with a paddle bid in the room and by phone, and leave written maxima", async () => {
  const lots = [1, 2, 3, 4, 5, 6];
  const opens = { plan: "upcoming", startPrice: 20_000, step: 500, opensAt: START + HOUR_MS } as const;
  const app = await openTestApp({
    jobs: true,
    scene: {
      users: [
        person(AUCTIONEER, 0, { ...houseStaff, roles: ["auctioneer"] }),
        person(SELLER, 0),
        ...BOTS.map((id) => person(id, 2_000_000, { bot: true })),
      ],
      lots: lots.map((id) => car(id, { ...opens, endsAt: START + 48 * HOUR_MS })),
      lanes: [
        {
          id: 1,
          name: "Lane A",
          place: "Hall 2",
          startsAt: START + HOUR_MS,
          lots,
          operators: [AUCTIONEER],
          paddles: BOTS.map((userId, i) => ({ number: i + 1, userId, ...(i === 0 && { line: "C" }) })),
        },
      ],
    },
  });
  await app.post("/_mock/bots", { on: true, temperament: "eager" });
  await app.post("/_mock/auctioneer", { on: true, tempo: "brisk" });
  await app.post("/_mock/clock", { advance_ms: 1.5 * HOUR_MS });
  const rows = await app.store.read((db) => asyncOrm(db).select({ via: history.via }).from(history));
  const channels = new Set(rows.map(({ via }) => via?.channel));
  expect([...channels]).toEqual(expect.arrayContaining(["room", "phone", "absentee"]));
  expect((await app.get("/api/live/queue/1")).body.data.room).toBe(true);
});
