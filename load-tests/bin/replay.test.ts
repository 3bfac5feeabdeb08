/** `npm run replay`: the proof of a run from its record and its journals alone. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { keepJournals } from "../replay/journals.ts";
import type { LotAfter } from "../replay/lot-after.ts";

const lines = readFileSync(join(import.meta.dirname, "../replay/recorded/bid-war.jsonl"), "utf8")
  .trim()
  .split("\n");
const isLot = (line: string) => line.startsWith('{"type":"after"');

let record: string;
let journals: string;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "marsa-replay-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [record, journals] = [join(folder, "record.jsonl"), join(folder, "journals.jsonl")];
  writeFileSync(record, lines.filter((line) => !isLot(line)).join("\n"));
  for (const { id, live, journal } of lines.filter(isLot).map((line) => JSON.parse(line)))
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    await keepJournals(journals, () => Promise.resolve({ live, journal } as LotAfter))(id);
});

function replay(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "replay.ts"), ...args],
    { encoding: "utf8" },
  );
  return { status, said: (stdout + stderr).trim() };
}

it("a kept run that kept every promise is proven without a server", () => {
  const { status, said } = replay(record, journals);
  expect(said).toContain("The rules, the journals and every listener agree.");
  expect(status).toBe(0);
});

it("a record may hold its journals", () => {
  writeFileSync(record, lines.join("\n"));
  expect(replay(record, record).status).toBe(0);
});

it("a lost row of a journal is found", () => {
  const [first = "", ...rest] = readFileSync(journals, "utf8").trim().split("\n");
  const lot = JSON.parse(first) as { journal: unknown[] };
  lot.journal.splice(3, 1);
  writeFileSync(journals, [JSON.stringify(lot), ...rest].join("\n"));
  const { status, said } = replay(record, journals);
  expect(said).toContain("breaks its chain");
  expect(status).toBe(99);
});

it.each([
  ["a call without its files", () => [], "Which run? npm run replay -- RECORD JOURNALS"],
  ["journals without the lots of the run", () => [record, record], "has no journal of lot 631."],
  ["a record without a beginning", () => [journals, journals], "The record has no beginning"],
])("a sentence refuses %s", (_, args, sentence) => {
  const { status, said } = replay(...args());
  expect(status).toBe(1);
  expect(said.split("\n")).toEqual([expect.stringContaining(sentence)]);
});
