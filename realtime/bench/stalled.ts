/** Measures the effect of a stalled reader on the others: windows with and without one take turns on the same links. */
import { answer, cpuSeconds, end, groupOf, start } from "./processes.ts";
import { ratioOf, type Pair, type Ratio } from "./spread.ts";

/** Large events fill the system's buffers soon, before any wait in the server. */
const EVENT_BYTES = 8_000;
const SUBSCRIBERS = 50;
const BURST = 32;
/**
 * Events of a window: enough to fill the system's buffers and 1 MiB of the broker's, so that the stalled reader is
 * disconnected.
 */
const BURSTS = 40;
/** Windows for the compiler, which do not count. */
const WARM_UP = 3;
/** The allowed increase of p50 and p99 beside a stalled reader. */
const TOLERANCE = 0.1;

export interface StallOptions {
  readonly name: string;
  readonly core: number | null;
  readonly listenersCore: number;
  /** Pairs of a window with a stalled reader and one without. */
  readonly windows: number;
  /** Stalled readers in the other window: 1, or 0 to compare equal windows. */
  readonly stalled: number;
}

export interface StallResult {
  /** Time from a burst until all others have all of it, ms. */
  readonly p50: Ratio;
  readonly p99: Ratio;
  /** Processor time of the server beside a stalled reader, by that without one. */
  readonly cpu: number;
  readonly windows: number;
  /** Number of windows in which the stalled reader was disconnected, and the average of its unread data, kB. */
  readonly cutOff: number;
  readonly cutAfterKb: number;
}

/** Measures the pairs on Linux with two cores. The order within a pair alternates, so that drift affects both. */
export async function measureStall({
  name,
  core,
  listenersCore,
  windows,
  stalled,
}: StallOptions): Promise<StallResult> {
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
      const received = answer(listeners);
      server.send({ publish: BURST, together: false });
      await received;
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

/** Returns whether the others are slower by more than the tolerance, and not by chance. */
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
