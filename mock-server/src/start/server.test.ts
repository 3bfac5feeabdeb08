/** Tests of a running server over real sockets. */
import { once } from "node:events";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openReader } from "../sqlite/connection.ts";
import { FolderTaken } from "../sqlite/folder-lock.ts";
import { readEnv, type Env } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import { createHttp, startServer, type RunningServer } from "./server.ts";
import { sqlite } from "../tables/system/driver.ts";

let folder: string;
let env: Env;
let server: RunningServer;
const lines: string[] = [];
const log = createLog("text", (line) => lines.push(line));
/** Returns a log for one test. On a busy machine a restarted server may log an outage; that line is dropped. */
function ownLog() {
  const logged: string[] = [];
  const ownLines = createLog("text", (line) => {
    if (!line.includes("back after an outage")) logged.push(line);
  });
  return { log: ownLines, logged };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "marsa-server-"));
  env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir: join(folder, "data"), webDir: folder };
  server = await startServer(env, log);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;

async function post(path: string, body: object, headers = {}) {
  const response = await fetch(url(path), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await jsonOf(response) };
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads it field by field, and a wrong field fails it
const jsonOf = async (response: Response): Promise<any> => response.json();
const figuresAt = async (port: number) => jsonOf(await fetch(`http://127.0.0.1:${port}/_mock/process`));
const healthAt = async (port: number) => jsonOf(await fetch(`http://127.0.0.1:${port}/api/health`));

/** Sends a raw request, and returns the raw answer. */
async function byHand(head: string): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(server.port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString())).on("error", () => undefined);
  socket.write(head);
  return { socket, received: () => text };
}

const head = (length: number, token: string, key: string) =>
  `POST /api/auction/makebid HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
  `Authorization: Bearer ${token}\r\nIdempotency-Key: ${key}\r\nContent-Length: ${length}\r\n\r\n`;

async function until(met: () => boolean, ms = 60_000) {
  const deadline = Date.now() + ms;
  while (!met() && Date.now() < deadline) await wait(5);
}

/** Copies the files of a database in use, its archive and the file of its keys. An open reader keeps the write-ahead log from restarting meanwhile. */
function copyOpen(from: string, to: string): void {
  const reader = sqlite(openReader({ file: join(from, "marsa.db"), durable: false }));
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM meta").get();
  for (const name of ["data.key", "marsa.db-commit", "marsa.db", "marsa.db-wal"])
    copyFileSync(join(from, name), join(to, name));
  cpSync(join(from, "archive"), join(to, "archive"), { recursive: true });
  reader.close();
}

/** Asks for a path with these header lines alone. */
async function askWith(path: string, headers: string) {
  return byHand(`GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
}

describe("a request under a foreign name", () => {
  const UPGRADE =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: wamp.2.json";

  it.each([
    "/",
    "/api/health",
    "/api/config",
    "/_mock/clock",
    "/docs",
    "/files/1",
    "/openapi.json",
    "/signin",
  ])("is refused on %s, and one from another site's page too", async (path) => {
    const { received } = await askWith(path, "Host: evil.example.com");
    await until(() => received().includes("\r\n\r\n"));
    expect(received()).toMatch(/^HTTP\/1.1 421 /);
    const other = await askWith(path, "Host: localhost\r\nOrigin: https://evil.example.com");
    await until(() => other.received().includes("\r\n\r\n"));
    expect(other.received()).toMatch(/^HTTP\/1.1 403 /);
  });

  it("is answered under its own name with the headers that every answer has", async () => {
    for (const path of ["/nothing.png", "/api/health", "/docs", "/files/x", "/_mock/pay/x"]) {
      const { headers } = await fetch(url(path));
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });

  it("is answered with the order to ask by https alone, refused or not, where the name is public", async () => {
    const http = createHttp({ ...env, publicUrl: "https://auction.example.com", allowedHosts: [] });
    http.server.on(
      "request",
      http.guarded((_incoming, outgoing) => outgoing.end()),
    );
    await once(http.server.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void http.server.close());
    const { port } = http.server.address() as AddressInfo;
    for (const origin of ["http://localhost", "https://evil.example.com"]) {
      const { headers } = await fetch(`http://localhost:${port}/`, { headers: { origin } });
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=63072000/);
    }
  });

  it.each([
    ["Host: evil.example.com\r\nOrigin: http://evil.example.com", "421"],
    ["Host: localhost\r\nOrigin: https://evil.example.com", "403"],
    ["Host: localhost\r\nOrigin: http://localhost", "101"],
  ])("opens no link to the router: %j", async (headers, status) => {
    const { received, socket } = await byHand(`GET /ws HTTP/1.1\r\n${headers}\r\n${UPGRADE}\r\n\r\n`);
    await until(() => received().includes("\r\n\r\n"));
    expect(received()).toContain(`HTTP/1.1 ${status} `);
    socket.destroy();
  });
});

describe("a page on another port of this machine", () => {
  const origin = "http://localhost:5173";

  it("may ask, and read every answer", async () => {
    const preflight = await fetch(url("/api/auction/makebid"), {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      },
    });
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
      204,
      {
        "access-control-allow-origin": origin,
        "access-control-allow-headers": "authorization,content-type,idempotency-key",
        "access-control-allow-methods": expect.stringContaining("POST"),
      },
    ]);
    for (const path of ["/api/config", "/api/auction/lot/999999", "/_mock/clock", "/openapi.json"]) {
      const { headers } = await fetch(url(path), { headers: { origin } });
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("vary")).toMatch(/origin/i);
    }
  });

  it("is told nothing that only the server's own pages need", async () => {
    const { headers } = await fetch(url("/api/config"), { headers: { origin: url("") } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a server on the files of a killed server", () => {
  it("reports how many commits it redoes, checks the whole database, and takes bids", async () => {
    const dataDir = join(folder, "killed");
    mkdirSync(dataDir);
    await post("/_mock/lots", { count: 1, start_price: 1_000, step: 100 });
    copyOpen(env.dataDir, dataDir);
    const { log: restarting, logged } = ownLog();
    const next = await startServer({ ...env, dataDir }, restarting);
    const figures = await figuresAt(next.port);
    await next.stop();
    expect(figures.data).toMatchObject({ closed_lots: 0 });
    const [first, second] = logged.filter((line) => /did not end cleanly|was checked/.test(line));
    expect(first).toMatch(/the last server did not end cleanly.*commits.*\d+.*at the end of the log/);
    expect(second).toMatch(/the database was checked.*findings.*0/);
  });
});

describe("a running server", () => {
  it("lets a demo account sign in, bid and see its balance", async () => {
    const { body } = await post("/api/auth/signin", { id: "buyer2@marsa.test", password: "marsa-demo" });
    const headers = { authorization: `Bearer ${body.access_token}`, "idempotency-key": "journey-0001" };
    const made = await post("/_mock/lots", { count: 1, start_price: 1_000, step: 100 });
    const bid = await post(
      "/api/auction/makebid",
      { id_auction: made.body.data.ids[0], price: 1_000 },
      headers,
    );
    expect([bid.status, bid.body.data.outcome]).toEqual([200, "leading"]);
    const balance = await fetch(url("/api/auth/balance"), { headers });
    expect((await jsonOf(balance)).data.holds).toContainEqual(
      expect.objectContaining({ id_auction: made.body.data.ids[0], amount: 1_000 }),
    );
  });

  it("stamps a bid when its last byte arrives: a bid whose last byte comes after the end is late", async () => {
    await clockOf(server, { freeze: true });
    const lot = (await post("/_mock/lots", { count: 1, seconds: 60, start_price: 1_000, step: 100 })).body
      .data.ids[0];
    const [{ access_token: token }] = (await post("/_mock/tokens", { count: 1 })).body.data;
    const body = `{"id_auction":${lot},"price":1000}`;
    await clockOf(server, { advance_ms: 59_600 });
    const { socket, received } = await byHand(head(body.length, token, "drip-000001"));
    socket.write(body.slice(0, -1));
    await wait(100);
    await clockOf(server, { advance_ms: 620 });
    socket.write(body.slice(-1));
    await until(() => received().includes("request_id"));
    socket.destroy();
    await clockOf(server, { freeze: false });
    expect(received()).toContain("409 Conflict");
    expect(received()).toContain('"message":"Your bid arrived 0.22 s after close"');
  });

  it("refuses a body that takes longer than a second, and stores nothing of it", async () => {
    const { socket, received } = await byHand(head(6_000, "x", "drip-000002"));
    const begin = Date.now();
    const drip = setInterval(() => socket.write(" "), 50);
    await until(() => received().includes("BODY_TOO_SLOW"));
    clearInterval(drip);
    expect(received()).toContain("408 Request Timeout");
    expect(received().toLowerCase()).toContain("connection: close");
    expect(Date.now() - begin).toBeGreaterThanOrEqual(990);
    socket.destroy();
  });

  it("refuses a body that is too large without reading all of it", async () => {
    const { socket, received } = await byHand(head(50_000_000, "x", "large-00001"));
    socket.write("x".repeat(70_000));
    await until(() => received().includes("TOO_LARGE"));
    expect(received()).toContain("413");
    socket.destroy();
  });

  it("answers the next request on the same connection after a refusal", async () => {
    const { socket, received } = await byHand(
      "POST /api/auction/makebid HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n\r\nabc",
    );
    await until(() => received().includes("UNSUPPORTED_TYPE"));
    socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await until(() => received().includes('"epoch"'));
    socket.destroy();
    // Ok or degraded: in its first moments a server may not be connected to its router yet.
    expect(received()).toContain("HTTP/1.1 200 OK");
  });

  it("closes the socket under a fault that drops, before or after the work, and answers the next request", async () => {
    const [lot] = (await post("/_mock/lots", { count: 1, start_price: 1_000, step: 100 })).body.data.ids;
    const [{ access_token: token }] = (await post("/_mock/tokens", { count: 1 })).body.data;
    const body = `{"id_auction":${lot},"price":1000}`;
    const dropped = async (fault: object) => {
      await post("/_mock/faults", { operation: "makebid", times: 1, ...fault });
      const { socket, received } = await byHand(head(body.length, token, "dropped-0001") + body);
      await until(() => socket.closed);
      return [socket.closed, received()];
    };
    expect(await dropped({ drop: true })).toEqual([true, ""]);
    // In its first moments a server may not be connected to its router yet.
    expect((await healthAt(server.port)).data.status).toMatch(/^(ok|degraded)$/);
    expect(await dropped({ drop_reply: true, latency_ms: 20 })).toEqual([true, ""]);
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": "dropped-0001" };
    const again = await post("/api/auction/makebid", { id_auction: lot, price: 1_000 }, headers);
    expect(again.body.data).toMatchObject({ outcome: "leading", price: 1_000 });
    const { data } = await jsonOf(await fetch(url(`/api/auction/lot/${lot}`)));
    expect(data.live.bids).toBe(1);
  });

  it("connects the publisher to its own router, and publishes committed events", async () => {
    await expect
      .poll(async () => (await healthAt(server.port)).data)
      .toMatchObject({ status: "ok", router: "embedded", connected: true });
    await expect.poll(async () => (await figuresAt(server.port)).data).toMatchObject({ outbox_lag: 0 });
  });

  it("refuses a plain request on the WebSocket path of the router, and says why", async () => {
    for (const method of ["GET", "POST"]) {
      const response = await fetch(url("/ws"), { method, headers: { accept: "text/html" } });
      expect([response.status, response.headers.get("upgrade")]).toEqual([426, "websocket"]);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await jsonOf(response)).toMatchObject({
        result: "UPGRADE_REQUIRED",
        message: "This address takes WebSocket connections only",
      });
    }
  });

  it("locks its port and its folder, and says so", async () => {
    await expect(startServer({ ...env, port: server.port }, log)).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
    await expect(startServer(env, log)).rejects.toThrow(FolderTaken);
    expect((await fetch(url("/api/health"))).status).toBe(200);
  });

  it("logs nothing while all is well", () => {
    // Other tests of this server knock at the router under foreign names.
    expect(lines.filter((line) => !line.includes("router refused"))).toEqual([]);
  });
});

it("keeps an idle connection longer than a proxy does, and says so", async () => {
  const response = await fetch(url("/api/health"));
  expect(response.headers.get("keep-alive")).toBe("timeout=75");
});

it("a server stops cleanly without waiting for idle connections, and restarts where it was", async () => {
  const own = { ...env, dataDir: join(folder, "other") };
  const { log: restarting } = ownLog();
  const first = await startServer(own, restarting);
  const before = (await healthAt(first.port)).data.epoch;
  expect(existsSync(join(own.dataDir, "server.pid"))).toBe(true);
  const begin = performance.now();
  await first.stop();
  expect(performance.now() - begin).toBeLessThan(20_000);
  expect(existsSync(join(own.dataDir, "server.pid"))).toBe(false);
  const second = await startServer(own, restarting);
  expect((await healthAt(second.port)).data.epoch).toBe(before);
  await second.stop();
});

const clockOf = async ({ port }: RunningServer, change?: object) => {
  const response = await fetch(`http://127.0.0.1:${port}/_mock/clock`, {
    method: change ? "POST" : "GET",
    ...(change && { headers: { "content-type": "application/json" }, body: JSON.stringify(change) }),
  });
  return (await jsonOf(response)).data;
};

it("a moved clock has the same setting after a restart", async () => {
  const own = { ...env, dataDir: join(folder, "moved") };
  const { log: restarting, logged } = ownLog();
  const first = await startServer(own, restarting);
  await clockOf(first, { advance_ms: 3_600_000 });
  const frozen = await clockOf(first, { freeze: true });
  await first.stop();
  const second = await startServer(own, restarting);
  expect(await clockOf(second)).toMatchObject({ now: frozen.now, rate: 0 });
  const going = await clockOf(second, { freeze: false });
  await second.stop();
  const third = await startServer(own, restarting);
  expect(await clockOf(third)).toMatchObject({ rate: 1, offset_ms: going.offset_ms });
  await third.stop();
  expect(logged).toEqual([]);
});
