/** Tests of `balance.ts`. */
import { expect, it } from "vitest";
import { car, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const headers = { "idempotency-key": "k-0123456789" };

// @proves 3.field.balance-balance_summ
// @proves 3.field.balance-balance_reserv
// @proves 3.field.balance-total-available-blocked
it("shows total, reserved and available amounts, and the lots that hold the deposit", async () => {
  const { get, post, tokenOf, store } = await openTestApp();
  const token = await tokenOf(1);
  await post("/api/auction/makebid", { id_auction: 1, price: 30_000, mode: "max" }, { token, headers });
  const { status, body } = await get("/api/auth/balance", { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    result: "success",
    data: {
      balance_summ: 1_000_000,
      balance_reserv: 6_000,
      available: 994_000,
      holds: [
        {
          id_auction: 1,
          number: 20_001,
          title: "Car 1",
          amount: 6_000,
          why: "lead",
          until: new Date(START + 3_600_000).toISOString(),
        },
      ],
      epoch: store.epoch,
      seq: 1,
    },
  });
});

it("is empty for a person without a deposit, and private", async () => {
  const users = [person(1, 12.5), person(2, 0), person(SELLER, 0)];
  const { get, tokenOf } = await openTestApp({ scene: { users, lots: [car(1)] } });
  const balance = async (id: number) =>
    (await get("/api/auth/balance", { token: await tokenOf(id) })).body.data;
  expect(await balance(2)).toMatchObject({ balance_summ: 0, balance_reserv: 0, available: 0, holds: [] });
  expect(await balance(1)).toMatchObject({ balance_summ: 12.5, available: 12.5 });
});
