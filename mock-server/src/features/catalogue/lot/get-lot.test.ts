/** Tests of `get-lot.ts`. */
import { describe, expect, it } from "vitest";
import { bid } from "../../../sqlite/test-support/commands.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import { insertFile, linkFiles } from "../../../tables/people/files.ts";
import type { UserSeed } from "../../../scenes/seed/types.ts";
import { openTestApp, type TestApp } from "../../../test-support/app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const RESERVE = 40_009;
const MAXIMUM = 31_013;
const STAFF = 700;
const AUCTIONEER = 701;
const ADMIN = 702;

const staff = (id: number, change: Partial<UserSeed>): UserSeed =>
  person(id, 0, { profile: null, ...change });
const users = [
  ...[1, 2, 3].map((id) => person(id, 1_000_000)),
  person(SELLER, 0),
  staff(STAFF, { roles: ["backoffice"] }),
  staff(AUCTIONEER, { roles: ["auctioneer"] }),
  staff(ADMIN, { roles: [], ustatus: "admin" }),
];
const lots = [
  car(1, { reserve: RESERVE }),
  car(2, { plan: "draft", approvedAt: null }),
  car(3, { plan: "moderation", approvedAt: null }),
  car(4),
  car(5, {
    plan: "summarizing",
    opensAt: START - 5 * HOUR_MS,
    endsAt: START - HOUR_MS,
    reserve: RESERVE,
    bids: [{ userId: 1, mode: "exact", amount: 20_000, at: START - 2 * HOUR_MS }],
  }),
];

/** The fields of a view beyond the public one. */
const BEYOND_THE_PUBLIC = {
  public: { min_price: undefined, bidder: undefined, maxima: undefined },
  owner: { min_price: RESERVE, bidder: undefined, maxima: undefined },
  staff: { min_price: RESERVE, bidder: "Person 1", maxima: 1 },
};

async function open(): Promise<TestApp> {
  const app = await openTestApp({ scene: { users, lots } });
  await app.store.write((db) => sqlite(db).exec("UPDATE lot SET hidden = 1 WHERE id = 4"));
  await bid(app.store, { lot: 1, user: 1, amount: MAXIMUM, mode: "max" });
  return app;
}

const as = async (app: TestApp, user: number | null, lot: number) =>
  app.get(`/api/auction/lot/${lot}`, user === null ? {} : { token: await app.tokenOf(user) });

describe("A lot's page", () => {
  // @proves 3.field.lot-documents
  it("lists what its seller uploaded for the buyer, without the names of the files", async () => {
    const app = await open();
    const { body: before } = await as(app, null, 1);
    await app.store.write(async (db) => {
      const row = {
        userId: SELLER,
        hash: "a".repeat(64),
        mime: "application/pdf",
        bytes: 2_048,
        createdAt: START,
        width: null,
        height: null,
        thumbhash: null,
      };
      const paper = await insertFile(db, { ...row, kind: "lot_document", name: "Card of Person 9.pdf" });
      const photo = await insertFile(db, { ...row, kind: "lot_photo", name: "front.jpg" });
      await linkFiles(db, SELLER, [paper, photo], "lot:1");
    });
    const { body } = await as(app, null, 1);
    expect(body.data.documents).toEqual([
      ...before.data.documents,
      { name: "Seller's document 1", kind: "uploaded", report: null },
    ]);
  });

  it.each([
    ["a visitor", null, "public"],
    ["a stranger", 2, "public"],
    ["the leader", 1, "public"],
    ["an auctioneer outside their lane", AUCTIONEER, "public"],
    ["the seller", SELLER, "owner"],
    ["the back office", STAFF, "staff"],
    ["an admin", ADMIN, "staff"],
  ] as const)("is for %s (%s) the %s view, and its fields follow from that alone", async (_, user, view) => {
    const app = await open();
    const { status, body } = await as(app, user, 1);
    expect(status).toBe(200);
    expect(body.data.view).toBe(view);
    const { min_price, bidder, maxima } = body.data;
    expect({ min_price, bidder, maxima }).toEqual(BEYOND_THE_PUBLIC[view]);
  });

  it("shows the mark of the leader, and the word you to the leader", async () => {
    const app = await open();
    const leaderSeenBy = async (user: number | null) => (await as(app, user, 1)).body.data.live.leader;
    expect(await leaderSeenBy(null)).toBe("Bidder 1");
    expect(await leaderSeenBy(2)).toBe("Bidder 1");
    expect(await leaderSeenBy(SELLER)).toBe("Bidder 1");
    expect(await leaderSeenBy(1)).toBe("you");
  });

  // @proves 3.field.bid-proxy-bid-maximum
  it("shows the leader their own maximum and hold", async () => {
    const app = await open();
    expect((await as(app, 1, 1)).body.data.mine).toEqual({
      mark: "Bidder 1",
      max: MAXIMUM,
      status: "leading",
      hold: 6_203,
      note: null,
      favorite: false,
    });
    expect((await as(app, 2, 1)).body.data.mine).toMatchObject({
      mark: null,
      max: null,
      status: "none",
      hold: 0,
    });
    expect((await as(app, null, 1)).body.data.mine).toBeNull();
  });

  // @proves 3.field.vehicle-mark
  // @proves 3.field.vehicle-year
  // @proves 3.field.vehicle-mileage
  // @proves 3.field.lot-maximum-bid-review-period-in
  it("has facts in words, the clock, and the number of watchers", async () => {
    const app = await open();
    await app.post("/api/auction/fav/add/1", undefined, { token: await app.tokenOf(2) });
    const { body } = await as(app, 2, 1);
    expect(body.data).toMatchObject({
      id_auction: 1,
      number: 20_001,
      title: "Car 1",
      vehicle: { mark: { value: "toyota", label: "Toyota" }, year: 2021, mileage: 84_200, plate: null },
      property: null,
      condition: { grade: 4, zones: [], tyres: [], checks: [] },
      comment: null,
      place: { emirate: { value: "dubai", label: "Dubai" }, location: "Yard", lat: 25.2, lon: 55.3 },
      watching: 1,
      review_days: 2,
      now: START,
      mine: { favorite: true },
    });
  });

  it("shows the deadline of a decision", async () => {
    const app = await open();
    const { body } = await as(app, 1, 5);
    expect(body.data.live.phase).toBe("awaiting_decision");
    expect(body.data.live.decision_until).toBe(new Date(START - HOUR_MS + 48 * HOUR_MS).toISOString());
    expect(body.data.mine).toMatchObject({ status: "awaiting_decision", hold: 4_000 });
  });

  it.each([
    ["a draft", 2],
    ["a lot in moderation", 3],
    ["an archived lot", 4],
  ])("of %s is there for its seller and staff alone", async (_, lot) => {
    const app = await open();
    const statuses = await Promise.all(
      [null, 1, AUCTIONEER, SELLER, STAFF].map(async (user) => (await as(app, user, lot)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 200, 200]);
  });

  it("is found by the number that people write down, unless another lot has it as its id", async () => {
    const app = await open();
    const { status, body } = await as(app, 1, 20_001);
    expect([status, body.data.id_auction, body.data.number]).toEqual([200, 1, 20_001]);
    expect(body.data.mine).toEqual((await as(app, 1, 1)).body.data.mine);
    // Of a draft it tells nothing.
    expect((await as(app, 1, 20_002)).status).toBe(404);
  });

  it("is not found for an unknown id, and refused for a malformed one", async () => {
    const app = await open();
    expect((await as(app, null, 999)).status).toBe(404);
    expect((await app.get("/api/auction/lot/abc")).status).toBe(422);
    expect((await app.get("/api/auction/lot/0")).status).toBe(422);
  });
});
