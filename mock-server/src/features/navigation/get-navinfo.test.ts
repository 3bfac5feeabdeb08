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
  const nothing = { favorites: 0, buying: 0, outbid: 0, selling: 0, lanes_running: 0, unread: 0 };

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
      outbid: 1,
    });
  });

  it.each([3, 8])("are the rows of the lists that they lead to, after any acts (seed %i)", async (seed) => {
    const app = await openTestApp({ scene: { users, lots }, jobs: true });
    let state = seed;
    const pick = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
    const call = async (who: number, path: string, body: object) =>
      app.post(`/api/${path}`, body, {
        token: await app.tokenOf(who),
        headers: { "idempotency-key": `badge-key-${state}` },
      });
    const rows = async (who: number, list: string) => (await call(who, list, {})).body.data.items.length;
    const acts = [
      () => call(1 + pick(2), "auction/makebid", { id_auction: 1 + pick(2), price: 20_000 + 500 * pick(60) }),
      () => call(1 + pick(2), `auction/fav/add/${1 + pick(4)}`, {}),
      () => call(1 + pick(2), `auction/fav/remove/${1 + pick(4)}`, {}),
      () => call(1 + pick(2), "my/hide", { id_auctions: [1 + pick(4)], value: pick(2) === 0 }),
      () => call(SELLER, "sale/offer/send", { id_auction: 4, amount: 21_000 + pick(9_000) }),
      () => call(SELLER, "sale/bid/decline", { id_auction: 4, reason: "Too low" }),
      () => call(SELLER, "sale/sethidden", { id_auctions: [1 + pick(4)], value: pick(2) === 0 }),
      () => app.context.sceneControl.setClock({ byMs: pick(30) * 60_000 }),
    ];
    for (let step = 0; step < 25; step += 1) {
      await acts[pick(acts.length)]!();
      for (const who of [1, 2, SELLER]) {
        const { data } = (await app.get("/api/navinfo", { token: await app.tokenOf(who) })).body;
        const buying = (await rows(who, "my/lots/outbid")) + (await rows(who, "my/lots/to_answer"));
        expect(data).toMatchObject({
          buying,
          favorites: await rows(who, "auction/lots/favorites"),
          selling: await rows(who, "sale/lots/summarizing"),
        });
        for (const own of ["my", "sale"]) {
          const counts = (await app.get(`/api/${own}/ffcounters`, { token: await app.tokenOf(who) })).body
            .data;
          for (const [section, count] of Object.entries(counts ?? {}))
            expect([section, await rows(who, `${own}/lots/${section}`)]).toEqual([section, count]);
        }
      }
    }
  });

  it("show a seller the pending decisions, and staff their pending work", async () => {
    const app = await openTestApp({ scene: { users, lots } });
    const seller = await app.get("/api/navinfo", { token: await app.tokenOf(SELLER) });
    expect(seller.body.data).toEqual({ ...nothing, selling: 1 });
    const staff = await app.get("/api/navinfo", { token: await app.tokenOf(STAFF) });
    expect(staff.body.data).toEqual({ ...nothing, clients_new: 1, moderation: 1, payments: 0, desk: 2 });
  });

  it("show the staff invoices to confirm and refunds to pay out as payments", async () => {
    const waiting = { ...makeWaitingMoney(START), accounts: [] };
    const app = await openTestApp({
      scene: { users: [...users, ...makeWaitingPeople(START)], lots, waiting },
    });
    const staff = await app.get("/api/navinfo", { token: await app.tokenOf(STAFF) });
    expect(staff.body.data).toMatchObject({ payments: 6 });
  });
});
