/** Tests of `read-store.ts`. */
import { expect, it, onTestFinished } from "vitest";
import { createReadStore } from "./read-store.ts";
import { openReader, openWriter } from "./connection.ts";
import { readHere, readWhole } from "./readers/readers.ts";
import { openTestStore, TEST_KEYS } from "./test-support/open.ts";
import type { Database } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";
import { prepared } from "../tables/system/prepared.ts";

const seqOf = (db: Database) => prepared(db, "SELECT seq FROM lot WHERE id = 1").pluck().get() as number;

async function open() {
  const { file, store } = await openTestStore();
  const owner = openWriter({ file, durable: false });
  const reader = openReader({ file, durable: false, keys: TEST_KEYS });
  const { epoch, seed } = store;
  const edge = createReadStore({ reader, readers: readWhole(readHere(reader)), epoch, seed });
  onTestFinished(() => edge.close());
  onTestFinished(() => void sqlite(owner).close());
  return { edge, commit: () => void prepared(owner, "UPDATE lot SET seq = seq + 1").run() };
}

it("A read of a process that only reads sees the rows of one moment while the owner commits", async () => {
  const { edge, commit } = await open();
  const before = await edge.read(seqOf);
  const twice = await edge.read(async (db) => {
    const first = seqOf(db);
    commit();
    await Promise.resolve();
    return [first, seqOf(db)];
  });
  expect(twice).toEqual([before, before]);
  expect(await edge.read(seqOf)).toBe(before + 1);
});

it("A read of such a process that fails leaves the next one the newest rows", async () => {
  const { edge, commit } = await open();
  const before = await edge.read(seqOf);
  const broken = edge.read((db) => prepared(db, "SELECT abs(-9223372036854775808)").get());
  await expect(broken).rejects.toThrow("integer overflow");
  commit();
  expect(await edge.read(seqOf)).toBe(before + 1);
});
