/** Draws a run as one HTML file without scripts. The file contains the result for a later comparison. */
import { kinds } from "../replay/finding.ts";
import { chartsOf } from "./charts.ts";
import { escape } from "./chart.ts";
import { figuresOf, tableOf } from "./figures.ts";
import { embedded, type RunResult } from "./result.ts";
import { STYLE } from "./style.ts";
import { NOTHING_PROVEN, placeOf } from "./words.ts";

const MARK =
  '<svg class="logo" viewBox="1 0 30 32" role="img" aria-label="Marsa"><g fill="none" stroke="#0B1B2B" stroke-width="3.7">' +
  '<path d="M4.8 22V5.6L16 17.4 27.2 5.6V22"/><path d="M4.8 20.5C4.8 26 9.6 28.6 16 28.6S27.2 26 27.2 20.5"/></g></svg>';
const CHECK =
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>';
const ALERT =
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/></svg>';

/** @param earlier A run for comparison. */
export function pageOf(result: RunResult, earlier: RunResult | null): string {
  const { scenario, profile, began, seconds, router, target, machine, fault } = result;
  const title = `${scenario}, ${profile}`;
  const when = `${began.slice(0, 16).replace("T", " ")} UTC, ${seconds} s`;
  const against = earlier
    ? `<p class="about">Compared with ${escape(`${earlier.scenario}, ${earlier.profile}`)} of ${earlier.began.slice(0, 16).replace("T", " ")} UTC (dashed).</p>`
    : "";
  const broken = fault === null ? "" : `<p class="about">With the fault ${escape(fault)} switched on.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)} · Marsa load test</title><style>${STYLE}</style></head><body><main>
<header>${MARK}<h1>${escape(title)}</h1><span class="about">${when} · ${escape(router)} router · ${escape(target)}</span></header>
${verdictOf(result)}${broken}${against}
<section class="figures">${figuresOf(result, earlier)}</section>
${findingsOf(result)}
<h2>Over time</h2><section class="charts">${chartsOf(result, earlier)}</section>
<h2>All figures</h2><div class="table" tabindex="0" role="region" aria-label="All figures">${tableOf(result, earlier)}</div>
<p class="about" style="margin-top:16px">${escape(machine)}</p>
</main>${embedded(result)}</body></html>
`;
}

function verdictOf({ missed, replayed }: RunResult): string {
  const { bids, lots, events, listeners, byKind } = replayed;
  if (missed.length === 0 && byKind.length === 0) {
    const what =
      bids > 0
        ? `${count(bids)} bids on ${lots} lots and ${count(events)} events at ${count(listeners)} listeners were replayed: the rules, the journals and every listener agree.`
        : NOTHING_PROVEN;
    return `<div class="band good">${CHECK}<div>All thresholds kept. ${what}</div></div>`;
  }
  const lines = [
    ...byKind.map(({ kind, count: times }) => `${count(times)} x ${kinds[kind]}`),
    ...missed.map((rule) => `Threshold missed: ${rule}`),
  ];
  const said = lines.map((line) => `<li>${escape(line)}</li>`).join("");
  return `<div class="band bad" role="alert">${ALERT}<div>This run shows something wrong.<ul>${said}</ul></div></div>`;
}

function findingsOf({ replayed }: RunResult): string {
  if (replayed.byKind.length === 0) return "";
  const blocks = replayed.byKind.map(({ kind, count: times, first }) => {
    const evidence = first.evidence.map((one) => JSON.stringify(one, null, 1)).join("\n");
    return (
      `<article class="finding"><h3>${escape(sentence(kinds[kind]))}<span>${count(times)} in all; the first: ${escape(placeOf(first))}</span></h3>` +
      `<p>${escape(first.text)}.</p><details><summary>Evidence</summary><pre tabindex="0">${escape(evidence)}</pre></details></article>`
    );
  });
  return `<h2>What the replay found</h2>${blocks.join("")}`;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}
