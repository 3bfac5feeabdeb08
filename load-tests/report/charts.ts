/** The charts of a report. */
import { chart, type Line } from "./chart.ts";
import type { RunResult, Series, Spread } from "./result.ts";

const BLUE = "#1457B8";
const GREEN = "#0A7544";
const ORANGE = "#FF7F1F";
const GREY = "#8592A0";
const INK = "#1E3850";

/** Returns the charts of a run, without empty ones. Lines of an earlier run are dashed. */
export function chartsOf(result: RunResult, earlier: RunResult | null): string {
  const { series, metrics } = result;
  const { stepS, outages } = series;
  const before = earlier && inSteps(earlier.series, stepS);
  const drawn = (
    title: string,
    unit: string,
    lines: readonly Line[],
    bound?: { readonly value: number; readonly name: string },
  ): string => {
    const there = lines.filter(({ values }) => values.some((value) => value !== null && value > 0));
    const now = there.filter((line) => !line.dashed);
    return now.length === 0
      ? ""
      : chart({ title, unit, stepS, lines: there, outages, ...(bound && { bound }) });
  };
  return [
    drawn("Bids", "a second", [
      ...earlierLine(before?.accepted, "accepted before", GREEN),
      { name: "accepted", values: series.accepted, colour: GREEN, filled: true },
      { name: "refused by the rules", values: series.refused, colour: GREY },
    ]),
    drawn(
      "Bid to verdict",
      "ms",
      spreadLines(series.verdictMs, before?.verdictMs),
      boundOf(metrics["bid_latency"]?.thresholds),
    ),
    drawn(
      "Bid to event, at every listener",
      "ms",
      spreadLines(series.eventMs, before?.eventMs),
      boundOf(metrics["bid_to_event"]?.thresholds),
    ),
    drawn("Links to the router", "people", [
      ...earlierLine(before?.links, "before", INK),
      { name: "standing", values: series.links, colour: INK, filled: true },
    ]),
    drawn("Requests of visitors", "a second", [
      ...earlierLine(before?.asked, "before", BLUE),
      { name: "lists, facets, lots, pictures", values: series.asked, colour: BLUE, filled: true },
    ]),
    drawn("Requests of visitors, without pictures", "ms", spreadLines(series.askedMs, before?.askedMs)),
    drawn("Processor of the server", "% of one core", [
      ...earlierLine(before?.server.cpu, "before", BLUE),
      { name: "processor", values: series.server.cpu, colour: BLUE, filled: true },
    ]),
    drawn("Memory of the server", "MB", [
      ...earlierLine(before?.server.rssMb, "process before", INK),
      ...earlierLine(before?.server.heapMb, "heap before", ORANGE),
      { name: "process", values: series.server.rssMb, colour: INK },
      { name: "heap", values: series.server.heapMb, colour: ORANGE },
    ]),
    drawn("Open files and sockets of the server", "", [
      ...earlierLine(before?.server.handles, "before", INK),
      { name: "handles", values: series.server.handles, colour: INK },
    ]),
  ].join("");
}

function spreadLines({ p50, p95, p99 }: Spread, before: Spread | undefined): Line[] {
  return [
    ...earlierLine(before?.p95, "p95 before", BLUE),
    { name: "p99", values: p99, colour: ORANGE },
    { name: "p95", values: p95, colour: BLUE },
    { name: "p50", values: p50, colour: GREEN },
  ];
}

function earlierLine(values: readonly (number | null)[] | undefined, name: string, colour: string): Line[] {
  return values ? [{ name, values, colour, dashed: true }] : [];
}

/** Returns "p(95)<250" as a line in a chart. */
function boundOf(thresholds: readonly string[] = []): { value: number; name: string } | undefined {
  const [, share, value] = /^p\((\d+)\)<(\d+)/.exec(thresholds[0] ?? "") ?? [];
  return value === undefined ? undefined : { value: Number(value), name: `p${share} below ${value}` };
}

/** Returns an earlier run in the steps of this one, by nearest values. */
function inSteps(series: Series, stepS: number): Series {
  if (series.stepS === stepS) return series;
  const again = <Value>(values: readonly Value[]): Value[] => {
    const steps = Math.floor((values.length * series.stepS) / stepS);
    return Array.from({ length: steps }, (_, step) => values[Math.floor((step * stepS) / series.stepS)]!);
  };
  const spread = ({ p50, p95, p99 }: Spread): Spread => ({
    p50: again(p50),
    p95: again(p95),
    p99: again(p99),
  });
  const { cpu, rssMb, heapMb, handles } = series.server;
  return {
    ...series,
    accepted: again(series.accepted),
    refused: again(series.refused),
    asked: again(series.asked),
    links: again(series.links),
    verdictMs: spread(series.verdictMs),
    eventMs: spread(series.eventMs),
    askedMs: spread(series.askedMs),
    server: { cpu: again(cpu), rssMb: again(rssMb), heapMb: again(heapMb), handles: again(handles) },
  };
}
