/** Tests of `announce-papers.ts`. */
import { expect, it } from "vitest";
import { person, SELLER, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

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
    sqlite(db).prepare("UPDATE profile SET fields = ?, expires_on = ? WHERE user_id = 1").run(fields, first);
  });
  const notices = () =>
    app.store.read((db) =>
      sqlite(db).prepare("SELECT text FROM notification WHERE user_id = 1 ORDER BY id DESC").pluck().all(),
    );
  const days = async (count: number) => {
    for (let day = 0; day < count; day++) {
      app.clock.advance(DAY_MS);
      await app.settled();
    }
  };
  return { ...app, notices, days };
}

it("a person reads thirty days ahead that their passport expires, once", async () => {
  const { notices, days } = await setUp("2026-12-24");
  await days(1);
  expect(await notices()).toEqual([]);
  await days(1);
  const expected = [
    "Your passport expires on Dec 24, 2026. Ask for a call-back to replace it in your profile.",
  ];
  expect(await notices()).toEqual(expected);
  await days(3);
  expect(await notices()).toEqual(expected);
});

it("each paper is announced by itself", async () => {
  const { notices, days } = await setUp("2026-12-01", "2026-12-25");
  await days(1);
  expect(await notices()).toHaveLength(1);
  await days(2);
  expect(await notices()).toEqual([
    expect.stringContaining("Your Emirates ID expires on Dec 25, 2026."),
    expect.stringContaining("Your passport expires on Dec 1, 2026."),
  ]);
});

it("an expired paper is not announced any more", async () => {
  const { notices, days } = await setUp("2026-11-20");
  await days(1);
  expect(await notices()).toEqual([]);
});
