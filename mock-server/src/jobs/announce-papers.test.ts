/** Tests of `announce-papers.ts`. */
import { expect, it } from "vitest";
import { person, SELLER, smallScene } from "../sqlite/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";

const DAY_MS = 24 * 3_600_000;

/** It is 22 Nov 2026 in Dubai; the passport of person 1 expires on this day. */
async function setUp(passport: string, emiratesId?: string) {
  const app = await openTestApp({
    scene: { ...smallScene(), users: [person(1, 0), person(SELLER, 0)] },
    jobs: true,
  });
  const fields = JSON.stringify({ passport_expires: passport, emirates_id_expires: emiratesId });
  const first = emiratesId !== undefined && emiratesId < passport ? emiratesId : passport;
  await app.store.write((db) => {
    db.$client.prepare("UPDATE profile SET fields = ?, expires_on = ? WHERE user_id = 1").run(fields, first);
  });
  const bell = () =>
    app.store.read((db) =>
      db.$client.prepare("SELECT text FROM notification WHERE user_id = 1 ORDER BY id DESC").pluck().all(),
    );
  const days = async (count: number) => {
    for (let day = 0; day < count; day++) {
      app.clock.advance(DAY_MS);
      await app.settled();
    }
  };
  return { ...app, bell, days };
}

it("a person is told thirty days ahead that their passport expires, once", async () => {
  const { bell, days } = await setUp("2026-12-24");
  await days(1);
  expect(await bell()).toEqual([]);
  await days(1);
  const told = ["Your passport expires on Dec 24, 2026. Ask for a call-back to replace it in your profile."];
  expect(await bell()).toEqual(told);
  await days(3);
  expect(await bell()).toEqual(told);
});

it("each paper is announced by itself", async () => {
  const { bell, days } = await setUp("2026-12-01", "2026-12-25");
  await days(1);
  expect(await bell()).toHaveLength(1);
  await days(2);
  expect(await bell()).toEqual([
    expect.stringContaining("Your Emirates ID expires on Dec 25, 2026."),
    expect.stringContaining("Your passport expires on Dec 1, 2026."),
  ]);
});

it("an expired paper is not announced any more", async () => {
  const { bell, days } = await setUp("2026-11-20");
  await days(1);
  expect(await bell()).toEqual([]);
});
