/**
 * How much the broker costs: deliveries per second of the server's own processor time, and memory of a link, next to a bare
 * `ws` server that writes one prepared frame to everybody, and to Crossbar; then what a reader who stalls does to the others.
 * Events come apart (each in a turn of the event loop of its own, as bids do that come alone) and together (a burst in one
 * turn, as from bids that share a commit).
 * `node realtime/bench/fan-out.ts [--subscribers 50,200,2000] [--rounds 3] [--deliveries 600000] [--no-crossbar]`
 * Linux, two cores: the server has one, the subscribers have the other. Contenders take turns within a round.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    subscribers: { type: "string", default: "50,200,2000" },
    rounds: { type: "string", default: "3" },
    deliveries: { type: "string", default: "600000" },
    "no-crossbar": { type: "boolean", default: false },
  },
});
const GOAL = 0.9;
/** Crossbar is given fewer, to end in the same time. */
const CROSSBAR_SHARE = 0.2;
/** Deliveries before those that count: code that is still being compiled would be measured otherwise. */
const WARM_UP = 200_000;
/** Events that a stalled reader leaves lying: far more than what the system buffers for him. */
const LARGE_BYTES = 8_000;
const STALLED_SUBSCRIBERS = 50;
const STALLED_EVENTS = 2_000;
const TICKS_A_SECOND = 100;
/** Crossbar is several processes, which stay where they like. */
const SERVER_CORE = 0;
const LISTENERS_CORE = 1;
const contenders = values["no-crossbar"]
  ? (["bare", "embedded"] as const)
  : (["bare", "embedded", "crossbar"] as const);
type Name = (typeof contenders)[number];

interface Measured {
  readonly apart: number;
  readonly together: number;
  /** kB of a link. */
  readonly linkKb: number;
  /** ms from the publication of a burst, apart, until everybody has heard all of it. */
  readonly p50: number;
  readonly p99: number;
  /** Links that the server closed. */
  readonly dropped: number;
}

interface Load {
  readonly subscribers: number;
  readonly deliveries: number;
  readonly bytes: number;
  readonly stalled: number;
}

async function measure(name: Name, { subscribers, deliveries, bytes, stalled }: Load): Promise<Measured> {
  const share = name === "crossbar" ? CROSSBAR_SHARE : 1;
  const burst = Math.min(32, Math.max(4, Math.ceil(3_200 / subscribers)));
  const bursts = Math.max(20, Math.ceil((deliveries * share) / subscribers / burst));
  const server = start(name === "crossbar" ? null : SERVER_CORE, "contenders.ts", name, subscribers, bytes);
  const [{ port, pid, isGroup }] = (await once(server, "message")) as [
    { port: number; pid: number; isGroup: boolean },
  ];
  const pids = () => (isGroup ? groupOf(pid) : [pid]);
  const before = memoryKb(pids());
  const listeners = start(LISTENERS_CORE, "listeners.ts", port, subscribers, burst, stalled);
  await once(listeners, "message");
  const linkKb = (memoryKb(pids()) - before) / subscribers;
  /** Half of the deliveries; out: how many for each second of processor time, and how long each burst took, sorted. */
  const run = async (together: boolean): Promise<{ perCpuSecond: number; spans: number[] }> => {
    const spans: number[] = [];
    let cpu = 0;
    const half = Math.ceil(bursts / 2);
    // What comes first is for the compiler.
    for (let i = -Math.ceil(Math.min(half, WARM_UP / subscribers / burst)); i < half; i += 1) {
      if (i === 0) cpu = cpuSeconds(pids());
      const begin = performance.now();
      const heard = once(listeners, "message");
      server.send({ publish: burst, together });
      await heard;
      if (i >= 0) spans.push(performance.now() - begin);
    }
    const perCpuSecond = (subscribers * burst * half) / (cpuSeconds(pids()) - cpu);
    return { perCpuSecond, spans: spans.toSorted((a, b) => a - b) };
  };
  const { perCpuSecond: apart, spans } = await run(false);
  const { perCpuSecond: together } = await run(true);
  const told = once(listeners, "message");
  listeners.send("how many?");
  const [{ dropped }] = (await told) as [{ dropped: number }];
  await end(listeners);
  server.send("close");
  await once(server, "exit");
  const at = (part: number) => spans[Math.floor(spans.length * part)] ?? 0;
  return { apart, together, linkKb, p50: at(0.5), p99: at(0.99), dropped };
}

/** `core`: the one it may run on; null: any. What a write costs depends much on where the reader runs. */
function start(core: number | null, program: string, ...args: (string | number)[]): ChildProcess {
  const pinned = { execPath: "taskset", execArgv: ["-c", String(core), process.execPath] };
  return fork(join(import.meta.dirname, program), args.map(String), core === null ? {} : pinned);
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

/** All processes of a group, by /proc. */
function groupOf(leader: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && Number(statOf(pid)[2]) === leader);
}

/** The fields of /proc/PID/stat after the name; empty when it has ended. */
function statOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  } catch {
    return [];
  }
}

function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid);
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND;
  }, 0);
}

function memoryKb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }, 0);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

const deliveries = Number(values.deliveries);
let missed = false;
const HEADS = ["apart/CPU s", "of bare", "together", "of bare", "kB a link", "burst p50", "p99 ms"];
const row = (subscribers: string, server: string, cells: readonly string[]) =>
  subscribers.padEnd(12) + server.padEnd(10) + cells.map((cell) => cell.padStart(12)).join("");
console.log(row("subscribers", "server", HEADS));
for (const subscribers of values.subscribers.split(",").map(Number)) {
  const rounds: Record<Name, Measured[]> = { bare: [], embedded: [], crossbar: [] };
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const name of contenders)
      rounds[name].push(await measure(name, { subscribers, deliveries, bytes: 300, stalled: 0 }));
  }
  for (const name of contenders) {
    const some = rounds[name];
    const middle = (figure: keyof Measured) => median(some.map((one) => one[figure]));
    // Within a round, so that a busy minute hits all of them.
    const share = (figure: "apart" | "together") =>
      median(some.map((one, i) => one[figure] / rounds.bare[i]![figure]));
    if (name === "embedded" && Math.min(share("apart"), share("together")) < GOAL) missed = true;
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
console.log(missed ? `MISSED: the embedded broker has less than ${GOAL} of the bare server` : "Goal met.");

console.log(`\nA reader who stalls, ${STALLED_SUBSCRIBERS} others, events of ${LARGE_BYTES} bytes:`);
for (const name of contenders.filter((one) => one !== "bare")) {
  const events = STALLED_SUBSCRIBERS * STALLED_EVENTS;
  const load = { subscribers: STALLED_SUBSCRIBERS, deliveries: events, bytes: LARGE_BYTES };
  const [alone, beside]: [Measured[], Measured[]] = [[], []];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    alone.push(await measure(name, { ...load, stalled: 0 }));
    beside.push(await measure(name, { ...load, stalled: 1 }));
  }
  const both = (figure: "p50" | "p99" | "apart", unit = 1) =>
    [alone, beside].map((some) => (median(some.map((one) => one[figure])) / unit).toFixed(1)).join(" -> ");
  const isCut = beside.every(({ dropped }) => dropped > 0);
  console.log(
    `${name.padEnd(10)} ${both("apart", 1_000)}k deliveries/CPU s, burst p50 ${both("p50")} ms, p99 ${both("p99")} ms; ${isCut ? "he was cut off" : "he was not cut off"}`,
  );
}
