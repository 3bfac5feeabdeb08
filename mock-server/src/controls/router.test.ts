/** Tests of `router.ts`. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp } from "../test-support/app.ts";
import { openTestServer, type TestServer } from "../test-support/server.ts";

const closed = (socket: WebSocket | null) =>
  new Promise<number>((resolve) => {
    socket?.addEventListener("close", ({ code }) => resolve(code));
  });

describe("the router of a running server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(async () => {
    await server.stop();
  });

  const url = (path: string) => server.url + path;
  const set = async (body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(url("/_mock/router"), {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const isConnected = async () => {
    const { data } = (await (await fetch(url("/api/health"))).json()) as { data: { connected: boolean } };
    return data.connected;
  };
  /** Opens a connection; resolves to null if it is refused. */
  const link = () =>
    new Promise<WebSocket | null>((resolve) => {
      const socket = new WebSocket(url("/ws").replace("http", "ws"), "wamp.2.json");
      socket.addEventListener("open", () => resolve(socket));
      socket.addEventListener("error", () => resolve(null));
    });

  it("stops with all connections, takes no new ones, and starts again", async () => {
    await expect.poll(isConnected).toBe(true);
    const ended = closed(await link());
    expect(await set({ up: false })).toEqual({ result: "success", data: { up: false } });
    expect(await ended).toBe(1006);
    await expect.poll(isConnected).toBe(false);
    expect(await link()).toBeNull();
    expect(await set({ up: true })).toEqual({ result: "success", data: { up: true } });
    (await link())!.close();
    await expect.poll(isConnected, { interval: 100 }).toBe(true);
  });
});

describe("POST /_mock/router", () => {
  it("closes the connections of one user only", async () => {
    const { post, kicked } = await openTestApp();
    const { body } = await post("/_mock/router", { up: true, drop_user: 3 });
    expect(body.data).toEqual({ up: true });
    expect(kicked).toEqual([3]);
  });

  it("refuses to stop an external router", async () => {
    const { post, context, kicked } = await openTestApp();
    Object.assign(context.router, { setUp: null });
    const { status, body } = await post("/_mock/router", { up: false });
    expect([status, body.message]).toEqual([
      422,
      "The router runs elsewhere and can't be taken down from here",
    ]);
    expect((await post("/_mock/router", { up: true, drop_user: 3 })).body.data).toEqual({ up: true });
    expect(kicked).toEqual([3]);
  });
});
