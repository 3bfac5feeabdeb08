/** Tests of `receive.ts`. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { asItIs, type Received, receive } from "./receive.ts";

const head = (length: number) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`;
const limits = { bytes: 100, slowestMs: 60_000 };

describe("a body from a socket", () => {
  let server: Server;
  let socket: Socket;
  let results: Awaited<ReturnType<typeof receive<Received>>>[];
  let now: number;
  let slowestMs: number;

  beforeEach(async () => {
    [results, now, slowestMs] = [[], 0, limits.slowestMs];
    server = createServer(async (incoming, outgoing) => {
      results.push(await receive({ incoming, request: null }, () => now, { ...limits, slowestMs }, asItIs));
      outgoing.end();
    });
    await new Promise<void>((listening) => server.listen(0, listening));
    socket = connect((server.address() as AddressInfo).port);
    socket.on("error", () => undefined);
  });

  afterEach(() => {
    socket.destroy();
    server.close();
  });

  const result = async () => {
    while (results.length === 0) await wait(2);
    return results[0]!;
  };

  it("that arrives with its head is read as it is, and the connection serves the next ones", async () => {
    const flowing: (boolean | null)[] = [];
    server.on("request", (incoming) => setImmediate(() => flowing.push(incoming.readableFlowing)));
    socket.on("data", () => undefined);
    for (const body of ["one", "two", "three"]) {
      results = [];
      socket.write(`${head(body.length)}${body}`);
      expect(await result()).toMatchObject({ ok: true, bytes: Buffer.from(body) });
    }
    expect(flowing).toEqual([null, null, null]);
  });

  it("of an unknown length is read to its end", async () => {
    socket.write("POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n3\r\nbid\r\n");
    await wait(20);
    expect(results).toEqual([]);
    socket.write("1\r\n!\r\n0\r\n\r\n");
    expect(await result()).toMatchObject({ ok: true, bytes: Buffer.from("bid!") });
  });

  it("is stamped when its last byte arrives, not its first", async () => {
    socket.write(head(4));
    for (const byte of "bid") {
      socket.write(byte);
      await wait(20);
    }
    now = 42;
    socket.write("!");
    expect(await result()).toEqual({ ok: true, bytes: Buffer.from("bid!"), receivedAt: 42 });
  });

  it("is refused when it drips for longer than allowed, without waiting for its end", async () => {
    slowestMs = 200;
    socket.write(head(50));
    let sent = 0;
    // The end of this body never arrives.
    const drip = setInterval(() => ++sent < 50 && socket.write("x"), 20);
    expect(await result()).toMatchObject({ ok: false, code: "BODY_TOO_SLOW" });
    clearInterval(drip);
  });

  it("is not refused for a moment in which the machine stood still", async () => {
    slowestMs = 500;
    const begun = once(server, "request");
    socket.write(`${head(4)}bi`);
    await begun;
    await nextTurn();
    socket.write("d!");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    expect(await result()).toMatchObject({ ok: true, bytes: Buffer.from("bid!") });
  });

  it("is refused as soon as it is too large, whatever its declared length", async () => {
    socket.write("POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n");
    for (let i = 0; i < 3; i++) socket.write(`28\r\n${"x".repeat(0x28)}\r\n`);
    expect(await result()).toMatchObject({ ok: false, code: "TOO_LARGE" });
  });

  it("ends when the client goes away in the middle", async () => {
    const begun = once(server, "request");
    socket.write(`${head(50)}half`);
    await begun;
    socket.destroy();
    expect(await result()).toMatchObject({ ok: false });
  });
});

describe("a body without a socket", () => {
  it("is read and stamped in the same way", async () => {
    const request = new Request("http://x/", { method: "POST", body: "{}" });
    expect(await receive({ incoming: undefined, request }, () => 42, limits, asItIs)).toEqual({
      ok: true,
      bytes: Buffer.from("{}"),
      receivedAt: 42,
    });
    const large = new Request("http://x/", { method: "POST", body: "x".repeat(101) });
    expect(await receive({ incoming: undefined, request: large }, () => 42, limits, asItIs)).toMatchObject({
      code: "TOO_LARGE",
    });
  });
});
