/**
 * Measures the cost of the broker: deliveries per second of the server's processor time, and memory of a link,
 * beside a bare `ws` server that writes one prepared frame to everybody, and beside Crossbar. Then it measures the
 * effect of a stalled reader on the others.
 * Events come apart (each in its own turn of the event loop) or together (a burst in one turn, like bids that share
 * a commit).
 * `node realtime/bench/fan-out.ts [--subscribers 50,200,2000] [--rounds 3] [--deliveries 600000] [--windows 20]
 * [--no-crossbar]`
 * No rounds, or no windows, leave that part out. Linux, two cores: the server has one, the subscribers the other.
 * Contenders take turns within a round. Exit code 1 for a missed goal.
 */
import { once } from "node:events";
import { parseArgs } from "node:util";
import { answer, cpuSeconds, end, groupOf, memoryKb, start } from "./processes.ts";
import { median, quantile } from "./spread.ts";
import { isFelt, measureStall, stallInWords } from "./stalled.ts";

const { values } = parseArgs({
  options: {
    subscribers: { type: "string", default: "50,200,2000" },
    rounds: { type: "string", default: "3" },
    deliveries: { type: "string", default: "600000" },
    windows: { type: "string", default: "20" },
    "no-crossbar": { type: "boolean", default: false },
  },
});
const GOAL = 0.95;
/** Crossbar gets fewer deliveries, to end in the same time. */
const CROSSBAR_SHARE = 0.2;
/** Deliveries before the measured ones, while code is still being compiled. */
const WARM_UP = 200_000;
const EVENT_BYTES = 300;
/** Crossbar has several processes and is not pinned. */
const SERVER_CORE = 0;
const LISTENERS_CORE = 1;
const contenders = values["no-crossbar"]
  ? (["bare", "embedded"] as const)
  : (["bare", "embedded", "crossbar"] as const);
type Name = (typeof contenders)[number];
const coreOf = (name: Name): number | null => (name === "crossbar" ? null : SERVER_CORE);

interface Measured {
  readonly apart: number;
  readonly together: number;
  /** Memory of a link, kB. */
  readonly linkKb: number;
  /** Time from a burst, apart, until everybody has all of it, ms. */
  readonly p50: number;
  readonly p99: number;
}

async function measure(name: Name, subscribers: number, deliveries: number): Promise<Measured> {
  const share = name === "crossbar" ? CROSSBAR_SHARE : 1;
  const burst = Math.min(32, Math.max(4, Math.ceil(3_200 / subscribers)));
  const bursts = Math.max(20, Math.ceil((deliveries * share) / subscribers / burst));
  const server = start(coreOf(name), "contenders.ts", name, subscribers, EVENT_BYTES);
  const { port, pid, isGroup } = await answer<{ port: number; pid: number; isGroup: boolean }>(server);
  const pids = () => (isGroup ? groupOf(pid) : [pid]);
  const before = memoryKb(pids());
  const listeners = start(LISTENERS_CORE, "listeners.ts", port, subscribers, burst);
  await answer(listeners);
  const linkKb = (memoryKb(pids()) - before) / subscribers;
  /**
   * Half of the deliveries.
   * @returns Deliveries for each second of processor time, and the time of each burst.
   */
  const run = async (together: boolean): Promise<{ perCpuSecond: number; spans: number[] }> => {
    const spans: number[] = [];
    let cpu = 0;
    const half = Math.ceil(bursts / 2);
    // The first deliveries let the compiler finish.
    for (let i = -Math.ceil(Math.min(half, WARM_UP / subscribers / burst)); i < half; i += 1) {
      if (i === 0) cpu = cpuSeconds(pids());
      const begin = performance.now();
      const received = answer(listeners);
      server.send({ publish: burst, together });
      await received;
      if (i >= 0) spans.push(performance.now() - begin);
    }
    return { perCpuSecond: (subscribers * burst * half) / (cpuSeconds(pids()) - cpu), spans };
  };
  const { perCpuSecond: apart, spans } = await run(false);
  const { perCpuSecond: together } = await run(true);
  await end(listeners);
  server.send("close");
  await once(server, "exit");
  return { apart, together, linkKb, p50: quantile(spans, 0.5), p99: quantile(spans, 0.99) };
}

const [deliveries, rounds, windows] = [
  Number(values.deliveries),
  Number(values.rounds),
  Number(values.windows),
] as const;
if (rounds > 0) await compareFanOut();
if (windows > 0) await compareStalls();

function printGoal(isMissed: boolean, goal: string): void {
  console.log(`${isMissed ? "MISSED" : "Goal met"}: ${goal}.\n`);
  if (isMissed) process.exitCode = 1;
}

function row(subscribers: string, server: string, cells: readonly string[]): string {
  return subscribers.padEnd(12) + server.padEnd(10) + cells.map((cell) => cell.padStart(12)).join("");
}

async function compareFanOut(): Promise<void> {
  let isMissed = false;
  const heads = ["apart/CPU s", "of bare", "together", "of bare", "kB a link", "burst p50", "p99 ms"];
  console.log(row("subscribers", "server", heads));
  for (const subscribers of values.subscribers.split(",").map(Number)) {
    const measured: Record<Name, Measured[]> = { bare: [], embedded: [], crossbar: [] };
    for (let round = 1; round <= rounds; round += 1)
      for (const name of contenders) measured[name].push(await measure(name, subscribers, deliveries));
    for (const name of contenders) {
      const some = measured[name];
      const middle = (figure: keyof Measured) => median(some.map((one) => one[figure]));
      // Ratios within a round, so that a busy minute affects all contenders.
      const share = (figure: "apart" | "together") =>
        median(some.map((one, i) => one[figure] / measured.bare[i]![figure]));
      if (name === "embedded" && Math.min(share("apart"), share("together")) < GOAL) isMissed = true;
      const cells = [
        ...(["apart", "together"] as const).flatMap((figure) => [
          `${Math.round(middle(figure) / 1_000)}k`,
          `${Math.round(100 * share(figure))} %`,
        ]),
        ...(["linkKb", "p50", "p99"] as const).map((figure) => middle(figure).toFixed(1)),
      ];
      console.log(row(String(subscribers), name, cells));
    }
  }
  printGoal(isMissed, `the embedded broker at ${GOAL} of the bare server or more`);
}

/** The same windows without a stalled reader show the difference between equal windows. */
async function compareStalls(): Promise<void> {
  console.log(
    "Bursts at 50 readers, without -> beside one who stalls (ratio, and where 95 of 100 draws of it lie):",
  );
  const options = { listenersCore: LISTENERS_CORE, windows, stalled: 1 };
  console.log(stallInWords("bare", await measureStall({ ...options, name: "bare", core: SERVER_CORE })));
  const embedded = { ...options, name: "embedded", core: SERVER_CORE };
  console.log(stallInWords("embedded, nobody stalls", await measureStall({ ...embedded, stalled: 0 })));
  const result = await measureStall(embedded);
  console.log(stallInWords("embedded", result));
  if (contenders.length > 2) {
    const fewer = Math.ceil(windows * CROSSBAR_SHARE);
    const crossbar = { ...options, windows: fewer, name: "crossbar", core: null };
    console.log(stallInWords("crossbar", await measureStall(crossbar)));
  }
  const isCut = result.cutOff === result.windows;
  printGoal(
    isFelt(result) || !isCut,
    "nobody else waits more than a tenth longer, and the stalled reader is disconnected",
  );
}
