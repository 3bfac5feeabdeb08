/** Tests: where a bidder finds the offers that wait for them. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const users = [person(1, 200_000), person(SELLER, 0, { roles: ["seller"] })];

/** Three lots of person 1 have ended below their minimum price, with one, two and three days to decide. */
async function setUp() {
  const lots = [1, 2, 3].map((id) => car(id, { reserve: 40_009, reviewDays: id }));
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  let keys = 0;
  const call = async (path: string, userId: number, body: object) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      headers: { "idempotency-key": `deadline-key-${++keys}` },
    });
  for (const id_auction of [1, 2, 3]) await call("/auction/makebid", 1, { id_auction, price: 30_000 });
  const advance = (ms: number) => app.context.sceneControl.setClock({ byMs: ms });
  await advance(HOUR_MS);
  return {
    advance,
    offer: (lot: number, amount: number, by = SELLER) =>
      call(by === SELLER ? "/sale/offer/send" : "/my/offer/send", by, { id_auction: lot, amount }),
    listed: async (section: string, body: object = {}) => {
      const page = (await app.post(`/api/my/lots/${section}`, body, { token: await app.tokenOf(1) })).body;
      const items = page.data.items as { lot: { id_auction: number } }[];
      return { ids: items.map(({ lot }) => lot.id_auction), next: page.data.next as string | null };
    },
    counted: async () => {
      const token = await app.tokenOf(1);
      const counts = (await app.get("/api/my/ffcounters", { token })).body.data;
      const menu = (await app.get("/api/navinfo", { token })).body.data.buying;
      return { offers: counts.offers, mine: counts.to_answer, menu };
    },
  };
}

describe("The offers after a bidder's auctions", () => {
  it("are counted in their section, and beside the menu while the bidder has to answer", async () => {
    const { offer, counted, advance } = await setUp();
    expect(await counted()).toEqual({ offers: 0, mine: 0, menu: 0 });
    await offer(2, 38_000);
    await offer(3, 39_000);
    expect(await counted()).toEqual({ offers: 2, mine: 2, menu: 2 });
    await offer(3, 35_000, 1);
    expect(await counted()).toEqual({ offers: 2, mine: 1, menu: 1 });
    await advance(24 * HOUR_MS);
    expect(await counted()).toEqual({ offers: 0, mine: 0, menu: 0 });
  });

  it("are listed with the earliest deadline first, page by page", async () => {
    const { offer, listed, advance } = await setUp();
    await offer(3, 38_000);
    await advance(HOUR_MS);
    await offer(2, 38_000);
    expect((await listed("offers")).ids).toEqual([3, 2]);
    // The review of lot 1 and the offer for lot 3 end at the same instant.
    expect((await listed("awaiting")).ids).toEqual([1, 3, 2]);
    const first = await listed("awaiting", { limit: 2 });
    const second = await listed("awaiting", { limit: 2, after: first.next });
    expect([...first.ids, ...second.ids]).toEqual([1, 3, 2]);
  });
});
