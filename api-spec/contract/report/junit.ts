/** The report of a contract run as JUnit XML. */
import { explained } from "./explained.ts";
import { groupsOf, type Report } from "./report.ts";

/** Returns the report: a suite for each group, a case for each check. */
export function junitReport(report: Report): string {
  const failed = report.results.filter(({ broken }) => broken !== null).length;
  const left = report.results.filter(({ skipped }) => skipped !== null).length;
  const suites = groupsOf(report).map(({ name, results, broken, skipped: unrun }) => {
    const total = results.reduce((sum, { ms }) => sum + ms, 0);
    const cases = results.map((result) => {
      const { check, broken: why, skipped, ms } = result;
      const open = `    <testcase classname="${xml(name)}" name="${xml(check.name)}" time="${time(ms)}"`;
      if (skipped !== null) return `${open}>\n      <skipped message="${xml(skipped)}"/>\n    </testcase>`;
      if (why === null) return `${open}/>`;
      const first = why.split("\n")[0] ?? "";
      return `${open}>\n      <failure message="${xml(first)}">${xml(explained(result, report.server))}</failure>\n    </testcase>`;
    });
    const head = `name="${xml(name)}" tests="${results.length}" failures="${broken.length}" skipped="${unrun.length}" time="${time(total)}"`;
    return `  <testsuite ${head}>\n${cases.join("\n")}\n  </testsuite>`;
  });
  const head = `name="${xml(report.server)}" tests="${report.results.length}" failures="${failed}" skipped="${left}" time="${time(report.ms)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${head}>\n${suites.join("\n")}\n</testsuites>\n`;
}

/** Returns seconds in JUnit's form. */
function time(ms: number): string {
  return (ms / 1000).toFixed(3);
}

/** Returns text for XML, without characters that XML cannot hold. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
