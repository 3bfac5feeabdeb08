/** The report of a contract run for the terminal. */
import { groupsOf, seconds, summaryOf, type Report } from "./report.ts";

/** Returns the report: a line for each group, broken promises in full, and the sum. */
export function consoleReport(report: Report): string {
  const lines = groupsOf(report).flatMap(({ name, results, broken }) => [
    `${broken.length === 0 ? "kept  " : "BROKEN"} ${name.padEnd(26)} ${results.length - broken.length} of ${results.length}`,
    ...broken.flatMap((result) => [`       - ${result.check.name}`, indented(result.broken ?? "")]),
  ]);
  return [...lines, "", `${summaryOf(report)} by ${report.server} in ${seconds(report.ms)}`].join("\n");
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, "         ");
}
