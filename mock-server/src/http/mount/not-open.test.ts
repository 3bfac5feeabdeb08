/** Tests of a server whose database is not open yet. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replyValidator } from "@marsa/api-spec/validation";
import { describe, expect, it, onTestFinished } from "vitest";
import { createBroker } from "@marsa/realtime/router/broker";
import { readEnv } from "../../env/env.ts";
import { openDatabase } from "../../start/open-database.ts";
import { startServer } from "../../start/server.ts";
import { createLog } from "../log.ts";
import { routes } from "../routes.ts";

const json = { "content-type": "application/json" };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

/** A listening server whose database opens when `open` is called; stopped after the test. */
async function startHeld() {
  const folder = mkdtempSync(join(tmpdir(), "marsa-not-open-"));
  const port = await freePort();
  const env = { ...readEnv({}), port, host: "127.0.0.1", dataDir: join(folder, "data"), webDir: folder };
  const listens = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const lines: string[] = [];
  const log = createLog("text", (line) => lines.push(line));
  const starting = startServer(env, log, {
    open: async (options) => {
      listens.resolve();
      await held.promise;
      return openDatabase(options);
    },
    startRouter: createBroker,
  });
  onTestFinished(async () => {
    held.reject(new Error("The test is over"));
    await starting.then(
      (server) => server.stop(),
      () => undefined,
    );
    rmSync(folder, { recursive: true });
  });
  await listens.promise;
  return {
    lines,
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    /** Whether a WebSocket opens at the router's address. */
    linkOpens: () =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, "wamp.2.json");
        socket.addEventListener("open", () => {
          socket.close();
          resolve(true);
        });
        socket.addEventListener("error", () => resolve(false));
      }),
    async open() {
      held.resolve();
      await starting;
    },
  };
}

describe("a server whose database is not open yet", () => {
  it.each([
    ["GET", "/api/config", {}],
    ["GET", "/api/health?verbose=1", {}],
    ["GET", "/api/no-such-call", { headers: { accept: "text/html" } }],
    ["POST", "/api/auction/makebid", { headers: json, body: '{"id_auction":1,"price":1000}' }],
    ["GET", "/_mock/clock", {}],
    ["POST", "/_mock/scenes", { headers: json, body: "{}" }],
    ["GET", "/files/1", {}],
    ["GET", "/ws", {}],
  ])("answers %s %s with 503, Retry-After and the documented problem", async (method, path, init) => {
    const { ask } = await startHeld();
    const answer = await ask(path, { method, ...init });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    const body: unknown = await answer.json();
    expect(body).toMatchObject({
      result: "UNAVAILABLE",
      message: "The server is starting. Please, try again in a moment",
      details: { status: "starting" },
    });
    const health = routes.find(({ id }) => id === "getHealth")!;
    expect(replyValidator(health)(503, body)).toBeNull();
  });

  it("shows a browser a page that reloads", async () => {
    const { ask } = await startHeld();
    const answer = await ask("/auction", { headers: { accept: "text/html,*/*;q=0.8" } });
    expect([answer.status, answer.headers.get("refresh")]).toEqual([503, "1"]);
    expect(await answer.text()).toBe("Marsa is starting. This page loads by itself in a moment.");
  });

  it("opens no WebSocket, and answers as usual once the database is open", async () => {
    const { ask, linkOpens, open, lines } = await startHeld();
    expect(await linkOpens()).toBe(false);
    await open();
    const health = await ask("/api/health");
    expect([health.status, await health.json()]).toMatchObject([200, { data: { status: "ok" } }]);
    expect((await ask("/_mock/clock")).status).toBe(200);
    expect((await ask("/api/no-such-call")).status).toBe(404);
    expect(await linkOpens()).toBe(true);
    expect(lines).toEqual([]);
  });
});
