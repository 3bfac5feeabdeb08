/** Recorded figures: one row for each id, drawn into FIGURES.md. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drawFigures, noteOf, recordFigure, writeFigure, type Figure, type Figures } from "./figures.ts";

const loadTests = join(import.meta.dirname, "../../load-tests");
const measurement = { date: "2026-11-23", commit: "0123456789ab", machine: "2 x Test CPU" };
const start: Figure = { id: "start", what: "A start", figure: "1.6 s", command: "npm start" };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marsa-figures-"));
  writeFileSync(join(folder, "figures.json"), "{}\n");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

it("a figure is written with its command, commit, date and machine", () => {
  writeFigure(folder, { ...start, goal: "2 s", met: true }, measurement);
  expect(read("FIGURES.md")).toContain(
    "| A start | 1.6 s | 2 s: met | `npm start` | 2026-11-23, 0123456789ab, 2 x Test CPU |",
  );
});

it("a figure that is measured again replaces its row and keeps the order", () => {
  writeFigure(folder, start, { ...measurement, note: "on a busy machine" });
  writeFigure(folder, { ...start, id: "stop", what: "A stop" }, measurement);
  writeFigure(folder, { ...start, figure: "1.2 s", goal: "1 s", met: false }, measurement);
  const figures = JSON.parse(read("figures.json")) as Figures;
  expect(Object.keys(figures)).toEqual(["start", "stop"]);
  expect(figures["start"]).toEqual({
    what: "A start",
    figure: "1.2 s",
    goal: "1 s",
    met: false,
    command: "npm start",
    ...measurement,
  });
  expect(read("FIGURES.md")).toContain("| A start | 1.2 s | 1 s: **missed** |");
});

it("a figure measured beside other work says so", () => {
  writeFigure(folder, start, { ...measurement, ...noteOf(13.3) });
  expect(read("FIGURES.md")).toContain("| A start (beside other work, load 13) |");
  expect(noteOf(2.9)).toEqual({});
});

it("without RECORD_FIGURES=1 nothing is written", () => {
  const before = readFileSync(join(loadTests, "figures.json"), "utf8");
  recordFigure(start);
  expect(readFileSync(join(loadTests, "figures.json"), "utf8")).toBe(before);
});

it("FIGURES.md is drawn from figures.json", () => {
  const figures = JSON.parse(readFileSync(join(loadTests, "figures.json"), "utf8")) as Figures;
  expect(readFileSync(join(loadTests, "FIGURES.md"), "utf8")).toBe(drawFigures(figures));
});
