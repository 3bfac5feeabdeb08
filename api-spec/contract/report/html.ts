/** The report of a contract run as HTML. */
import type { Result } from "../base/check.ts";
import { causesOf, reasonsOf, type Cause } from "./causes.ts";
import { explained } from "./explained.ts";
import { countsOf, groupsOf, seconds, summaryOf, type Group, type Report } from "./report.ts";

const style = `
:root { font: 15px/1.5 system-ui, sans-serif; color: #16202b; background: #fff }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin: 0 }
.sum { color: #4d5b6a; margin: 0 0 1.5rem }
.sum b { color: #16202b }
details { border-top: 1px solid #d8dee5 }
summary { padding: .6rem 0; cursor: pointer; display: flex; gap: .75rem }
summary span { margin-left: auto; font-variant-numeric: tabular-nums }
ul { list-style: none; margin: 0 0 1rem; padding: 0 }
li { padding: .15rem 0 .15rem 1.5rem }
li::before { content: "✓"; color: #1c7a43; margin-left: -1.5rem; display: inline-block; width: 1.5rem }
li.broken::before { content: "✗"; color: #b3261e }
.broken > summary b, li.broken b { color: #b3261e }
li.skipped::before { content: "–"; color: #4d5b6a }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .25rem }
table { border-collapse: collapse; width: 100% } td { padding: .2rem .75rem .2rem 0; vertical-align: top }
td:first-child { text-align: right; font-variant-numeric: tabular-nums; width: 3rem }
td { overflow-wrap: anywhere }
li b { font-weight: 600 }
small { color: #4d5b6a; font-variant-numeric: tabular-nums }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f6f8; padding: .75rem; border-radius: 6px; margin: .25rem 0 .5rem }
`;

/** Returns the report as one page without other files; groups with broken promises are open and first. */
export function htmlReport(report: Report): string {
  const { server, startedAt, ms } = report;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(summaryOf(report))}: ${html(server)}</title>
<style>${style}</style>
<h1>${html(summaryOf(report))}</h1>
<p class="sum">by <b>${html(server)}</b>, ${startedAt.toISOString()}, in ${seconds(ms)}</p>
${causesHtml("Failures by cause", causesOf(report.results))}
${causesHtml("Skipped", reasonsOf(report.results))}
${groupsOf(report)
  .map((group) => groupHtml(group, server))
  .join("\n")}
</html>
`;
}

function causesHtml(heading: string, causes: readonly Cause[]): string {
  if (causes.length === 0) return "";
  const rows = causes.map(({ text, checks, example: { broken } }) => {
    const first = broken === null ? "" : `<pre>${html(broken)}</pre>`;
    return `<tr><td>${checks.length}<td>${html(text)}<br><small>${html(checks[0] ?? "")}</small>${first}`;
  });
  return `<h2>${heading}</h2><table>${rows.join("\n")}</table>`;
}

function groupHtml(group: Group, server: string): string {
  const { name, results, broken } = group;
  const [css, open] = broken.length > 0 ? [' class="broken"', " open"] : ["", ""];
  const brokenFirst = [...broken, ...results.filter(({ broken: why }) => why === null)];
  return `<details${css}${open}><summary><b>${html(name)}</b><span>${countsOf(group)}</span></summary><ul>
${brokenFirst.map((result) => resultHtml(result, server)).join("\n")}
</ul></details>`;
}

function resultHtml(result: Result, server: string): string {
  const { check, broken, skipped, ms } = result;
  if (skipped !== null)
    return `<li class="skipped">${html(check.name)} <small>skipped: ${html(skipped)}</small>`;
  const time = `<small>${Math.round(ms)} ms</small>`;
  if (broken === null) return `<li>${html(check.name)} ${time}`;
  return `<li class="broken"><b>${html(check.name)}</b> ${time}<pre>${html(explained(result, server))}</pre>`;
}

function html(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
