/** The report of a contract run for the terminal. */
import { causesOf, reasonsOf, type Cause } from "./causes.ts";
import { explained } from "./explained.ts";
import { countsOf, groupsOf, seconds, summaryOf, type Report } from "./report.ts";

/** Checks that are named for each cause. */
const MOST_NAMED = 3;

/** Returns the report: a line for each group, causes with an example in full, and the sum. */
export function consoleReport(report: Report): string {
  const lines = groupsOf(report).flatMap((group) => [
    `${wordOf(group)} ${group.name.padEnd(26)} ${countsOf(group)}`,
    ...group.broken.map((result) => `       - ${result.check.name}`),
  ]);
  return [
    ...lines,
    ...causeLines("Failures by cause, each with its first example:", causesOf(report.results), report.server),
    ...causeLines("Skipped:", reasonsOf(report.results), report.server),
    "",
    `${summaryOf(report)} by ${report.server} in ${seconds(report.ms)}`,
  ].join("\n");
}

function wordOf({ results, broken, skipped }: ReturnType<typeof groupsOf>[number]): string {
  if (broken.length > 0) return "BROKEN";
  return skipped.length === results.length ? "skip  " : "kept  ";
}

function causeLines(heading: string, causes: readonly Cause[], server: string): string[] {
  if (causes.length === 0) return [];
  return [
    "",
    heading,
    ...causes.flatMap(({ text, checks, example }) => [
      `${String(checks.length).padStart(5)}  ${text}`,
      ...namesOf(checks),
      ...[explained(example, server)].filter(Boolean).map(indented),
    ]),
  ];
}

function namesOf(checks: readonly string[]): string[] {
  const more = checks.length - MOST_NAMED;
  const names = checks.slice(0, MOST_NAMED).map((name) => `         - ${name}`);
  return more > 0 ? [...names, `         - and ${more} more`] : names;
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, "         ");
}
