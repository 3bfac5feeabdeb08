/** Tests of `makebid.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp, type TestAppOptions } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

let keys = 0;
const newKey = () => `test-key-${++keys}`;

/** The app, and a function that bids with a new key each time. */
async function setUp(options?: TestAppOptions) {
  const app = await openTestApp(options);
  const bid = async (userId: number | null, body: object, key = newKey()) => {
    const token = userId === null ? {} : { token: await app.tokenOf(userId) };
    return app.post(
      "/api/auction/makebid",
      { id_auction: 1, ...body },
      { ...token, headers: { "idempotency-key": key } },
    );
  };
  return { ...app, bid };
}

const on = (id_auction: number, price = 20_000) => ({ id_auction, price });
const iso = (ms: number) => new Date(ms).toISOString();
const lotOf = async ({ get }: TestApp) => (await get("/api/auction/lot/1")).body.data.live;

describe("a bid", () => {
  it("is answered with its result, and all facts of the panel", async () => {
    const { bid, store, clock } = await setUp();
    clock.advance(60_000);
    const { status, body } = await bid(1, { price: 20_000 });
    expect(status).toBe(200);
    expect(body).toEqual({
      result: "success",
      data: {
        id_auction: 1,
        id_bid: expect.any(Number),
        outcome: "leading",
        epoch: store.epoch,
        seq: expect.any(Number),
        received_at: iso(START + 60_000),
        judged_at: iso(START + 60_000),
        price: 20_000,
        next_min: 20_500,
        my_max: 20_000,
        leading: true,
        light: "none",
        end: iso(START + HOUR_MS),
        extended: false,
        hold: 4_000,
        power_left: 4_980_000,
        receipt: {
          id_auction: 1,
          seq: body.data.id_bid,
          kind: "bid",
          amount: 20_000,
          received_at: iso(START + 60_000),
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          salt: null,
        },
      },
    });
  });

  it("of the largest possible amount is answered, and its lot stays in every list", async () => {
    const most = 1_000_000_000;
    const users = [person(1, most), person(2, most), person(SELLER, 0)];
    const { bid, get, post } = await setUp({ scene: { users, lots: [car(1)] } });
    const first = await bid(1, { price: most, mode: "max" });
    expect(first.body.data).toMatchObject({ power_left: 4_000_000_000 });
    const { status, body } = await bid(2, { price: most });
    expect([status, body.data?.price, body.data?.next_min]).toEqual([200, most, most + 500]);
    const shown = [await get("/api/auction/lot/1"), await post("/api/auction/lots", {})];
    expect(shown.map((answer) => answer.status)).toEqual([200, 200]);
  });

  it("that is beaten by a stored maximum is in the history, and the answer says so", async () => {
    const { bid } = await setUp();
    await bid(2, { price: 26_000, mode: "max" });
    const { status, body } = await bid(1, { price: 22_000 });
    expect([status, body.data.outcome, body.data.leading, body.data.price]).toEqual([
      200,
      "outbid_by_stored_maximum",
      false,
      22_500,
    ]);
    const raised = await bid(2, { price: 40_000, mode: "max" });
    expect(raised.body.data).toMatchObject({ outcome: "raised", my_max: 40_000, price: 22_500, hold: 8_000 });
  });

  it("in the closing window moves the end", async () => {
    const { bid, clock } = await setUp();
    clock.advance(HOUR_MS - 10_000);
    const { body } = await bid(1, { price: 20_000 });
    expect(body.data).toMatchObject({ extended: true, end: iso(START + HOUR_MS + 110_000) });
  });

  it("never reveals another person's maximum or minimum price in any output", async () => {
    const { bid, store, logged } = await setUp({ scene: { lots: [car(1, { reserve: 31_337 })] } });
    await bid(2, { price: 27_183, mode: "max" });
    const answers = [await bid(1, { price: 22_000 }), await bid(1, { price: 20_500 })];
    const events = (await store.outbox.pending(100)).flatMap((commit) => commit.events);
    const mine = events.filter(({ eligible }) => eligible !== 2);
    expect(JSON.stringify([answers, mine, logged])).not.toMatch(/31.?337|27.?183/);
  });
});

describe("a repeated command", () => {
  it("gets the same bytes, and is no second bid", async () => {
    const app = await setUp();
    const first = await app.bid(1, { price: 20_000 }, "same-key-1");
    app.clock.advance(5_000);
    await app.bid(2, { price: 21_000 });
    const again = await app.bid(1, { price: 20_000 }, "same-key-1");
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await lotOf(app)).bids).toBe(2);
  });

  it("gets its refusal again, even if it would pass now", async () => {
    const { bid } = await setUp();
    await bid(2, { price: 26_000 });
    const first = await bid(1, { price: 26_100 }, "same-key-2");
    expect([first.status, first.body.result]).toEqual([409, "BID_TOO_LOW"]);
    const again = await bid(1, { price: 26_100 }, "same-key-2");
    expect({ ...again.body, request_id: "" }).toEqual({ ...first.body, request_id: "" });
  });

  it("is judged again when the caller caused the refusal", async () => {
    const { bid, store } = await setUp();
    const lock = (reason: string | null) =>
      store.write((db) => void sqlite(db).prepare("UPDATE profile SET lock_reason = ?").run(reason));
    await lock("Unpaid lot");
    expect((await bid(1, { price: 20_000 }, "same-key-3")).body.result).toBe("PROFILE_LOCKED");
    await lock(null);
    expect((await bid(1, { price: 20_000 }, "same-key-3")).status).toBe(200);
  });

  it("with other content under the same key is refused, except for another person", async () => {
    const { bid } = await setUp();
    await bid(1, { price: 20_000 }, "same-key-4");
    const other = await bid(1, { price: 21_000 }, "same-key-4");
    expect([other.status, other.body.result]).toEqual([409, "KEY_REUSED"]);
    expect((await bid(2, { price: 21_000 }, "same-key-4")).status).toBe(200);
  });
});

describe("a bid is refused", () => {
  const draft = { ustatus: "unknown", profile: null } as const;
  const profile = { type: "buyer", form: "individual", name: "P", citizenship: "ae" } as const;
  const users = [
    person(1, 1_000_000),
    person(2, 900),
    person(3, 0, draft),
    person(4, 0, { profile: null }),
    person(5, 0, { profile: { ...profile, status: "draft" } }),
    person(6, 0, { profile: { ...profile, status: "signed" } }),
    person(7, 1_000_000, { roles: ["auctioneer"] }),
    person(SELLER, 1_000_000),
  ];
  const lots = [
    car(1, { buyNow: 50_000 }),
    car(2, { opensAt: START + HOUR_MS, endsAt: START + 2 * HOUR_MS }),
    car(3, { plan: "moderation", approvedAt: null }),
  ];
  it.each([
    ["without an account", null, on(1), 403, "REGISTRATION_REQUIRED", "Registration is required", {}],
    ["without a verified contact", 3, on(1), 403, "VERIFICATION_REQUIRED", /Confirm your email/, {}],
    ["without a profile", 4, on(1), 403, "PROFILE_REQUIRED", "Profile is required", {}],
    ["without a signed contract", 5, on(1), 403, "CONTRACT_REQUIRED", /contract/, {}],
    ["while the profile is under review", 6, on(1), 403, "STANDBY", /under review/, {}],
    ["from house staff", 7, on(1), 403, "ROLE_FORBIDDEN", /role/, {}],
    ["from the seller", SELLER, on(1), 403, "OWN_LOT", "You can't bid on your own lot", {}],
    [
      "below the start price",
      1,
      on(1, 19_999),
      409,
      "BID_TOO_LOW",
      /below the allowable/,
      { next_min: 20_000 },
    ],
    ["at the buy-now price", 1, on(1, 50_000), 409, "USE_BUY_NOW", /buy-now/, {}],
    ["when the deposit is short", 2, on(1), 402, "DEPOSIT_REQUIRED", /Add AED 3,100/, { top_up: 3_100 }],
    [
      "before the lot opens",
      1,
      on(2),
      409,
      "LOT_NOT_OPEN",
      "Bidding opens on Nov 22, 2026, 9:00 AM GST",
      { opens_at: iso(START + HOUR_MS) },
    ],
    ["on a lot that was never approved", 1, on(3), 404, "NOT_FOUND", "Not found", {}],
    ["on a lot that is not there", 1, on(99), 404, "NOT_FOUND", "Not found", {}],
  ] as const)("%s", async (_, userId, body, status, result, message, details) => {
    const { bid } = await setUp({ scene: { users, lots } });
    const refused = await bid(userId, body);
    expect(refused).toMatchObject({ status, body: { result, details } });
    expect(refused.body.message).toMatch(message);
  });

  it("while the bidder leads: only a higher maximum is possible", async () => {
    const { bid } = await setUp();
    await bid(1, { price: 26_000, mode: "max" });
    expect((await bid(1, { price: 27_000 })).body.result).toBe("ALREADY_LEADING");
    expect((await bid(1, { price: 26_000, mode: "max" })).body.result).toBe("MAX_NOT_HIGHER");
  });

  it("while bidding is suspended, with the day and the reason", async () => {
    const { bid, store } = await setUp();
    await store.write((db) => {
      sqlite(db).prepare("UPDATE profile SET lock_reason = 'Unpaid lot', lock_until = '2026-12-01'").run();
    });
    const { status, body } = await bid(1, { price: 20_000 });
    expect([status, body.result]).toEqual([403, "PROFILE_LOCKED"]);
    expect(body.message).toBe("Bidding is suspended until Dec 1, 2026: Unpaid lot");
  });

  it("after the end, with the delay", async () => {
    const { bid, clock } = await setUp();
    clock.advance(HOUR_MS + 410);
    const { status, body } = await bid(1, { price: 20_000 });
    expect([status, body.result, body.details]).toEqual([409, "LOT_CLOSED", { late_ms: 410 }]);
    expect(body.message).toBe("Your bid arrived 0.41 s after close");
  });

  it("for an amount that is not whole dirhams", async () => {
    const { bid } = await setUp();
    const { status, body } = await bid(1, { price: 20_000.5 });
    expect([status, body.message]).toEqual([422, "Price must be valid"]);
  });
});
