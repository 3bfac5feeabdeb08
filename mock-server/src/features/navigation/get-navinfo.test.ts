/** Tests of `get-navinfo.ts`. */
import { describe, expect, it } from "vitest";
import { bid } from "../../sqlite/test-support/commands.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { makeWaitingMoney, makeWaitingPeople } from "../../scenes/seed/waiting.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 700;
const users = [
  ...[1, 2].map((id) => person(id, 1_000_000)),
  person(3, 0, {
    profile: { type: "buyer", form: "individual", name: "New", status: "signed", citizenship: "ae" },
  }),
  person(SELLER, 0),
  person(STAFF, 0, { profile: null, roles: ["backoffice"] }),
];
const lots = [
  car(1),
  car(2),
  car(3, { plan: "moderation", approvedAt: null }),
  car(4, {
    plan: "summarizing",
    opensAt: START - 5 * HOUR_MS,
    endsAt: START - HOUR_MS,
    reserve: 40_009,
    bids: [{ userId: 2, mode: "exact", amount: 20_000, at: START - 2 * HOUR_MS }],
  }),
];

describe("The counts beside the menu", () => {
  const nothing = { favorites: 0, buying: 0, selling: 0, lanes_running: 0, unread: 0 };

  it("are zero for a visitor", async () => {
    const app = await openTestApp({ scene: { users, lots } });
    expect((await app.get("/api/navinfo")).body.data).toEqual(nothing);
  });

  it("show a buyer the open lots with a lost lead", async () => {
    const app = await openTestApp({ scene: { users, lots } });
    const token = await app.tokenOf(1);
    await bid(app.store, { lot: 1, user: 1, amount: 20_000 });
    await bid(app.store, { lot: 1, user: 2, amount: 20_500 });
    await bid(app.store, { lot: 2, user: 1, amount: 20_000 });
    await app.post("/api/auction/fav/add/2", undefined, { token });
    expect((await app.get("/api/navinfo", { token })).body.data).toEqual({
      ...nothing,
      favorites: 1,
      buying: 1,
    });
    app.clock.advance(HOUR_MS);
    expect((await app.get("/api/navinfo", { token })).body.data).toEqual({ ...nothing, favorites: 1 });
  });

  it("show a seller the pending decisions, and staff their pending work", async () => {
    const app = await openTestApp({ scene: { users, lots } });
    const seller = await app.get("/api/navinfo", { token: await app.tokenOf(SELLER) });
    expect(seller.body.data).toEqual({ ...nothing, selling: 1 });
    const staff = await app.get("/api/navinfo", { token: await app.tokenOf(STAFF) });
    expect(staff.body.data).toEqual({ ...nothing, clients_new: 1, moderation: 1, payments: 0, desk: 2 });
  });

  it("show the staff invoices to confirm and refunds to pay out as payments", async () => {
    const waiting = makeWaitingMoney(START);
    const app = await openTestApp({
      scene: { users: [...users, ...makeWaitingPeople(START)], lots, waiting },
    });
    const staff = await app.get("/api/navinfo", { token: await app.tokenOf(STAFF) });
    expect(staff.body.data).toMatchObject({ payments: 6 });
  });
});
