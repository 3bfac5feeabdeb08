/**
 * How much the broker costs: deliveries per second of the server's own processor time, and memory of a link, next to a bare
 * `ws` server that writes one prepared frame to everybody, and to Crossbar; then what a reader who stalls does to the others.
 * `node realtime/bench/fan-out.ts [--subscribers 50,200,2000] [--rounds 3] [--deliveries 600000] [--no-crossbar]`
 * Linux. Servers and subscribers are processes of their own; contenders take turns within a round.
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
/** Events that a stalled reader leaves lying: far more than what the system buffers for him. */
const LARGE_BYTES = 8_000;
const STALLED_SUBSCRIBERS = 50;
const STALLED_EVENTS = 2_000;
const TICKS_A_SECOND = 100;
const contenders = values["no-crossbar"]
  ? (["bare", "embedded"] as const)
  : (["bare", "embedded", "crossbar"] as const);
type Name = (typeof contenders)[number];

interface Measured {
  readonly perCpuSecond: number;
  /** kB of a link. */
  readonly linkKb: number;
  /** ms from the publication of a burst until everybody has heard all of it. */
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
  const server = start("contenders.ts", name, subscribers, bytes);
  const [{ port, pid, isGroup }] = (await once(server, "message")) as [
    { port: number; pid: number; isGroup: boolean },
  ];
  const pids = () => (isGroup ? groupOf(pid) : [pid]);
  const before = memoryKb(pids());
  const listeners = start("listeners.ts", port, subscribers, burst, stalled);
  await once(listeners, "message");
  const linkKb = (memoryKb(pids()) - before) / subscribers;
  const spans: number[] = [];
  let cpu = 0;
  // The first tenth is for the compiler.
  for (let i = -Math.ceil(bursts / 10); i < bursts; i += 1) {
    if (i === 0) cpu = cpuSeconds(pids());
    const begin = performance.now();
    const heard = once(listeners, "message");
    server.send({ publish: burst });
    await heard;
    if (i >= 0) spans.push(performance.now() - begin);
  }
  const perCpuSecond = (subscribers * burst * bursts) / (cpuSeconds(pids()) - cpu);
  const told = once(listeners, "message");
  listeners.send("how many?");
  const [{ dropped }] = (await told) as [{ dropped: number }];
  await end(listeners);
  server.send("close");
  await once(server, "exit");
  spans.sort((a, b) => a - b);
  const at = (part: number) => spans[Math.floor(spans.length * part)] ?? 0;
  return { perCpuSecond, linkKb, p50: at(0.5), p99: at(0.99), dropped };
}

function start(program: string, ...args: (string | number)[]): ChildProcess {
  return fork(join(import.meta.dirname, program), args.map(String));
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
console.log(
  `${"subscribers".padEnd(12)}${"server".padEnd(10)}${"deliveries/CPU s".padStart(17)}${"of bare".padStart(9)}${"kB a link".padStart(11)}${"burst p50".padStart(11)}${"p99 ms".padStart(9)}`,
);
for (const subscribers of values.subscribers.split(",").map(Number)) {
  const rounds: Record<Name, Measured[]> = { bare: [], embedded: [], crossbar: [] };
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const name of contenders)
      rounds[name].push(await measure(name, { subscribers, deliveries, bytes: 300, stalled: 0 }));
  }
  for (const name of contenders) {
    const some = rounds[name];
    // Within a round, so that a busy minute hits all of them.
    const share = median(some.map((one, i) => one.perCpuSecond / rounds.bare[i]!.perCpuSecond));
    if (name === "embedded" && share < GOAL) missed = true;
    const cells = [
      `${Math.round(median(some.map((one) => one.perCpuSecond)) / 1_000)}k`.padStart(17),
      `${Math.round(100 * share)} %`.padStart(9),
      median(some.map(({ linkKb }) => linkKb))
        .toFixed(1)
        .padStart(11),
      median(some.map(({ p50 }) => p50))
        .toFixed(1)
        .padStart(11),
      median(some.map(({ p99 }) => p99))
        .toFixed(1)
        .padStart(9),
    ];
    console.log(`${String(subscribers).padEnd(12)}${name.padEnd(10)}${cells.join("")}`);
  }
}
console.log(missed ? `MISSED: the embedded broker has less than ${GOAL} of the bare server` : "Goal met.");

console.log(`\nA reader who stalls, ${STALLED_SUBSCRIBERS} others, events of ${LARGE_BYTES} bytes:`);
for (const name of contenders.filter((one) => one !== "bare")) {
  const events = STALLED_SUBSCRIBERS * STALLED_EVENTS;
  const load = { subscribers: STALLED_SUBSCRIBERS, deliveries: events, bytes: LARGE_BYTES };
  const alone = await measure(name, { ...load, stalled: 0 });
  const beside = await measure(name, { ...load, stalled: 1 });
  console.log(
    `${name.padEnd(10)} burst p50 ${alone.p50.toFixed(1)} -> ${beside.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} -> ${beside.p99.toFixed(1)} ms; ${beside.dropped > 0 ? "he was cut off" : "he was not cut off"}`,
  );
}
