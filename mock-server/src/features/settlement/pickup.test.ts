/** Tests of `pickup.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 50;
const LOTS = 5;
const BUYERS = [1, 2, 3, 4, 5];
const users = [
  ...BUYERS.map((id) => person(id, 40_000)),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, { roles: ["backoffice"], profile: null }),
];
const lots = Array.from({ length: LOTS }, (_, place) => car(place + 1, { buyNow: 30_000 }));
/** The yard of these cars opens on Monday at 9:00 in Dubai; START is Sunday. */
const MONDAY_9 = START + 25 * HOUR_MS;
const HALF = HOUR_MS / 2;
const iso = (at: number) => new Date(at).toISOString();

/** Each person buys the lot with their number. */
async function setUp() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  let keys = 0;
  const post = async (path: string, userId: number, body: object) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": `pickup-key-${++keys}` },
    });
  const buy = (id: number) => post("/auction/buynow", id, { id_auction: id, price: 30_000 });
  const pay = async (id: number) => {
    await buy(id);
    expect((await post("/my/pay", id, { id_auction: id })).status).toBe(200);
  };
  return {
    ...app,
    post,
    buy,
    pay,
    read: async (id: number, userId = id) =>
      app.get(`/api/my/pickup?id_auction=${id}`, { token: await app.tokenOf(userId) }),
    codeOf: (id: number, userId = id) => post("/my/pickup/code", userId, { id_auction: id }),
    book: (id: number, at: number, userId = id) =>
      post("/my/pickup", userId, { id_auction: id, starts: iso(at) }),
    cancel: async (id: number, userId = id) => {
      const headers = { authorization: `Bearer ${await app.tokenOf(userId)}` };
      const answer = await app.app.request(`/api/my/pickup?id_auction=${id}`, { method: "DELETE", headers });
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    },
    advance: (ms: number) => app.context.sceneControl.setClock({ byMs: ms }),
    notices: async (userId: number) =>
      (await app.get("/api/notifications", { token: await app.tokenOf(userId) })).body.data.items.map(
        ({ text }: { text: string }) => text,
      ),
  };
}

describe("the pickup of a won lot", () => {
  it("shows yard and free times before the payment, and takes no appointment", async () => {
    const { buy, read, book } = await setUp();
    await buy(1);
    const { data } = (await read(1)).body;
    expect(data).toMatchObject({ can_book: false, until: null, appointment: null });
    expect(data.place).toMatchObject({ name: "Yard", address: "Dubai", visit: "Any day", hours: [] });
    expect(data.times[0]).toEqual({ starts: iso(MONDAY_9), left: 3 });
    expect((await book(1, MONDAY_9)).body.result).toBe("STALE");
  });

  it("is for its buyer alone", async () => {
    const { pay, read, book, codeOf, cancel } = await setUp();
    await pay(1);
    await book(1, MONDAY_9);
    for (const other of [2, SELLER, STAFF]) {
      expect((await read(1, other)).status).toBe(404);
      expect((await book(1, MONDAY_9, other)).status).toBe(404);
      expect((await codeOf(1, other)).status).toBe(404);
      expect((await cancel(1, other)).status).toBe(404);
    }
  });

  it("has one appointment with a code, which stays when the time is moved", async () => {
    const { pay, read, book, codeOf, notices } = await setUp();
    await pay(1);
    expect((await codeOf(1)).status).toBe(404);
    const { appointment } = (await book(1, MONDAY_9)).body.data;
    expect(appointment).toEqual({
      starts: iso(MONDAY_9),
      ends: iso(MONDAY_9 + HALF),
      changeable_until: iso(MONDAY_9 - 2 * HOUR_MS),
      can_change: true,
      booked_at: iso(START),
    });
    expect(await notices(1)).toContain("You pick up Car 1 (lot 20001) on Nov 23, 2026, 9:00 AM GST at Yard.");
    expect((await book(1, MONDAY_9)).body.data.appointment).toEqual(appointment);
    const { body: first } = await codeOf(1);
    expect(first.data).toEqual({ code: expect.stringMatching(/^\d{6}$/) });
    const moved = (await book(1, MONDAY_9 + HALF)).body.data;
    expect(moved.appointment).toMatchObject({ starts: iso(MONDAY_9 + HALF) });
    expect((await codeOf(1)).body.data).toEqual(first.data);
    expect((await read(1)).body.data).toEqual(moved);
    expect(moved.times[0]).toEqual({ starts: iso(MONDAY_9), left: 3 });
  });

  it("offers a time to three lots of a yard, and refuses a time outside its hours", async () => {
    const { pay, read, book } = await setUp();
    for (const id of BUYERS) await pay(id);
    for (const id of [1, 2, 3]) expect((await book(id, MONDAY_9)).status).toBe(200);
    expect((await book(4, MONDAY_9)).body).toMatchObject({
      result: "PICKUP_TAKEN",
      message: "This time is no longer free. Choose another one",
    });
    expect((await read(4)).body.data.times[0].starts).toBe(iso(MONDAY_9 + HALF));
    for (const outside of [MONDAY_9 - HALF, MONDAY_9 + 60_000, START, MONDAY_9 + 9 * HOUR_MS])
      expect((await book(5, outside)).body.result).toBe("PICKUP_TAKEN");
  });

  it("is cancelled, and its time is free again", async () => {
    const { pay, read, book, cancel } = await setUp();
    await pay(1);
    await book(1, MONDAY_9);
    expect((await cancel(1)).body.data.appointment).toBe(null);
    expect((await cancel(1)).status).toBe(200);
    expect((await read(1)).body.data.times[0]).toEqual({ starts: iso(MONDAY_9), left: 3 });
  });

  it("is fixed two hours before it", async () => {
    const { pay, book, cancel, advance, read } = await setUp();
    await pay(1);
    await book(1, MONDAY_9);
    await advance(MONDAY_9 - 2 * HOUR_MS - START);
    expect((await read(1)).body.data.appointment.can_change).toBe(false);
    const refused = { result: "PICKUP_FIXED", message: expect.stringContaining("2 hours before") };
    expect((await book(1, MONDAY_9 + 4 * HOUR_MS)).body).toMatchObject(refused);
    expect((await cancel(1)).body).toMatchObject(refused);
  });

  it("is over with the handover", async () => {
    const { pay, post, book, cancel, read } = await setUp();
    await pay(1);
    await book(1, MONDAY_9);
    expect(
      (await post("/backoffice/settlements/handover", STAFF, { id_auction: 1, reason: "No code" })).status,
    ).toBe(200);
    expect((await read(1)).body.data).toMatchObject({ can_book: false, times: [] });
    expect((await book(1, MONDAY_9 + HALF)).body.result).toBe("STALE");
    expect((await cancel(1)).body.result).toBe("STALE");
  });
});
