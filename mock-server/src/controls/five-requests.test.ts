/** Tests: five requests. */
import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../test-support/server.ts";

const run = promisify(execFile);
const page = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
const script = /```sh\n([^`]+)```/.exec(page)?.[1] ?? "";
const hasShell = ["sh", "curl", "sed"].every((tool) => {
  try {
    execFileSync("sh", ["-c", `command -v ${tool}`]);
    return true;
  } catch {
    return false;
  }
});

/** Signs in on the router by WAMP; `left` resolves with the reason for the end. */
function joinRouter(url: string, token: string): Promise<{ left: Promise<string> }> {
  const socket = new WebSocket(url, "wamp.2.json");
  const send = (...message: unknown[]) => socket.send(JSON.stringify(message));
  return new Promise((joined, failed) => {
    const { promise: left, resolve: leave } = Promise.withResolvers<string>();
    socket.addEventListener("error", failed);
    socket.addEventListener("open", () =>
      send(1, "realm1", { roles: { subscriber: {} }, authmethods: ["jwt"] }),
    );
    socket.addEventListener("message", ({ data }) => {
      const [type, , reason] = JSON.parse(String(data)) as [number, unknown, string];
      if (type === 4) send(5, token, {});
      if (type === 2) joined({ left });
      if (type === 6) leave(reason);
    });
  });
}

describe.runIf(hasShell)("the five requests of the developer's page", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(async () => {
    await server.stop();
  });

  it("work as the page describes", async () => {
    expect(script.match(/curl /g)).toHaveLength(5);
    const origin = server.url;
    const json = { "content-type": "application/json" };
    const post = async (path: string, body: object, headers = {}) => {
      const init = { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) };
      const response = await fetch(`${origin}${path}`, init);
      // oxlint-disable-next-line typescript/no-explicit-any -- a test reads it field by field, and a wrong field fails it
      return (await response.json()) as any;
    };
    const { access_token: token } = await post("/api/auth/signin", {
      id: "buyer@marsa.test",
      password: "marsa-demo",
    });
    const { left } = await joinRouter(`${origin.replace("http", "ws")}/ws`, token);
    const here = script.replace("http://localhost:4000", origin);
    // Ten seconds of auction time take less real time.
    const { data: clock } = await post("/_mock/clock", { freeze: true });
    const { stdout } = await run("sh", ["-c", `${here}\necho "\nLOT=$LOT"`]);

    expect(await left).toBe("marsa.close.kicked");
    expect(stdout).toContain("HTTP/1.1 503 Service Unavailable");
    expect(stdout).toContain('"result":"UNAVAILABLE"');
    const lot = Number(/LOT=(\d+)/.exec(stdout)?.[1]);
    const { data } = (await (await fetch(`${origin}/api/auction/lot/${lot}`)).json()) as {
      data: { live: { bids: number; end: string } };
    };
    expect(data.live.bids).toBe(0);
    expect(Date.parse(data.live.end) - Date.parse(clock.now)).toBe(10_000);

    const again = await post(
      "/api/auction/makebid",
      { id_auction: lot, price: 20_000 },
      { authorization: `Bearer ${token}`, "idempotency-key": `five-${lot}` },
    );
    expect(again.data).toMatchObject({ outcome: "leading", extended: true });
    expect(Date.parse(again.data.end) - Date.parse(clock.now)).toBe(120_000);
  });
});
