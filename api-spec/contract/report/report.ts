/** The result of a contract run. */
import type { Result } from "../check.ts";

/** The result of a run for the report writers. */
export interface Report {
  /** The base URL under test. */
  readonly server: string;
  readonly results: readonly Result[];
  readonly startedAt: Date;
  readonly ms: number;
}

export interface Group {
  readonly name: string;
  readonly results: readonly Result[];
  readonly broken: readonly Result[];
}

/** The results by group, in the order of the run. */
export function groupsOf({ results }: Report): Group[] {
  return [...Map.groupBy(results, ({ check }) => check.group)].map(([name, own]) => ({
    name,
    results: own,
    broken: own.filter(({ broken }) => broken !== null),
  }));
}

/** "1642 of 1644 promises kept". */
export function summaryOf({ results }: Report): string {
  const kept = results.filter(({ broken }) => broken === null).length;
  return `${kept} of ${results.length} promises kept`;
}

/** Seconds with two decimals, for people. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
