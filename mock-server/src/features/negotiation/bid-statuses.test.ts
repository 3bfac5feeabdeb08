/** A bid is leading, outbid, accepted or declined, and its bidder reads so. */
import { expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const users = [person(1, 100_000), person(2, 100_000), person(SELLER, 0, { roles: ["seller"] })];

// @proves 3.field.bid-status-leading-outbid-declined-accepted
it.each([
  ["accepted", "/sale/bid/accept", {}, "won"],
  ["declined", "/sale/bid/decline", { reason: "Below what I can accept" }, "not_won"],
])("a bid leads, is outbid by a higher one, and is %s by the seller", async (kind, path, body, after) => {
  const app = await openTestApp({ scene: { users, lots: [car(1, { reserve: 40_009 })] }, jobs: true });
  const call = async (to: string, userId: number, entries: object) =>
    app.post(
      `/api${to}`,
      { id_auction: 1, ...entries },
      { token: await app.tokenOf(userId), headers: { "idempotency-key": `bid-status-of-${userId}` } },
    );
  const statusOf = async (userId: number) =>
    (await app.get("/api/auction/lot/1", { token: await app.tokenOf(userId) })).body.data.mine.status;
  await call("/auction/makebid", 2, { price: 30_000 });
  expect(await statusOf(2)).toBe("leading");
  await call("/auction/makebid", 1, { price: 30_500 });
  expect([await statusOf(1), await statusOf(2)]).toEqual(["leading", "outbid"]);
  await app.context.sceneControl.setClock({ byMs: HOUR_MS });
  expect(await statusOf(1)).toBe("awaiting_decision");
  await call(path, SELLER, body);
  const { body: decision } = await app.get("/api/my/decision/1", { token: await app.tokenOf(1) });
  expect([decision.data.outcome.kind, await statusOf(1)]).toEqual([kind, after]);
});
