/** Tests of `clean-up.ts`. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bid } from "../sqlite/test-support/commands.ts";
import { callBack } from "../tables/schema/identity.ts";
import { session } from "../tables/schema/people.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { HOUR_MS, START } from "../sqlite/test-support/people.ts";
import { defaultTerms } from "../domain/terms.ts";
import { cleanUp } from "./clean-up.ts";

const noFiles = { sweep: async () => undefined };

const silent = { warn: () => undefined, error: () => undefined };

it("requests for a call go after the 90 days that the policy promises, called or not", async () => {
  const { store, clock, query } = await openTestStore();
  const asked = { name: "Omar", phone: "+971501112233", at: START };
  await store.write((db) => {
    db.insert(callBack).values(asked).run();
    db.insert(callBack)
      .values({ ...asked, doneAt: START, note: "Spoken" })
      .run();
    db.insert(callBack)
      .values({ ...asked, at: START + 24 * HOUR_MS })
      .run();
  });
  const kept = async (days: number) => {
    clock.set(START + days * 24 * HOUR_MS);
    const parts = { store, clock, realNow: () => START, terms: defaultTerms, files: noFiles, log: silent };
    await cleanUp(parts).stop();
    return query("SELECT at FROM call_back").length;
  };
  expect([await kept(90), await kept(90.5), await kept(91.5)]).toEqual([3, 1, 0]);
  const policy = readFileSync(new URL("../../../web/public/policy/_payload.json", import.meta.url), "utf8");
  expect(policy).toContain("Call-back requests: 90 days");
});

it("the cleanup deletes answers of expired keys and long-ended sessions, nothing else", async () => {
  const { store, clock, query } = await openTestStore();
  await bid(store, { lot: 1, user: 1, amount: 21_000, key: "yesterday" });
  clock.set(START + 2 * HOUR_MS);
  await bid(store, { lot: 1, user: 2, amount: 22_000, key: "today" });
  await store.write((db) => {
    db.insert(session)
      .values({ tokenHash: "over", userId: 1, createdAt: 0, usedAt: START - 37 * HOUR_MS })
      .run();
    db.insert(session).values({ tokenHash: "in use", userId: 1, createdAt: START, usedAt: START }).run();
  });
  clock.set(START + 25 * HOUR_MS);
  const job = cleanUp({
    store,
    clock,
    realNow: () => START,
    terms: defaultTerms,
    files: noFiles,
    log: silent,
  });
  await job.stop();
  expect(query("SELECT key FROM idempotency")).toEqual([{ key: "today" }]);
  expect(query("SELECT token_hash FROM session")).toEqual([{ token_hash: "in use" }]);
});
