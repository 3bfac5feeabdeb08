/** Tests of `direct.ts`. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { registry } from "../../app/registry.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";
import { directCalls } from "./direct.ts";

let app: TestApp;
let server: Server;
let address: string;

beforeEach(async () => {
  app = await openTestApp();
  const direct = directCalls(registry, app.context);
  server = createServer((incoming, outgoing) => {
    if (!direct(incoming, outgoing)) outgoing.writeHead(299).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const bid = (token: string, price: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${address}/api/auction/makebid`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": "direct-0001",
      ...headers,
    },
    body: JSON.stringify({ id_auction: 1, price }),
  });

it("a bid over a socket gets the same answer as through the app, headers included", async () => {
  const token = await app.tokenOf(1);
  const over = await bid(token, 20_000);
  const again = await app.post(
    "/api/auction/makebid",
    { id_auction: 1, price: 20_000 },
    { token, headers: { "idempotency-key": "direct-0001" } },
  );
  const text = await over.text();
  expect([over.status, text]).toEqual([200, again.text]);
  expect(over.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  for (const [name, value] of again.headers) expect(over.headers.get(name)).toBe(value);
});

it("a wrong request gets the same problems", async () => {
  const token = await app.tokenOf(1);
  expect(await (await bid(token, 0)).json()).toMatchObject({ result: "VALIDATION" });
  expect((await bid("nobody", 20_000)).status).toBe(401);
  expect((await bid(token, 20_000, { "content-type": "text/plain" })).status).toBe(415);
  expect((await fetch(`${address}/api/config`)).status).toBe(200);
});

it("a path with parameters, a query and another method are left to the app", async () => {
  const others = [
    fetch(`${address}/api/auction/lot/1`),
    fetch(`${address}/api/config?x=1`),
    fetch(`${address}/api/config`, { method: "PUT" }),
    fetch(`${address}/api/nowhere`),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([299, 299, 299, 299]);
});

it("a refused client that goes on sending is cut off", async () => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => (received += data.toString()));
  socket.write(
    "POST /api/auction/makebid HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 50000000\r\n\r\nx",
  );
  await once(socket, "close");
  expect(received).toContain("415 Unsupported Media Type");
});

it("pipelined requests are answered one after the other, refused ones included", async () => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => (received += data.toString()));
  const token = await app.tokenOf(1);
  const bids = [20_000, 0, 20_500].map((price, at) => {
    const body = JSON.stringify({ id_auction: 1, price });
    return (
      "POST /api/auction/makebid HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" +
      `Authorization: Bearer ${at === 2 ? "nobody" : token}\r\nIdempotency-Key: ahead-000${at}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`
    );
  });
  const last = `GET /api/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  socket.write(bids.join("") + last);
  await once(socket, "close");
  expect([...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    "200",
    "422",
    "401",
    "200",
  ]);
});

it("a call whose fault drops the socket gets no answer", async () => {
  await app.post("/_mock/faults", { operation: "getConfig", drop: true });
  await expect(fetch(`${address}/api/config`)).rejects.toThrow("fetch failed");
});
