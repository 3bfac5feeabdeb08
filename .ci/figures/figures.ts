/**
 * Keeps the measured figures of the project in `load-tests/figures.json` and draws `load-tests/FIGURES.md` from
 * them. Commands that measure call `recordFigure`, which writes only with RECORD_FIGURES=1.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { commitNow } from "./commit.ts";

export interface Figure {
  /** Stable name of the row; recording the same id again replaces the row. */
  readonly id: string;
  /** The measured subject. */
  readonly what: string;
  /** The value with its unit. */
  readonly figure: string;
  readonly goal?: string;
  readonly met?: boolean;
  /** The command that measures the figure again. */
  readonly command: string;
}

/** When, where and on which commit a figure was measured. */
export interface Measurement {
  /** Day, ISO 8601. */
  readonly date: string;
  readonly commit: string;
  /** Number of cores and processor model. */
  readonly machine: string;
  /** A condition of the measurement that limits its meaning. */
  readonly note?: string;
}

export type Figures = Readonly<Record<string, Omit<Figure, "id"> & Measurement>>;

const folder = join(import.meta.dirname, "../../load-tests");
/** Above it other work blurs a figure. */
const MOST_LOAD = 3;
/** Of the last minute; 0 on Windows. */
const loadAtStart = loadavg()[0] ?? 0;

/** Records a figure with RECORD_FIGURES=1, otherwise does nothing. Commit both files. */
export function recordFigure(figure: Figure): void {
  if (process.env["RECORD_FIGURES"] === "1") writeFigure(folder, figure, measurementNow());
}

/** Writes a figure into the two files of a folder. */
export function writeFigure(into: string, figure: Figure, measurement: Measurement): void {
  const file = join(into, "figures.json");
  const figures = withFigure(JSON.parse(readFileSync(file, "utf8")) as Figures, figure, measurement);
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(join(into, "FIGURES.md"), drawFigures(figures));
}

/** Returns the figures with one added, or replaced in its place. */
function withFigure(figures: Figures, { id, ...figure }: Figure, measurement: Measurement): Figures {
  return { ...figures, [id]: { ...figure, ...measurement } };
}

/** Returns FIGURES.md. */
export function drawFigures(figures: Figures): string {
  const head = ["what", "figure", "goal", "command", "measured"];
  const rows = Object.values(figures).map(({ what, figure, goal, met, command, note, ...measured }) => [
    note ? `${what} (${note})` : what,
    figure,
    goalOf(goal, met),
    `\`${command}\``,
    `${measured.date}, ${measured.commit}, ${measured.machine}`,
  ]);
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(cellOf).join(" | ")} |`);
  return `${INTRODUCTION}\n${lines.join("\n")}\n`;
}

const INTRODUCTION = `# Figures

The commands in this table write it. Do not edit it: run a command with \`RECORD_FIGURES=1\` and commit the change.
`;

function goalOf(goal: string | undefined, met: boolean | undefined): string {
  if (goal === undefined) return "";
  if (met === undefined) return goal;
  return met ? `${goal}: met` : `${goal}: **missed**`;
}

function cellOf(text: string): string {
  return text.replaceAll("|", "\\|");
}

/** Returns the note on a measurement that began beside other work, `load` processes on average. */
export function noteOf(load: number): Pick<Measurement, "note"> {
  return load > MOST_LOAD ? { note: `beside other work, load ${load.toFixed(0)}` } : {};
}

function measurementNow(): Measurement {
  const { commit, isChanged } = commitNow();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: isChanged ? `${commit} with changes` : commit,
    machine: `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? "unknown processor"}`,
    ...noteOf(loadAtStart),
  };
}
