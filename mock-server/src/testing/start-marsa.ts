/** Starts a server with a world of its own for tests: `startMarsa({ scene, seed, clock })`. */
import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { components } from "@marsa/api-spec/generated/api.d.ts";

/** With EDGES a world is an owner and edges behind a balancer (`house.ts`), in a group of processes. */
const isHouse = Boolean(process.env["EDGES"]);
const WORLD = join(import.meta.dirname, "world.ts");
/** Composed once for all worlds: a picture with the same name is the same. */
const PICTURES = join(import.meta.dirname, "../../../.data/pictures");
/** In the line of a started server (`main.ts`). */
const READY = "ready in";
/** Characters of the output of a server that ended by itself in the error about it. */
const LAST_OUTPUT = 4_000;
/** A call can fail this long before the end of the process is known, ms: a clean stop takes two seconds or more. */
const END_IS_KNOWN_WITHIN_MS = 10_000;

/** The world of a server. The same scene, seed and clock give the same lots, people and bids. */
export interface World {
  /** Left out: `evening`. */
  readonly scene?: components["schemas"]["Scene"]["name"];
  /** Left out: 1. */
  readonly seed?: number;
  /** First instant of the auction clock, such as 2026-11-23T18:00:00Z, from which it runs unless frozen; left out: now. */
  readonly clock?: string | { readonly at: string; readonly frozen?: boolean };
  /** Left out: a free one. */
  readonly port?: number;
  /** More environment variables of the server (`env.ts`). */
  readonly env?: Readonly<Record<string, string>>;
}

/** A running server on this machine, without bots and rate limits. */
export interface Marsa {
  /** Address of the API, the app and the router. */
  readonly url: string;
  /** Returns to the first instant of the world: data, clock, faults, messages and logged requests. */
  restore(): Promise<void>;
  /** Moves the auction clock; every deadline on the way runs in order. */
  advance(seconds: number): Promise<void>;
  freeze(): Promise<void>;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Starts the killed process again on the same data. */
  start(): Promise<void>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a server in a folder of its own.
 * @throws the server's own sentence when it does not start.
 */
export async function startMarsa(world: World = {}): Promise<Marsa> {
  const port = world.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "marsa-world-"));
  const env = { ...process.env, ...variablesOf(world), PORT: String(port), DATA_DIR: folder };
  let child: ChildProcess | null = null;
  let printed = "";
  const endNow = () => {
    if (!child) rmSync(folder, { recursive: true, force: true });
  };

  async function kill(): Promise<void> {
    const gone = child;
    child = null;
    if (!gone || gone.exitCode !== null || gone.signalCode !== null) return;
    const over = once(gone, "exit");
    process.kill(isHouse ? -gone.pid! : gone.pid!, "SIGKILL");
    await over;
  }
  async function start(): Promise<void> {
    const stdio: StdioOptions = ["ignore", "pipe", "pipe", "ipc"];
    child = spawn(process.execPath, [WORLD, folder], { stdio, env, detached: isHouse });
    printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        printed = (printed + chunk.toString()).slice(-LAST_OUTPUT);
      });
    await ready(child, () => printed);
  }
  /**
   * Makes a call of the controls.
   * @throws the last output of the server when it has ended by itself.
   */
  async function control(name: string, body?: object): Promise<void> {
    const called = child;
    const failure = await failureOf(`${url}/_mock/${name}`, body);
    if (failure === null) return;
    const { error, isLost } = failure;
    const end = isLost && called && called === child ? await endOf(called) : null;
    throw end === null
      ? error
      : new Error(`the server ended by itself (${end}):\n${printed}`, { cause: error });
  }
  async function stop(): Promise<void> {
    process.off("exit", endNow);
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }

  // A running server notices the end of this process itself, and removes the folder.
  process.once("exit", endNow);
  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    restore: () => control("reset"),
    advance: (seconds) => control("clock", { advance_ms: seconds * 1_000 }),
    freeze: () => control("clock", { freeze: true }),
    kill,
    start,
    stop,
  };
}

function variablesOf({ scene, seed, clock, env }: World): Record<string, string> {
  return {
    LIMITS: "off",
    BOTS: "off",
    CONTROLS: "on",
    LOG: "text",
    PICTURES_DIR: PICTURES,
    ...(scene !== undefined && { SCENE: scene }),
    ...(seed !== undefined && { SEED: String(seed) }),
    ...(clock !== undefined && variablesOfClock(clock)),
    ...env,
  };
}

function variablesOfClock(clock: NonNullable<World["clock"]>): Record<string, string> {
  const { at, frozen = false } = typeof clock === "string" ? { at: clock } : clock;
  return { STARTS_AT: at, STARTS_FROZEN: frozen ? "on" : "off" };
}

/**
 * Resolves with the line that a started server prints.
 * @throws what the server printed when it ends instead.
 */
async function ready(child: ChildProcess, printed: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", () => {
      if (printed().includes(READY)) resolve();
    });
    child.once("close", () => reject(new Error(printed().trim())));
  });
}

/** Returns the exit code or signal of a process that ends now or has ended; null: it runs. */
async function endOf(child: ChildProcess): Promise<number | string | null> {
  if (child.exitCode === null && child.signalCode === null)
    await once(child, "close", { signal: AbortSignal.timeout(END_IS_KNOWN_WITHIN_MS) }).catch(() => null);
  return child.exitCode ?? child.signalCode;
}

/** A call that failed. `isLost`: the server did not answer, or it stops. */
interface Failure {
  readonly error: unknown;
  readonly isLost: boolean;
}

/** Makes a POST. Returns how it failed; null: it did not. */
async function failureOf(address: string, body?: object): Promise<Failure | null> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      // The server may close an idle link at the moment in which this call would take it.
      headers: { "content-type": "application/json", connection: "close" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return null;
    const error = new Error(`${new URL(address).pathname}: ${answer.status} ${await answer.text()}`);
    return { error, isLost: answer.status === 503 };
  } catch (error) {
    return { error, isLost: true };
  }
}

/** Returns a port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
