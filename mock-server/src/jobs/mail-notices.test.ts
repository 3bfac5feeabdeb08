import { expect, it } from "vitest";
import { person } from "../db/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";
import { mailNotices } from "./mail-notices.ts";

it("a demo account is told by mail when it is outbid, nobody else is, and no maximum with it", async () => {
  const users = [person(1, 500_000, { demo: true }), person(2, 500_000), person(3, 500_000), person(900, 0)];
  const { context, post, get, tokenOf } = await openTestApp({ scene: { users } });
  const job = await mailNotices(context);
  const bid = async (userId: number, price: number) => {
    const headers = { "idempotency-key": `notice-${userId}-${price}` };
    const call = { token: await tokenOf(userId), headers };
    await post("/api/auction/makebid", { id_auction: 1, price, mode: "max" }, call);
  };
  await bid(1, 25_013);
  await bid(2, 31_013);
  await bid(3, 40_013);
  const { data } = (await get("/_mock/inbox")).body;
  expect(data).toMatchObject([
    {
      channel: "mail",
      to: "person1@marsa.test",
      subject: "You were outbid: Car 1",
      text: "You were outbid. Lot 20001, Car 1. The price is AED 25,513.",
      code: null,
    },
  ]);
  await job.stop();
  await bid(1, 60_013);
  await bid(2, 90_013);
  expect((await get("/_mock/inbox")).body.data).toHaveLength(1);
});
