/** Tests of `announce-endings.ts`. */
import { expect, it, onTestFinished } from "vitest";
import { car, HOUR_MS, person, SELLER, smallScene, START } from "../../sqlite/test-support/people.ts";
import type { Store } from "../../store/store.ts";
import { openTestApp } from "../../test-support/app.ts";
import { EndingNotices } from "./announce-endings.ts";
import { untilIdle } from "../test-support/idle.ts";
import { sqlite } from "../../tables/system/driver.ts";

const MINUTE_MS = 60_000;

/** Lot 1 ends in an hour; person 1 has bid on it, 2 and 3 watch it, 3 has turned the notice off; 4 is a bot. */
async function setUp() {
  const users = [1, 2, 3].map((id) => person(id, 100_000));
  const bot = person(4, 0, { bot: true });
  const lots = [car(1, { favoriteOf: [2, 3, 4] }), car(2, { endsAt: START + 2 * HOUR_MS })];
  const app = await openTestApp({
    scene: { ...smallScene(), users: [...users, bot, person(SELLER, 0)], lots },
    jobs: true,
  });
  const tokens = [await app.tokenOf(1), await app.tokenOf(2), await app.tokenOf(3)];
  const notices = async (userId: number) =>
    (await app.get("/api/notifications", { token: tokens[userId - 1]! })).body.data.items.map(
      ({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`,
    );
  const bid = (price: number, key: string) =>
    app.post(
      "/api/auction/makebid",
      { id_auction: 1, price },
      { token: tokens[0]!, headers: { "idempotency-key": key } },
    );
  const { data } = (await app.get("/api/notifications/settings", { token: tokens[2]! })).body;
  const never = { app: false, push: false, email: false, sms: false };
  const settings = { ...data, kinds: { ...data.kinds, ending: never } };
  await app.post("/api/notifications/settings", settings, { token: tokens[2]! });
  return { ...app, notices, bid };
}

it("watchers and bidders of a lot are notified a quarter of an hour before its end, once", async () => {
  const { clock, notices, bid, settled } = await setUp();
  await bid(20_000, "ending-key-1");
  await settled();
  clock.advance(45 * MINUTE_MS - 1);
  await settled();
  expect(await notices(2)).toEqual([]);
  clock.advance(1);
  await settled();
  const expected = "ending: Car 1 (lot 20001) ends in 15 minutes. The price is AED 20,000.";
  expect([await notices(1), await notices(2), await notices(3)]).toEqual([[expected], [expected], []]);
  clock.advance(14 * MINUTE_MS);
  await settled();
  expect(await notices(2)).toEqual([expected]);
});

it("a lot with a new end is announced when that end comes near", async () => {
  const { clock, notices, store, settled } = await setUp();
  await store.write(
    (db) => void sqlite(db).prepare("UPDATE lot SET ends_at = ends_at + 3600000 WHERE id = 1").run(),
  );
  await settled();
  clock.advance(HOUR_MS);
  await settled();
  expect(await notices(2)).toEqual([]);
  clock.advance(45 * MINUTE_MS);
  await settled();
  expect(await notices(2)).toEqual(["ending: Car 1 (lot 20001) ends in 15 minutes. Nobody has bid yet."]);
});

it("a lot that gets an end during the search is announced too", async () => {
  const lots = [car(1, { favoriteOf: [2] }), car(2, { endsAt: START + 9 * HOUR_MS })];
  const { store, clock, get, tokenOf, context } = await openTestApp({ scene: { lots } });
  const end = (at: number) =>
    store.write((db) => void sqlite(db).prepare("UPDATE lot SET ends_at = ? WHERE id = 1").run(at));
  await end(START + 9 * HOUR_MS);
  let isChanged = false;
  const changing: Pick<Store, "read" | "writeUnrelated" | "onCommit"> = {
    async read(query) {
      const found = await store.read(query);
      if (typeof found === "number" && !isChanged) {
        isChanged = true;
        await end(START + HOUR_MS);
      }
      return found;
    },
    writeUnrelated: (write) => store.writeUnrelated(write),
    onCommit: (listener) => store.onCommit(listener),
  };
  const job = new EndingNotices({ store: changing, clock, log: context.log });
  onTestFinished(() => job.stop());
  await untilIdle(job);
  clock.advance(45 * MINUTE_MS);
  await untilIdle(job);
  const { items } = (await get("/api/notifications", { token: await tokenOf(2) })).body.data;
  expect(items).toMatchObject([{ kind: "ending", id_auction: 1 }]);
});
