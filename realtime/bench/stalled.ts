/** What a reader who stalls does to the others: windows with one and without one take turns on the same links. */
import { answer, cpuSeconds, end, groupOf, start } from "./processes.ts";
import { ratioOf, type Pair, type Ratio } from "./spread.ts";

/** Some lie in the system's buffers before any wait in the server: large ones fill those soon. */
const EVENT_BYTES = 8_000;
const SUBSCRIBERS = 50;
const BURST = 32;
/** Of a window: enough for him to fill the system's buffers, then 1 MiB of the broker's, and to be cut off. */
const BURSTS = 40;
/** The first are for the compiler. */
const WARM_UP = 3;
/** p50 and p99 beside him may be so much higher than without. */
const TOLERANCE = 0.1;

export interface StallWish {
  readonly name: string;
  readonly core: number | null;
  readonly listenersCore: number;
  /** Pairs of a window with him and one without. */
  readonly windows: number;
  /** In the other window: 1, or 0 to see how far two equal ones lie apart. */
  readonly stalled: number;
}

export interface StallResult {
  /** ms from the publication of a burst until all others have heard all of it. */
  readonly p50: Ratio;
  readonly p99: Ratio;
  /** Processor time of the server: beside him, by that without. */
  readonly cpu: number;
  readonly windows: number;
  /** In how many of them he was cut off, and after how many kB that he had not read, on average. */
  readonly cutOff: number;
  readonly cutAfterKb: number;
}

/** Linux, two cores. The order within a pair alternates, so that what drifts hits both. */
export async function measureStall({
  name,
  core,
  listenersCore,
  windows,
  stalled,
}: StallWish): Promise<StallResult> {
  const server = start(core, "contenders.ts", name, SUBSCRIBERS + stalled, EVENT_BYTES);
  const { port, pid, isGroup } = await answer<{ port: number; pid: number; isGroup: boolean }>(server);
  const pids = () => (isGroup ? groupOf(pid) : [pid]);
  const listeners = start(listenersCore, "listeners.ts", port, SUBSCRIBERS, BURST);
  await answer(listeners);
  let published = 0;
  const cuts: number[] = [];
  server.on("message", () => cuts.push(published));

  const cpu = { without: 0, beside: 0 };
  const run = async (kind: "without" | "beside"): Promise<number[]> => {
    if (kind === "beside" && stalled > 0) {
      listeners.send({ stall: stalled });
      await answer(listeners);
    }
    published = 0;
    const spans: number[] = [];
    const before = cpuSeconds(pids());
    for (let i = 0; i < BURSTS; i += 1) {
      const begin = performance.now();
      const heard = answer(listeners);
      server.send({ publish: BURST, together: false });
      await heard;
      spans.push(performance.now() - begin);
      published += BURST;
    }
    cpu[kind] += cpuSeconds(pids()) - before;
    listeners.send("wake");
    await answer(listeners);
    return spans;
  };

  for (let i = 0; i < WARM_UP; i += 1) await run("without");
  cpu.without = 0;
  const pairs: Pair[] = [];
  for (let i = 0; i < windows; i += 1) {
    const isHeFirst = i % 2 === 1;
    const first = await run(isHeFirst ? "beside" : "without");
    const second = await run(isHeFirst ? "without" : "beside");
    pairs.push(isHeFirst ? { without: second, beside: first } : { without: first, beside: second });
  }
  await end(listeners);
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.send("close");
  await gone;
  return {
    p50: ratioOf(pairs, 0.5),
    p99: ratioOf(pairs, 0.99),
    cpu: cpu.beside / cpu.without,
    windows,
    cutOff: cuts.length,
    cutAfterKb: (cuts.reduce((sum, events) => sum + events, 0) / cuts.length) * (EVENT_BYTES / 1_000),
  };
}

/** Whether the others feel him: more than the tolerance allows, and not by chance. */
export function isFelt({ p50, p99 }: StallResult): boolean {
  return [p50, p99].some(({ ratio, low }) => ratio > 1 + TOLERANCE && low > 1);
}

export function stallInWords(
  label: string,
  { p50, p99, cpu, windows, cutOff, cutAfterKb }: StallResult,
): string {
  const cut =
    cutOff > 0 ? `; cut off in ${cutOff} of ${windows} windows, after ${Math.round(cutAfterKb)} kB` : "";
  return `${label.padEnd(24)} p50 ${inWords(p50)}   p99 ${inWords(p99)}   CPU x ${cpu.toFixed(2)}${cut}`;
}

function inWords({ without, beside, ratio, low, high }: Ratio): string {
  return `${without.toFixed(1)} -> ${beside.toFixed(1)} ms, x ${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}
