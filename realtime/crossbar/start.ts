/**
 * Runs Crossbar without Docker, with the same configuration: `WAMP_SECRET=… node realtime/crossbar/start.ts`. The
 * environment variables are those of marsa_router (see its __main__.py).
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { installCrossbar, PURE_PYTHON } from "./install.ts";

export interface CrossbarOptions {
  port: number;
  secret: string;
  /** Pages that may connect: `scheme://host:port`, the port always written out, `*` as wildcard. */
  origins: readonly string[];
  /** Crossbar's folder, with its output in crossbar.log. */
  directory: string;
  /** Whether an address has quotas; false for a load test, whose connections all come from one. Default: true. */
  limits?: boolean;
}

export interface Crossbar {
  readonly url: string;
  /** Id of the process that leads the group. */
  readonly pid: number;
  /** Stops the router and waits for its end. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** The longest start on a busy machine, ms. */
const READY_MS = 240_000;

/** Installs Crossbar if needed, starts it, and resolves when it answers /health. */
export async function startCrossbar(options: CrossbarOptions): Promise<Crossbar> {
  const python = installCrossbar();
  await mkdir(options.directory, { recursive: true });
  const log = openSync(join(options.directory, "crossbar.log"), "a");
  const child = spawn(python, ["-m", "marsa_router", "start", "--loglevel", "warn"], {
    stdio: ["ignore", log, log],
    // An own process group, so that the worker ends with it.
    detached: true,
    env: {
      ...process.env,
      ...PURE_PYTHON,
      PYTHONPATH: import.meta.dirname,
      CROSSBAR_DIR: join(options.directory, ".crossbar"),
      WAMP_SECRET: options.secret,
      WAMP_PORT: String(options.port),
      WAMP_ORIGINS: options.origins.join(","),
      WAMP_LIMITS: options.limits === false ? "off" : "on",
    },
  });
  const orphaned = (): boolean => process.kill(-(child.pid ?? 0), "SIGKILL");
  process.once("exit", orphaned);
  child.once("exit", () => process.off("exit", orphaned));
  const crossbar: Crossbar = {
    url: `ws://127.0.0.1:${options.port}/ws`,
    pid: child.pid ?? 0,
    stop: (signal = "SIGTERM") => end(child, signal),
  };
  try {
    await ready(options.port, child);
  } catch (error) {
    await crossbar.stop("SIGKILL");
    throw error;
  }
  return crossbar;
}

async function ready(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Crossbar did not start; see crossbar.log in its folder");
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, "exit");
  if (signal === "SIGKILL") process.kill(-child.pid, signal);
  else child.kill(signal);
  await gone;
}

if (import.meta.main) {
  const { WAMP_SECRET: secret, WAMP_PORT: port = "8080", WAMP_ORIGINS: origins = "" } = process.env;
  if (!secret) throw new Error("WAMP_SECRET is not set");
  const directory = join(import.meta.dirname, "../../.data/crossbar");
  const crossbar = await startCrossbar({
    port: Number(port),
    secret,
    origins: origins.split(","),
    directory,
  });
  console.log(`Crossbar answers at ${crossbar.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void crossbar.stop());
}
