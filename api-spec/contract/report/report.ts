/** The result of a contract run. */
import type { Result } from "../base/check.ts";

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
  readonly skipped: readonly Result[];
}

/** The results by group, in the order of the run. */
export function groupsOf({ results }: Report): Group[] {
  return [...Map.groupBy(results, ({ check }) => check.group)].map(([name, own]) => ({
    name,
    results: own,
    broken: own.filter(({ broken }) => broken !== null),
    skipped: own.filter(({ skipped }) => skipped !== null),
  }));
}

/** "1642 of 1644 promises kept", and how many were skipped. */
export function summaryOf({ results }: Report): string {
  const ran = results.filter(({ skipped }) => skipped === null);
  const passed = ran.filter(({ broken }) => broken === null).length;
  const skipped = results.length - ran.length;
  return `${passed} of ${ran.length} promises kept${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** "12 of 14" of the checks that ran, and how many were skipped. */
export function countsOf({ results, broken, skipped }: Group): string {
  const ran = results.length - skipped.length;
  return `${ran - broken.length} of ${ran}${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`;
}

/** Seconds with two decimals, for people. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
