/**
 * A server of its own for a measurement: a free port, nothing limited, and a fresh database on the project's disk, since
 * the system's temporary folder may be memory, where durability costs nothing.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

export interface OwnServer {
  /** Such as http://127.0.0.1:41234. */
  readonly url: string;
  /** Processor time it has used so far, all threads, in seconds; NaN where the system does not tell. */
  cpuSeconds(): number;
  readonly pid: number;
  /** Its exit code when it ends by itself; null: by a signal. */
  readonly ended: Promise<number | null>;
  /** Ends it and removes its data, unless the folder was given. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would (SIGKILL). Its data stay. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** The one core it may run on; any when left out. */
  readonly core?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** A free one when left out. */
  readonly port?: number;
  /** Where its data lie, kept when it ends; a folder of its own when left out. */
  readonly folder?: string;
  /** A program, with its arguments, that starts it: strace. */
  readonly under?: readonly string[];
  /** What it answers when it is ready. */
  readonly readyPath?: string;
}

const API = "mock-server/src/main.ts";
/** As `npm start` and the image start the product; a baseline gets the same. Why: `mock-server/docs/2026-11-23-node-memory.md`. */
const NODE_FLAGS = ["--max-semi-space-size=16", "--no-parallel-scavenge", "--use-largepages=silent"];

/**
 * Starts a program of the repository (the API when none is named) and waits until it answers, a minute at most.
 * Throws with what it printed when it does not.
 */
export async function startServer(options: ServerOptions = {}, program = API): Promise<OwnServer> {
  await mkdir(join(root, ".data"), { recursive: true });
  const folder = options.folder ?? (await mkdtemp(join(root, ".data", "load-")));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const [own, ...rest] = [...(options.under ?? []), process.execPath, ...NODE_FLAGS, join(root, program)];
  const [command, args] = pinned(options.core, [own, ...rest]);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // What starts it does not hand signals on: they go to the whole group.
    detached: options.under !== undefined,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: folder,
      LIMITS: "off",
      CONTROLS: "on",
      NODE_ENV: "production",
      ALLOW_SIMULATED: "1",
      ...options.env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => keep(printed, chunk));
  const stop = async () => {
    await end(child, "SIGTERM", options.under !== undefined);
    if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(url + (options.readyPath ?? "/api/health"), child);
  } catch (error) {
    await stop();
    throw new Error(`${program} did not start. It printed:\n${printed.join("").slice(-3000)}`, {
      cause: error,
    });
  }
  const kill = () => end(child, "SIGKILL", options.under !== undefined);
  return { url, pid: child.pid!, ended, stop, kill, cpuSeconds: () => cpuSecondsOf(child.pid) };
}

/**
 * After its start the server composes the pictures of the first page, in a worker. Waits until that is done: it
 * belongs to no bid. 30 s at most.
 */
export async function comesToRest({ cpuSeconds }: OwnServer): Promise<void> {
  for (let waited = 0; waited < 30; waited += 1) {
    const before = cpuSeconds();
    await sleep(1_000);
    if (!(cpuSeconds() - before > 0.1)) return;
  }
}

/** The same command on one core alone; unchanged where the system cannot do that. */
function pinned(core: number | undefined, [program, ...args]: [string, ...string[]]): [string, string[]] {
  if (core === undefined || process.platform !== "linux") return [program, args];
  return ["taskset", ["-c", String(core), program, ...args]];
}

/** From /proc: user and system time, in ticks of 10 ms. */
function cpuSecondsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

function keep(printed: string[], chunk: Buffer): void {
  printed.push(chunk.toString());
  if (printed.length > 200) printed.shift();
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 240_000;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals, group: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const send = (what: NodeJS.Signals) => (group ? process.kill(-child.pid!, what) : child.kill(what));
  send(signal);
  const force = setTimeout(() => send("SIGKILL"), 10_000);
  await ended;
  clearTimeout(force);
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
