/**
 * Runs the example clients of realtime/examples on both routers, through a line that loses, doubles and reorders
 * events: each must end at the exact price. `--embedded` leaves Crossbar out. Without Python its example and Crossbar
 * are skipped, loudly; without Go its example is.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { installCrossbar } from "@marsa/realtime/crossbar/install";
import { startCrossbar } from "@marsa/realtime/crossbar/start";
import { lossyLine, type Fate } from "@marsa/realtime/probes/lossy-line";
import { buildAgain } from "../bin/go-build.ts";
import { freePort, startServer } from "../bin/server.ts";

const EXAMPLES = join(import.meta.dirname, "../../realtime/examples");
const BIDS = 40;
const START = 20_000;
const STEP = 500;
/** Several heartbeats, and a read after each. */
const CONVERGES_WITHIN_MS = 30_000;
const SECRET = "examples-only";

/** The Python of Crossbar, which has the package autobahn; null where none can be had. */
function findPython(): string | null {
  try {
    return installCrossbar();
  } catch (error) {
    console.log(`SKIPPED: Python and Crossbar (${error instanceof Error ? error.message : "not installed"})`);
    return null;
  }
}

/** The example in Go, built; null without Go. */
function findGo(): string | null {
  const program = buildAgain("follow-lot", "realtime/examples");
  if (program === null) console.log("SKIPPED: follow_lot.go (no Go)");
  return program;
}

/** Drops 12 %, doubles 8 % and reorders 8 % of the events, the same ones in each run. */
function sameFates(): () => Fate {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    const share = state / 2_147_483_647;
    return share < 0.12 ? "drop" : share < 0.2 ? "double" : share < 0.28 ? "swap" : "pass";
  };
}

/** Calls the server and returns the data of its reply. */
async function post<Data>(url: string, body: object, token?: string): Promise<Data> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** Runs one example beside bids. @throws Error unless it ends at the exact price, without a step back. */
async function follows(command: readonly string[], base: string, router: string): Promise<void> {
  const { ids } = await post<{ ids: [number] }>(`${base}/_mock/lots`, {
    count: 1,
    seconds: 7_200,
    start_price: START,
    step: STEP,
  });
  const request = { count: 2, as: "buyer", deposit: 1_000_000 };
  const people = await post<{ access_token: string }[]>(`${base}/_mock/tokens`, request);
  const line = await lossyLine(router, sameFates());
  const [program = "", ...args] = command;
  const example = spawn(program, [...args, base, String(ids[0])], {
    env: { ...process.env, WAMP_URL: line.url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  example.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const seen = () =>
    printed
      .split("\n")
      .slice(0, -1)
      .map((text) => JSON.parse(text) as { seq: number; price: number });
  const until = async (isDone: () => boolean) => {
    const deadline = performance.now() + CONVERGES_WITHIN_MS;
    // oxlint-disable-next-line no-await-in-loop -- looks again
    while (!isDone() && performance.now() < deadline) await sleep(100);
    if (!isDone()) throw new Error(`${command.join(" ")} stays at ${printed.trim().split("\n").at(-1)}`);
  };
  try {
    await until(() => seen().length > 0);
    for (let bid = 0; bid < BIDS; bid++) {
      const body = { id_auction: ids[0], price: START + STEP * bid, mode: "exact" };
      // oxlint-disable-next-line no-await-in-loop -- each bid tops the one before
      await post(`${base}/api/auction/makebid`, body, people[bid % 2].access_token);
    }
    await until(() => seen().at(-1)?.price === START + STEP * (BIDS - 1));
    if (line.harmed === 0) throw new Error("The line harmed no event");
    if (seen().some(({ seq }, at) => at > 0 && seq < seen()[at - 1].seq))
      throw new Error(`${command.join(" ")} went back`);
  } finally {
    example.kill();
    await line.close();
  }
}

const python = findPython();
const go = findGo();
const examples = [
  [process.execPath, join(EXAMPLES, "follow-lot.mjs")],
  ...(python === null ? [] : [[python, join(EXAMPLES, "follow_lot.py")]]),
  ...(go === null ? [] : [[go]]),
];
const routers =
  process.argv.includes("--embedded") || python === null ? ["embedded"] : ["embedded", "crossbar"];
for (const router of routers) {
  // oxlint-disable no-await-in-loop -- one router after the other
  const directory = await mkdtemp(join(tmpdir(), "marsa-examples-"));
  const crossbar =
    router === "crossbar"
      ? await startCrossbar({ port: await freePort(), secret: SECRET, origins: [], directory })
      : null;
  const env = crossbar ? { WAMP_URL: crossbar.url, WAMP_SECRET: SECRET } : {};
  const server = await startServer({ env });
  try {
    for (const example of examples) {
      await follows(example, server.url, crossbar?.url ?? `${server.url.replace("http", "ws")}/ws`);
      console.log(`${router}: ${example.at(-1)?.split("/").at(-1)} ends at the exact price`);
    }
  } finally {
    await server.stop();
    await crossbar?.stop();
    await rm(directory, { recursive: true, force: true });
  }
  // oxlint-enable no-await-in-loop
}
