/**
 * How long `/_mock/reset` and `/_mock/restore` take at the demo's size, over HTTP on a server of its own. `npx node
 * mock-server/bench/controls.ts [CALLS]`: median, slowest and processor time of each, ms.
 */
import { startMarsa } from "@marsa/mock-server/start-marsa";
import { recordFigure } from "../../.ci/figures/figures.ts";

const COMMAND = "npx node mock-server/bench/controls.ts";
const calls = Number(process.argv[2] ?? 30);
const SNAPSHOT = { name: "bench" };

const GOALS = [
  { name: "reset", body: {}, goalMs: 300 },
  { name: "restore", body: SNAPSHOT, goalMs: 100 },
] as const;

const marsa = await startMarsa({ scene: "evening" });

/** Calls a control. Returns its duration, ms. */
async function timed(name: string, body: object): Promise<number> {
  const before = performance.now();
  const answer = await fetch(`${marsa.url}/_mock/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${text}`);
  return performance.now() - before;
}

/** Returns the processor time of the server so far, ms. */
async function processorMs(): Promise<number> {
  const { data } = (await (await fetch(`${marsa.url}/_mock/process`)).json()) as { data: { cpu_s: number } };
  return data.cpu_s * 1_000;
}

try {
  await timed("snapshots", SNAPSHOT);
  for (const { name, body, goalMs } of GOALS) {
    const times: number[] = [];
    const processorBefore = await processorMs();
    for (let call = 0; call < calls; call++) times.push(await timed(name, body));
    const processor = Math.round(((await processorMs()) - processorBefore) / calls);
    const sorted = times.toSorted((a, b) => a - b);
    const median = Math.round(sorted[Math.floor(calls / 2)]!);
    const slowest = Math.round(sorted.at(-1)!);
    const figure = `${median} ms; ${slowest} ms; ${processor} ms`;
    console.log(`/_mock/${name}, median of ${calls}; slowest; processor time: ${figure} (goal ${goalMs} ms)`);
    recordFigure({
      id: `controls-${name}`,
      what: `/_mock/${name} at the demo's size, median of ${calls}; slowest; processor time of a call`,
      figure,
      goal: `${goalMs} ms in the median`,
      met: median <= goalMs,
      command: COMMAND,
    });
  }
} finally {
  await marsa.stop();
}
