/** Tests: wins from before the hold of a win shrank to what the price needs. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { close } from "../domain/closing.ts";
import { defaultTerms } from "../domain/terms.ts";
import { verify } from "../verify/verify.ts";
import { bid } from "./test-support/commands.ts";
import { openTestStore } from "./test-support/open.ts";
import { HOUR_MS, START } from "./test-support/people.ts";

/** Lot, buyer and hold (AED) of the wins from before. */
const WINS = [
  { lot: 1, user: 1, held: 9_000 },
  { lot: 2, user: 1, held: 4_000 },
  { lot: 3, user: 2, held: 6_500 },
];

const MIGRATION = new URL("../tables/migrations/0027_winners_holds.sql", import.meta.url);

it("an older database gives back what the holds of its wins have too much, row by row", async () => {
  const { store, file } = await openTestStore();
  const end = START + HOUR_MS;
  for (const { lot, user } of WINS) {
    await bid(store, { lot, user, amount: 20_000 });
    await store.transact({ lotId: lot, userIds: [], receivedAt: end }, (scene) =>
      close(scene, end, defaultTerms),
    );
  }
  await store.write((db) => {
    for (const { lot, user, held } of WINS) {
      const more = (held - 4_000) * 100;
      const to = { lot, user, more };
      db.$client.prepare("UPDATE lot_bidder SET hold_fils = hold_fils + @more WHERE lot_id = @lot").run(to);
      db.$client
        .prepare("UPDATE wallet SET reserved_fils = reserved_fils + @more WHERE user_id = @user")
        .run(to);
      db.$client
        .prepare("UPDATE ledger SET amount_fils = amount_fils + @more WHERE lot_id = @lot AND type = 'hold'")
        .run(to);
    }
  });
  expect((await verify(file, defaultTerms)).findings).toHaveLength(2);
  await store.write((db) => void db.$client.exec(readFileSync(MIGRATION, "utf8")));
  expect((await verify(file, defaultTerms)).findings).toEqual([]);
});
