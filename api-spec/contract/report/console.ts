/** The report of a contract run for the terminal. */
import { causesOf, reasonsOf, type Cause } from "./causes.ts";
import { countsOf, groupsOf, seconds, summaryOf, type Report } from "./report.ts";

/** Checks that are named for each cause. */
const MOST_NAMED = 3;

/** Returns the report: a line for each group, broken promises in full, causes, and the sum. */
export function consoleReport(report: Report): string {
  const lines = groupsOf(report).flatMap((group) => [
    `${wordOf(group)} ${group.name.padEnd(26)} ${countsOf(group)}`,
    ...group.broken.flatMap((result) => [`       - ${result.check.name}`, indented(result.broken ?? "")]),
  ]);
  return [
    ...lines,
    ...causeLines("Failures by cause:", causesOf(report.results)),
    ...causeLines("Skipped:", reasonsOf(report.results)),
    "",
    `${summaryOf(report)} by ${report.server} in ${seconds(report.ms)}`,
  ].join("\n");
}

function wordOf({ results, broken, skipped }: ReturnType<typeof groupsOf>[number]): string {
  if (broken.length > 0) return "BROKEN";
  return skipped.length === results.length ? "skip  " : "kept  ";
}

function causeLines(heading: string, causes: readonly Cause[]): string[] {
  if (causes.length === 0) return [];
  return [
    "",
    heading,
    ...causes.flatMap(({ text, checks }) => [
      `${String(checks.length).padStart(5)}  ${text}`,
      ...namesOf(checks),
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
