/** Tests of `hide-lot.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp, type Answer } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

/** 1 runs, 2 is won by the reader and unpaid, 3 went to another bidder, 4 to nobody, 5 waits for its seller. */
const ended = { opensAt: START - 5 * HOUR_MS, endsAt: START - HOUR_MS };
const lots = [
  car(1, { opensAt: START - 5 * HOUR_MS, bids: [before(1, 20_000)] }),
  car(2, { ...ended, plan: "sold", bids: [before(1, 20_000)] }),
  car(3, { ...ended, plan: "sold", bids: [before(1, 20_000), before(2, 21_000)] }),
  car(4, { ...ended, plan: "summarizing", reserve: 30_011, bids: [before(1, 20_000)] }),
  car(5, { ...ended, plan: "summarizing", reserve: 30_011, bids: [before(1, 20_000)] }),
  car(6, {}),
];
const users = [person(1, 1_000_000), person(2, 1_000_000), person(SELLER, 0)];

function before(userId: number, amount: number) {
  return { userId, mode: "exact" as const, amount, at: START - 2 * HOUR_MS + amount };
}

async function open() {
  const app = await openTestApp({ scene: { users, lots } });
  await app.store.write((db) => sqlite(db).exec("UPDATE lot SET status = 'notSold' WHERE id = 4"));
  const token = await app.tokenOf(1);
  const hide = (id_auction: number, value = true) =>
    app.post("/api/my/hide", { id_auction, value }, { token });
  const listed = async (section = "all", by = token) =>
    ids(await app.post(`/api/my/lots/${section}`, {}, { token: by }));
  return { ...app, token, hide, listed };
}

const ids = ({ body }: Answer): number[] =>
  (body.data.items as { lot: { id_auction: number } }[])
    .map(({ lot }) => lot.id_auction)
    .toSorted((a, b) => a - b);

describe("A lot that a bidder hides from their lists", () => {
  it("is in none of them and not counted; shown again, it is back", async () => {
    const { hide, listed, get, token } = await open();
    expect((await hide(3)).body.data).toEqual({ id_auction: 3, hidden: true });
    await hide(3);
    expect(await listed()).toEqual([1, 2, 4, 5]);
    expect(await listed("notwon")).toEqual([4]);
    expect((await get("/api/my/ffcounters", { token })).body.data).toMatchObject({ notwon: 1, all: 4 });
    expect((await hide(3, false)).body.data).toEqual({ id_auction: 3, hidden: false });
    expect(await listed("notwon")).toEqual([3, 4]);
  });

  it("is hidden from this bidder only, and its page stays", async () => {
    const { hide, listed, get, tokenOf, token } = await open();
    await hide(3);
    expect(await listed("all", await tokenOf(2))).toEqual([3]);
    expect((await get("/api/auction/lot/3", { token })).status).toBe(200);
  });

  it.each([1, 2, 5])("cannot be a lot that still needs the bidder: lot %i", async (id) => {
    const { hide, listed } = await open();
    const { status, body } = await hide(id);
    expect([status, body.result]).toEqual([409, "STALE"]);
    expect(await listed()).toContain(id);
  });

  it("may be a won one after its handover", async () => {
    const { hide, listed, store } = await open();
    await store.write((db) =>
      sqlite(db).exec("UPDATE settlement SET state = 'handed_over' WHERE lot_id = 2"),
    );
    expect((await hide(2)).status).toBe(200);
    expect(await listed("won")).toEqual([]);
  });

  it("must be one with the bidder's bid", async () => {
    const { hide, post } = await open();
    for (const id of [6, 999]) expect((await hide(id)).status).toBe(404);
    expect((await post("/api/my/hide", { id_auction: 3, value: true })).status).toBe(401);
  });
});
