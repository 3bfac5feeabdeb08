/** Tests how the database of a data folder is opened. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { firstScene } from "../scenes/scene-source.ts";
import { passingKeys } from "../tables/sealing/keyring.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { openDatabase } from "./open-database.ts";

it("a new database gets its name only when it is complete", async () => {
  const folder = mkdtempSync(join(tmpdir(), "marsa-open-database-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "marsa.db");
  const opening = openDatabase({
    file,
    clock: { now: () => Date.UTC(2026, 10, 22, 4) },
    log: { warn: () => undefined, error: () => undefined },
    terms: defaultTerms,
    scenes: firstScene,
    seed: 1,
    password: "secret",
    keys: passingKeys(),
  });
  while (!existsSync(file)) await turn();
  const seen = new SqliteDatabase(file, { readonly: true });
  expect(seen.prepare("SELECT scene FROM meta").pluck().all()).toEqual(["evening"]);
  seen.close();
  await (await opening).close();
  expect(readdirSync(folder)).not.toContain("marsa.db.next");
});
