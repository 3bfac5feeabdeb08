/** Tests of `answer-encoding.ts`. */
import { expect, it } from "vitest";
import { bid, type TestBid } from "../../sqlite/test-support/commands.ts";
import { openTestStore } from "../../sqlite/test-support/open.ts";
import { sqlite } from "./driver.ts";

const first: TestBid = { lot: 1, user: 1, amount: 21_000, key: "an-exact-bid" };
const maximum: TestBid = { lot: 1, user: 2, amount: 38_711, mode: "max", key: "a-maximum" };
const beaten: TestBid = { lot: 1, user: 3, amount: 30_000, key: "outbid-at-once" };
const tooLow: TestBid = { lot: 1, user: 3, amount: 1_000, key: "a-refusal" };

it("returns the answer to a key word for word, after later changes of the lot", async () => {
  const { store } = await openTestStore();
  const asked = [first, maximum, beaten, tooLow];
  const answers = [];
  for (const one of asked) answers.push(await bid(store, one));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  await bid(store, { lot: 1, user: 1, amount: 50_000 });
  for (const [i, one] of asked.entries()) expect(await bid(store, one)).toEqual(answers[i]);
});

it("stores nothing with the key that the journal row holds", async () => {
  const { store, query } = await openTestStore();
  const outcome = await bid(store, maximum);
  const journal = outcome.ok && outcome.receipt.journal;
  if (!journal) throw new Error("There is no receipt");
  const [row] = query("SELECT answer FROM idempotency") as { answer: string }[];
  expect(row?.answer).toContain(`,${journal.seq}]`);
  expect(row?.answer).not.toContain(journal.hash);
});

it("returns an answer that an older database stored whole", async () => {
  const { store } = await openTestStore();
  const outcome = await bid(store, first);
  const whole = JSON.stringify(outcome);
  await store.write(
    (db) => void sqlite(db).prepare("UPDATE idempotency SET answer = ? WHERE key = ?").run(whole, first.key),
  );
  expect(await bid(store, first)).toEqual(outcome);
});
