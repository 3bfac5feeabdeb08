/**
 * How long POST /backoffice/clients/list takes among many clients, over HTTP on a database of its own. `npx node
 * mock-server/bench/clients.ts [CLIENTS] [CALLS]`: median, p95 and p99 of each kind of list, ms.
 * Marks each kind above the goal, on an idle machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMeasured, untilUp } from "./measured-server.ts";

const [clients = 10_000, calls = 300] = process.argv.slice(2).map(Number);
const port = 4711;
const url = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "marsa-clients-"));
const server = startMeasured(port, folder);

/** The goal of each kind of list, ms. Times depend on the machine, so it is reported. */
const MOST_P95_MS = 15;

/** People of one request of the controls. */
const AT_ONCE = 1_000;

async function post(path: string, body: object, token?: string) {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return (JSON.parse(text) as { data: { access_token: string; total: number }[] & { total: number } }).data;
}

const KINDS: Readonly<Record<string, (turn: number) => object>> = {
  "newest, all": () => ({}),
  "newest, one tab": () => ({ filter: { tab: "new" } }),
  "by name": () => ({ sort: "name" }),
  "by deposit": () => ({ sort: "deposit" }),
  "found by name and number": (turn) => ({ filter: { q: `bidder ${1_000 + turn}` } }),
  "found by the end of a phone": (turn) => ({ filter: { q: String(1_000 + turn) } }),
  "found by a word that all have": () => ({ filter: { q: "load.marsa" } }),
  "found by two letters": () => ({ filter: { q: "bi" } }),
  "type, form, status, documents": () => ({
    filter: { type: "buyer", form: "individual", status: "signed", expiring: 60 },
  }),
  "a hundred rows": () => ({ limit: 100 }),
};

try {
  await untilUp(url);
  const made = ["standby", "buyer", "unsigned", "locked"];
  for (let done = 0; done < clients; done += AT_ONCE) {
    await post("/_mock/tokens", { count: AT_ONCE, as: made[(done / AT_ONCE) % made.length] });
  }
  const token = (await post("/_mock/tokens", { count: 1, as: "backoffice" }))[0]?.access_token;
  const list = (body: object) => post("/api/backoffice/clients/list", body, token);
  console.log(`${(await list({})).total} clients, ${calls} calls of each kind, ms over HTTP`);
  for (const [kind, bodyOf] of Object.entries(KINDS)) {
    const times: number[] = [];
    for (let turn = 0; turn < calls; turn++) {
      const before = performance.now();
      await list(bodyOf(turn));
      times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
    const shown = (part: number) => at(part).toFixed(1).padStart(6);
    const mark = at(0.95) > MOST_P95_MS ? `  over ${MOST_P95_MS}` : "";
    console.log(`${kind.padEnd(34)} p50 ${shown(0.5)}  p95 ${shown(0.95)}  p99 ${shown(0.99)}${mark}`);
  }
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
