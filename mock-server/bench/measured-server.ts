/** A server of its own whose main thread is watched. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ThreadReport } from "./report-thread.ts";

/** The flags of `npm start`. */
const FLAGS = ["--max-semi-space-size=64", "--no-parallel-scavenge", "--use-largepages=silent"];

/** Starts a server with controls and without limits and bots; its data lie in `folder`. */
export function startMeasured(port: number, folder: string): ChildProcess {
  const watch = ["--import", join(import.meta.dirname, "report-thread.ts")];
  return spawn(process.execPath, [...FLAGS, ...watch, join(import.meta.dirname, "../src/main.ts")], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LIMITS: "off",
      CONTROLS: "on",
      BOTS: "off",
    },
  });
}

/** Resolves when the server at this address answers. */
export async function untilUp(url: string): Promise<void> {
  for (;;) {
    const up = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Prints the work of the server's main thread since the last call. */
export async function printThread(server: ChildProcess): Promise<void> {
  server.send("report");
  const [report] = (await once(server, "message")) as [ThreadReport];
  const { busy, cpuMs, delayP99Ms, delayMostMs } = report;
  console.log(
    `  main thread: busy ${(busy * 100).toFixed(0)} %, ${cpuMs.toFixed(0)} ms of CPU, ` +
      `delay p99 ${delayP99Ms.toFixed(1)} ms, most ${delayMostMs.toFixed(1)} ms`,
  );
}
