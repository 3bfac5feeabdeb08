/** Tests of `checkpoints.ts`. */
import { copyFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { expect, it } from "vitest";
import { bid } from "./test-support/commands.ts";
import { openTestStore } from "./test-support/open.ts";

it("Committed rows are in the database file itself a moment later, without its log, and bids go on", async () => {
  const { store, file } = await openTestStore({ threads: 1 });
  for (const [i, amount] of [25_000, 26_000].entries()) {
    expect(await bid(store, { lot: 1, user: i + 1, amount })).toMatchObject({ ok: true });
    await expect.poll(() => priceWithoutLog(file), { interval: 100 }).toBe(amount);
  }
});

/** Returns the price of lot 1 in a copy of the database file alone. */
function priceWithoutLog(file: string): unknown {
  copyFileSync(file, `${file}.alone`);
  const alone = new SqliteDatabase(`${file}.alone`);
  try {
    return alone.prepare("SELECT price FROM lot WHERE id = 1").pluck().get();
  } finally {
    alone.close();
  }
}
