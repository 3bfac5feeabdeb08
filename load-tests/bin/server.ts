/**
 * Starts a server for a measurement: on a free port, without limits, with a fresh database on the project's disk.
 * The system's temporary folder may be memory, where durability costs nothing.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

export interface OwnServer {
  /** Such as http://127.0.0.1:41234. */
  readonly url: string;
  /** The data folder. */
  readonly folder: string;
  /** Processor time of all threads and child processes so far, s; NaN where the system does not report it. */
  cpuSeconds(): number;
  readonly pid: number;
  /** The exit code when the server ends by itself; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Resolves when the server next prints these words. */
  prints(words: string): Promise<void>;
  /** Stops the server and deletes its data, unless the folder was given. */
  stop(): Promise<void>;
  /** Kills the server like a power cut (SIGKILL). Its data stay. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** The core of the server; any core when left out. */
  readonly core?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The port; a free one when left out. */
  readonly port?: number;
  /** The data folder, which is kept; a new folder when left out. */
  readonly folder?: string;
  /** A program with arguments that starts the server, such as strace. */
  readonly under?: readonly string[];
  /** Path that answers when the server is ready. */
  readonly readyPath?: string;
}

const API = "mock-server/src/main.ts";
/**
 * The flags with which `npm start` and the image start the product; a baseline gets the same flags. See
 * `mock-server/docs/2026-11-23-node-memory.md`.
 */
const NODE_FLAGS = ["--max-semi-space-size=64", "--no-parallel-scavenge", "--use-largepages=silent"];

/**
 * Starts a program of the repository (the API by default) and waits until it answers, a minute at most.
 * @throws Error with the output of a program that does not answer.
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
    // The starting program does not pass signals on, so they go to the whole group.
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
      SCENE: "evening",
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
  const prints = (words: string) =>
    new Promise<void>((resolve) => {
      child.stdout.on("data", (chunk: Buffer) => chunk.includes(words) && resolve());
    });
  const cpuSeconds = () => cpuSecondsOf(child.pid!);
  return { url, folder, pid: child.pid!, ended, prints, stop, kill, cpuSeconds };
}

/**
 * Waits until a child process has composed the pictures of the first page, a minute at most. This work belongs to no
 * bid.
 */
export async function waitUntilIdle({ cpuSeconds }: OwnServer): Promise<void> {
  for (let waited = 0; waited < 60; waited += 1) {
    const before = cpuSeconds();
    await sleep(1_000);
    if (!(cpuSeconds() - before > 0.1)) return;
  }
}

/** Returns the command pinned to one core; unchanged where the system cannot do that. */
function pinned(core: number | undefined, [program, ...args]: [string, ...string[]]): [string, string[]] {
  if (core === undefined || process.platform !== "linux") return [program, args];
  return ["taskset", ["-c", String(core), program, ...args]];
}

/**
 * Reads user and system time from /proc, in ticks of 10 ms: of the process, of its processes that ended, and of those
 * that still run.
 */
export function cpuSecondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    const own = fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) / 100;
    return childrenOf(pid).reduce((seconds, child) => seconds + (cpuSecondsOf(child) || 0), own);
  } catch {
    return Number.NaN;
  }
}

/** Returns the ids of the running processes that a process started. */
export function childrenOf(pid: number): number[] {
  const pids = readdirSync("/proc")
    .map(Number)
    .filter((each) => each > 0);
  return pids.filter((each) => parentOf(each) === pid);
}

function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ")[1]);
  } catch {
    // The process has ended.
    return null;
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

/** Returns the words of `npm run verify` for a damaged database; null when it is OK. */
export function verifyDatabase(database: string): string | null {
  try {
    execFileSync(process.execPath, [join(root, "mock-server/bin/verify.ts"), database], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    return null;
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error).trim();
  }
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
