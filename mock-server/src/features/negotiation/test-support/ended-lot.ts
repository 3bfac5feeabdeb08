/** Test helper: a lot that ended below its minimum price, its seller and its bidders. */
import { car, HOUR_MS, person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import { defaultTerms } from "../../../domain/lot/terms.ts";
import { openTestApp } from "../../../test-support/app.ts";
import { verify } from "../../../verify/verify.ts";
import { sqlite } from "../../../tables/system/driver.ts";

export const OTHER_SELLER = 901;
const seller = (id: number) => person(id, 0, { roles: ["seller"] });
const users = [person(1, 100_000), person(2, 100_000), seller(SELLER), seller(OTHER_SELLER)];
export const DAY_MS = 24 * HOUR_MS;
/** End of the auction. */
export const END = START + HOUR_MS;
export const iso = (ms: number) => new Date(ms).toISOString();

/**
 * Lot 1 has ended at 30,500 of person 1, below its minimum of 40,009; two days to decide. `sold`: prices of lots 2, 3, …
 * of the same model, bought and paid by person 2.
 */
export async function setUp(sold: readonly number[] = []) {
  const others = sold.map((buyNow, at) => car(at + 2, { buyNow }));
  const app = await openTestApp({
    scene: { users, lots: [car(1, { reserve: 40_009 }), ...others] },
    jobs: true,
  });
  let keys = 0;
  const call = async (path: string, userId: number, body: object = {}, key = `review-key-${++keys}`) =>
    app.post(
      `/api${path}`,
      { id_auction: 1, ...body },
      {
        token: await app.tokenOf(userId),
        headers: { "idempotency-key": key },
      },
    );
  const advance = (ms: number) => app.context.sceneControl.setClock({ byMs: ms });
  await call("/auction/makebid", 2, { price: 30_000 });
  await call("/auction/makebid", 1, { price: 36_000, mode: "max" });
  for (const [at, price] of sold.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one purchase after the other
    await call("/auction/buynow", 2, { id_auction: at + 2, price });
  }
  await app.store.write((db) => void sqlite(db).exec("UPDATE settlement SET state = 'paid'"));
  await advance(HOUR_MS);
  const cards = async (path: string, userId: number) =>
    (await app.post(`/api${path}`, {}, { token: await app.tokenOf(userId) })).body.data.items;
  return {
    ...app,
    call,
    advance,
    cards,
    lot: async () => (await app.get("/api/auction/lot/1")).body.data.live,
    held: async () =>
      (await app.get("/api/auth/balance", { token: await app.tokenOf(1) })).body.data.balance_reserv,
    noticesOf: async (userId: number) => {
      await app.settled();
      const answer = await app.get("/api/notifications", { token: await app.tokenOf(userId) });
      return answer.body.data.items.map(({ text }: { text: string }) => text);
    },
    /** The negotiation and more, as the seller sees it. */
    decision: async (userId = SELLER) =>
      (await app.get("/api/sale/decision/1", { token: await app.tokenOf(userId) })).body.data,
    /** The negotiation as the bidder sees it. */
    mine: async (userId = 1) =>
      (await app.get("/api/my/decision/1", { token: await app.tokenOf(userId) })).body.data,
    offer: (userId: number, amount: number) =>
      call(userId === SELLER ? "/sale/offer/send" : "/my/offer/send", userId, { amount }),
    finding: async () =>
      (await verify(await app.store.read((db) => sqlite(db).name), defaultTerms)).findings[0] ?? null,
  };
}
