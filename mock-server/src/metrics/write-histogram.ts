import type { Histogram } from "./histogram.ts";

/** Returns the lines of a histogram in the OpenMetrics format. */
export function writeHistogram(name: string, help: string, histogram: Histogram): string[] {
  const cumulative = histogram.cumulative();
  const all = cumulative.at(-1) ?? 0;
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} histogram`,
    ...histogram.bounds.map((bound, at) => `${name}_bucket{le="${bound.toFixed(4)}"} ${cumulative[at]}`),
    `${name}_bucket{le="+Inf"} ${all}`,
    `${name}_sum ${histogram.sum}`,
    `${name}_count ${all}`,
  ];
}
