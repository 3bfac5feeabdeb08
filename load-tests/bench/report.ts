/** The tables and goals of the bench. */
import { contestants, type Contestant, type Result } from "./contestants.ts";

/** The rounds of each contestant. */
export type Rounds = Readonly<Partial<Record<Contestant, readonly Result[]>>>;

export interface Goal {
  readonly text: string;
  /** The bound, such as ">= 3 x". */
  readonly goal: string;
  /** The measured value. */
  readonly value: number;
  readonly met: boolean;
}

/** Returns the medians of all rounds as a table, with the lowest and highest rate. */
export function table(title: string, rounds: Rounds): string {
  const head = [
    "",
    "req/s",
    "lowest",
    "highest",
    "p50 ms",
    "p99 ms",
    "server us",
    "least us",
    "events/s",
    "generator",
  ];
  const rows = contestantsOf(rounds).map((name) => {
    const rates = resultsOf(rounds, name).map(({ rate }) => rate);
    return [
      name,
      medianOf(rounds, name, "rate").toFixed(0),
      Math.min(...rates).toFixed(0),
      Math.max(...rates).toFixed(0),
      medianOf(rounds, name, "p50").toFixed(2),
      medianOf(rounds, name, "p99").toFixed(2),
      medianOf(rounds, name, "serverUs").toFixed(0),
      leastOf(rounds, name).toFixed(0),
      medianOf(rounds, name, "events").toFixed(0),
      `${(medianOf(rounds, name, "generatorLoad") * 100).toFixed(0)} %`,
    ];
  });
  const lines = [head, ...rows].map(([name, ...cells]) =>
    [name!.padEnd(17), ...cells.map((cell) => cell.padStart(10))].join(""),
  );
  return [title, ...lines].join("\n");
}

/** Returns the goals and whether they are met. Ratios are medians of the ratios of each round. */
export function goals(one: Rounds, many: Rounds): Goal[] {
  return [
    atLeast("one connection: req/s of baseline FULL", ratio(one, "baseline FULL", "rate"), 0.6),
    atLeast("64 connections: req/s of baseline FULL", ratio(many, "baseline FULL", "rate"), 3.5),
    atLeast("64 connections: req/s of baseline NORMAL", ratio(many, "baseline NORMAL", "rate"), 1.1),
    atMost("one connection: p99 of baseline FULL", ratio(one, "baseline FULL", "p99"), 2),
    atMost("64 connections: p99 of baseline FULL", ratio(many, "baseline FULL", "p99"), 2),
    atMost("64 connections: p99 of baseline NORMAL", ratio(many, "baseline NORMAL", "p99"), 2),
  ];
}

/** Returns the goal of an owner: its processor time of a bid, against that of a server without edges, each in its cheapest second. */
export function edgeGoal(rounds: Rounds): Goal {
  const times = leastOf(rounds, "owner") / leastOf(rounds, "marsa");
  return atMost("processor time of a bid in an owner behind edges", times, 1.3);
}

/** Returns one line for each goal. */
export function goalLines(all: readonly Goal[]): string {
  return all
    .map(
      ({ text, goal, value, met }) =>
        `${met ? "met   " : "MISSED"}  ${`${text}, goal ${goal}`.padEnd(54)} ${value.toFixed(2)} x`,
    )
    .join("\n");
}

/**
 * Returns the processor time of a bid relative to the baselines, each in its cheapest second: the ratio of the
 * rates on an idle machine with a fast disk.
 */
export function costLines(title: string, rounds: Rounds): string {
  return contestants
    .filter((name) => name !== "marsa")
    .map((name) => {
      const times = leastOf(rounds, "marsa") / leastOf(rounds, name);
      return `        ${`${title}: server time of a bid of ${name}`.padEnd(54)} ${times.toFixed(2)} x`;
    })
    .join("\n");
}

/** Returns the medians of each contestant in one line: rate, p99, and the least processor time of a bid. */
export function medianLine(rounds: Rounds): string {
  return contestantsOf(rounds)
    .map((name) => {
      const rate = Math.round(medianOf(rounds, name, "rate")).toLocaleString("en-US");
      const p99 = medianOf(rounds, name, "p99").toFixed(2);
      return `${name} ${rate} req/s, p99 ${p99} ms, ${leastOf(rounds, name).toFixed(0)} us a bid`;
    })
    .join("; ");
}

function contestantsOf(rounds: Rounds): Contestant[] {
  return Object.keys(rounds) as Contestant[];
}

function resultsOf(rounds: Rounds, name: Contestant): readonly Result[] {
  return rounds[name] ?? [];
}

function leastOf(rounds: Rounds, name: Contestant): number {
  return Math.min(...resultsOf(rounds, name).map(({ leastUs }) => leastUs));
}

function ratio(rounds: Rounds, against: Contestant, figure: "rate" | "p99"): number {
  const others = resultsOf(rounds, against);
  return median(resultsOf(rounds, "marsa").map((result, round) => result[figure] / others[round]![figure]));
}

function atLeast(text: string, value: number, bound: number): Goal {
  return { text, goal: `>= ${bound} x`, value, met: value >= bound };
}

function atMost(text: string, value: number, bound: number): Goal {
  return { text, goal: `<= ${bound} x`, value, met: value <= bound };
}

function medianOf(rounds: Rounds, name: Contestant, figure: keyof Result): number {
  return median(resultsOf(rounds, name).map((result) => result[figure]));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
}
