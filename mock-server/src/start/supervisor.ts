/**
 * `EDGES=3 npm start`: starts one owner and three edges, and each of them again when it ends. The owner writes the
 * database and listens on this machine alone; the edges share the port of the server.
 */
import cluster from "node:cluster";
import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { readEnv } from "../env/env.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
/** Pause before a process that ended soon after its start is replaced, ms. */
const PAUSE_MS = 1_000;

/** What a process says once it is open: `welcome` of the owner. */
interface Opened {
  readonly opened: true;
  readonly welcome?: string;
}

const { edges, port } = await settings();
const EDGE_SECRET = process.env["EDGE_SECRET"] || randomBytes(32).toString("base64url");
const ownerPort = await freePort(0, "127.0.0.1");
const shared = {
  ...process.env,
  EDGES: "",
  EDGE_SECRET,
  PUBLIC_URL: process.env["PUBLIC_URL"] || `http://localhost:${port}`,
};
/** Processes that were never open yet. */
let starting = edges + 1;
let welcome = "";
let isEnding = false;
const running = new Map<ChildProcess, "owner" | "edge">();

// Each edge accepts its connections itself: node's own round robin loses those that it hands to a dying process.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: MAIN, args: [] });
start("owner", true);
for (let edge = 0; edge < edges; edge += 1) start("edge", true);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(0));

/** Checks the settings and the port before anything starts. */
async function settings() {
  try {
    const { edges: count, port: asked, host: address } = readEnv(process.env);
    return { edges: count, port: await freePort(asked, address) };
  } catch (error) {
    const { startFailure } = await import("./start-failure.ts");
    const { message, exitCode } = startFailure(error, null);
    process.stderr.write(`${message}\n`);
    process.exit(exitCode);
  }
}

function start(role: "owner" | "edge", isFirst: boolean): void {
  const startedAt = performance.now();
  const OWNER_URL = `http://127.0.0.1:${ownerPort}`;
  // Ports of its own are the owner's: edges would share one, and each scrape would read another edge.
  const child =
    role === "owner"
      ? fork(MAIN, { env: { ...shared, PORT: String(ownerPort), HOST: "127.0.0.1" } })
      : cluster.fork({ ...shared, PORT: String(port), OWNER_URL, METRICS_PORT: "" }).process;
  running.set(child, role);
  let wasOpen = !isFirst;
  child.on("message", (message: Partial<Opened>) => {
    if (message.opened !== true || wasOpen) return;
    wasOpen = true;
    welcome += message.welcome ?? "";
    if (--starting === 0) process.stdout.write(welcome);
  });
  child.once("exit", (code) => {
    running.delete(child);
    if (isEnding) return;
    // What keeps it from its first start keeps it from the next one, too; it has said what.
    if (!wasOpen && code !== null) return void end(code);
    const pauseMs = performance.now() - startedAt > PAUSE_MS ? 0 : PAUSE_MS;
    setTimeout(() => isEnding || start(role, !wasOpen), pauseMs);
  });
}

/** Ends the edges, and then the owner: it leaves a clean database when nobody reads it any more. */
async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const role of ["edge", "owner"] as const) {
    const children = [...running].filter(([, its]) => its === role).map(([child]) => child);
    await Promise.all(
      children.map((child) => {
        const over = once(child, "exit");
        child.kill("SIGTERM");
        return over;
      }),
    );
  }
  process.exit(exitCode);
}

/** Returns a port that nothing listens on now; 0: any. @throws the error of listen (EADDRINUSE) */
async function freePort(wanted: number, address: string): Promise<number> {
  const probe = createServer().listen(wanted, address);
  await once(probe, "listening");
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return free;
}
