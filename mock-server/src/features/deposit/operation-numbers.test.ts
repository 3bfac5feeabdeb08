/** The numbers of operations count within one person: gaps between them would tell when others raise a maximum. */
import { expect, test } from "vitest";
import { bid } from "../../sqlite/test-support/commands.ts";
import { person, START } from "../../sqlite/test-support/people.ts";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 50;
const period = { sd: "2026-11-01", ed: "2026-12-31" };

/** What person 1 and the staff read when person 2 has raised a sealed maximum so many times in between. */
async function readAround(raises: number) {
  const staff = person(STAFF, 0, { roles: ["backoffice"], profile: null });
  const { store, post, get, tokenOf } = await openTestApp({
    scene: { users: [person(1, 10_000), person(2, 40_000), person(900, 0), staff] },
  });
  const token = await tokenOf(1);
  const read = async (body: object = {}) =>
    (await post("/api/auth/balance/history", { ...period, limit: 1, ...body }, { token })).body.data;
  await bid(store, { lot: 1, user: 1, amount: 20_000 });
  await bid(store, { lot: 1, user: 2, amount: 30_000, mode: "max" });
  const before = await read();
  for (let raise = 1; raise <= raises; raise += 1)
    await bid(store, { lot: 1, user: 2, amount: 30_000 + raise * 1_000, mode: "max" });
  await store.write(async (db) => {
    await postToLedger(db, { userId: 2, type: "correction", amountFils: 100, at: START });
  });
  await bid(store, { lot: 2, user: 1, amount: 20_000 });
  const after = await read();
  const older = await read({ after: after.next });
  const client = async (id: number) =>
    (await get(`/api/backoffice/clients/user/${id}`, { token: await tokenOf(STAFF) })).body.data.operations;
  const clients = [await client(1), await client(2)];
  return [before, after, older, clients].map((page) =>
    JSON.stringify(page, (name, value) => (name === "as_of" ? null : value)),
  );
}

test("a stranger's operations, their pages and the staff's list are the same, however often others raise a maximum", async () => {
  expect(await readAround(3)).toEqual(await readAround(0));
});

test("operations are numbered one by one, from the first of the person on, in each period and page", async () => {
  const { store, post, tokenOf } = await openTestApp({
    scene: { users: [person(1, 10_000), person(2, 10_000), person(900, 0)] },
  });
  await bid(store, { lot: 1, user: 1, amount: 20_000 });
  await bid(store, { lot: 1, user: 2, amount: 20_500 });
  const read = async (body: object) => {
    const { data } = (
      await post("/api/auth/balance/history", { ...period, ...body }, { token: await tokenOf(1) })
    ).body;
    return data.items.map(({ id_operation: number }: { id_operation: number }) => number);
  };
  expect(await read({})).toEqual([3, 2, 1]);
  expect(await read({ type: "release" })).toEqual([3]);
});
