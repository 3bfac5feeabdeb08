/** Tests of `history.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 50;
const users = [
  person(1, 1_000_000),
  person(2, 1_000_000),
  person(SELLER, 0),
  person(STAFF, 0, { roles: ["backoffice"], profile: null }),
];
const upcoming = car(2, { opensAt: START + HOUR_MS, endsAt: START + 2 * HOUR_MS });
const draft = car(3, { plan: "moderation", approvedAt: null });

/** Person 1 has stored a maximum, person 2 has bid against it. */
async function setUp() {
  const app = await openTestApp({ scene: { users, lots: [car(1), upcoming, draft] } });
  const bid = async (userId: number, price: number, mode: string) => {
    const headers = { "idempotency-key": `bid-of-${userId}-${price}` };
    const body = { id_auction: 1, price, mode };
    expect(
      (await app.post("/api/auction/makebid", body, { token: await app.tokenOf(userId), headers })).status,
    ).toBe(200);
  };
  await bid(1, 26_000, "max");
  app.clock.advance(1_000);
  await bid(2, 22_000, "exact");
  const read = async (userId: number | null, query = "", id = 1) => {
    const token = userId === null ? {} : { token: await app.tokenOf(userId) };
    return app.get(`/api/auction/history/${id}${query}`, token);
  };
  return { ...app, read };
}

describe("GET /auction/history/{id}", () => {
  // @proves 3.field.bid-amount
  // @proves 4.history.bid
  it("shows everyone how the price developed, newest first, by marks", async () => {
    const { read, store } = await setUp();
    const { status, body } = await read(null);
    expect(status).toBe(200);
    const { items, ...page } = body.data;
    expect(page).toEqual({ total: items.length, next: null, epoch: store.epoch, seq: expect.any(Number) });
    expect(items.map((row: { seq: number }) => row.seq)).toEqual(
      items.map((row: { seq: number }) => row.seq).toSorted((a: number, b: number) => b - a),
    );
    expect(items[0]).toEqual({
      seq: expect.any(Number),
      at: new Date(START + 1_000).toISOString(),
      received_at: new Date(START + 1_000).toISOString(),
      kind: "automatic_bid",
      mark: "Bidder 1",
      amount: 22_500,
      auto: true,
      cause: expect.stringMatching(/^A stored maximum answers/),
    });
    expect(items[1]).toMatchObject({ kind: "bid", mark: "Bidder 2", amount: 22_000 });
  });

  // @proves 4.history.proxy-bid-set
  it("shows a stored maximum to its owner only, not even to staff or the seller", async () => {
    const { read } = await setUp();
    const maxima = async (userId: number | null) =>
      (await read(userId)).body.data.items.filter((row: { kind: string }) => row.kind === "proxy_set");
    expect(await maxima(1)).toMatchObject([{ mark: "you", amount: 26_000 }]);
    for (const other of [null, 2, SELLER, STAFF]) {
      expect(await maxima(other)).toEqual([]);
      expect((await read(other)).text).not.toMatch(/26.?000/);
    }
  });

  it("addresses its reader in the reader's own rows and causes", async () => {
    const { read } = await setUp();
    const { items } = (await read(2)).body.data;
    expect(items[1]).toMatchObject({
      mark: "you",
      cause: "Your 22,000 was reached first by a stored maximum",
    });
    expect(items[0]).toMatchObject({ mark: "Bidder 1" });
    expect((await read(1)).body.data.items[0]).toMatchObject({
      mark: "you",
      cause: expect.stringMatching(/^Your stored maximum/),
    });
  });

  it("comes in pages without gaps or repeats", async () => {
    const { read } = await setUp();
    const whole = (await read(1)).body.data;
    const seen: unknown[] = [];
    let query = "?limit=2";
    for (let next: string | null = ""; next !== null; query = `?limit=2&after=${next}`) {
      const page = (await read(1, query)).body.data;
      expect(page.items.length).toBeLessThanOrEqual(2);
      expect(page.total).toBe(whole.total);
      seen.push(...page.items);
      next = page.next;
    }
    expect(seen).toEqual(whole.items);
  });

  it("is empty for a lot without a past, and not found for a hidden one", async () => {
    const { read } = await setUp();
    expect((await read(null, "", 2)).body.data).toMatchObject({ items: [], total: 0, next: null });
    expect((await read(1, "", 3)).body.result).toBe("NOT_FOUND");
    expect((await read(null, "", 99)).status).toBe(404);
    expect((await read(SELLER, "", 3)).status).toBe(200);
    expect((await read(STAFF, "", 3)).status).toBe(200);
  });

  it("refuses a cursor that the server did not make", async () => {
    const { read } = await setUp();
    const { status, body } = await read(null, "?after=yesterday");
    expect([status, body.message]).toEqual([422, "After must be valid"]);
  });
});
