/** The conformance suite over SQLite, and what only SQLite on the disk promises. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { promisesOfCommands } from "../store/conformance/commands.ts";
import { promisesOfFailures } from "../store/conformance/failures.ts";
import { promisesOfReads } from "../store/conformance/reads.ts";
import { sqlite } from "../tables/system/driver.ts";
import { openWriter } from "./connection.ts";
import { inMemory, onDisk } from "./test-support/engines.ts";
import { openTestStore } from "./test-support/open.ts";

describe.each([onDisk, inMemory])("$name", (engine) => {
  promisesOfCommands(engine);
  promisesOfFailures(engine);
  promisesOfReads(engine);
});

it("Every commit waits for the disk: SQLite syncs its write-ahead log with each one", async () => {
  const { file } = await openTestStore();
  const writer = sqlite(openWriter({ file: join(file, "..", "durable.db"), durable: true }));
  expect(writer.pragma("synchronous", { simple: true })).toBe(2);
  expect(writer.pragma("journal_mode", { simple: true })).toBe("wal");
  writer.close();
});

it("A read cannot write", async () => {
  const { store } = await openTestStore();
  const writing = store.read((db) => sqlite(db).prepare("DELETE FROM note").run());
  await expect(writing).rejects.toThrow(/readonly/);
});
