/** Tests of `get-client.ts`. */
import { describe, expect, it } from "vitest";
import { bid } from "../../sqlite/test-support/commands.ts";
import { person, SELLER, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 50;

async function setUp() {
  const users = [...smallScene().users, person(STAFF, 0, { roles: ["backoffice"], profile: null })];
  const app = await openTestApp({ scene: { users } });
  const detail = async (id: number) =>
    app.get(`/api/backoffice/clients/user/${id}`, { token: await app.tokenOf(STAFF) });
  return { ...app, detail };
}

describe("GET /backoffice/clients/user/{id}", () => {
  it("shows the staff a bidder's profile, money, bids and leads", async () => {
    const { detail, store } = await setUp();
    await bid(store, { lot: 1, user: 1, amount: 20_000 });
    await bid(store, { lot: 1, user: 2, amount: 21_000 });
    await bid(store, { lot: 2, user: 1, amount: 20_000 });
    const { status, body } = await detail(1);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      profiles: [{ id_user: 1, name: "Person 1", status: "ok" }],
      deposit: 1_000_000,
      leading: 1,
      counts: { lots: 0, bids: 2, acts: 0 },
    });
    const leads = body.data.bids.map((row: { id_auction: number; leads: boolean }) => [
      row.id_auction,
      row.leads,
    ]);
    expect(leads.toSorted()).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it("shows neither the blocked amount nor any hold, since both would show a maximum", async () => {
    const { detail, store } = await setUp();
    await bid(store, { lot: 1, user: 1, amount: 90_000, mode: "max" });
    const { text, body } = await detail(1);
    const types = body.data.operations.map(({ type }: { type: string }) => type);
    expect(types).not.toContain("hold");
    expect(text).not.toMatch(/90000|18000/);
  });

  it("shows a seller's lots", async () => {
    const { detail } = await setUp();
    const { body } = await detail(SELLER);
    expect(body.data.counts.lots).toBe(3);
    expect(body.data.lots[0]).toMatchObject({ id_auction: 3, status: "active" });
  });

  it("answers 404 for an unknown person", async () => {
    const { detail } = await setUp();
    expect((await detail(9_999)).status).toBe(404);
  });
});
