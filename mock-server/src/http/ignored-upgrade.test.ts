/** Tests over real sockets: an upgrade that the server does not offer is ignored. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../test-support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const H2C = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAAB\r\n";
const WEBSOCKET =
  "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" +
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: wamp.2.json\r\n";
const UNKNOWN = JSON.stringify({ id: "nobody@marsa.test", password: "wrong-password" });
const JSON_BODY = `Content-Type: application/json\r\nContent-Length: ${UNKNOWN.length}\r\n`;
const CHUNKED = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n";

/** Sends one request on an open connection, and returns the whole answer. */
async function answerOn(socket: Socket, request: string): Promise<string> {
  let text = "";
  const add = (chunk: Buffer) => (text += chunk.toString());
  socket.on("data", add);
  socket.write(request);
  while (!isWhole(text, request)) await once(socket, "data");
  socket.off("data", add);
  return text;
}

function isWhole(text: string, request: string): boolean {
  const [head = "", body] = text.split("\r\n\r\n");
  if (body === undefined) return false;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (request.startsWith("HEAD") || head.includes(" 101 ")) return true;
  return length === undefined ? text.endsWith("0\r\n\r\n") : Buffer.byteLength(body) >= Number(length);
}

async function opened(): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

const written = (line: string, headers: string, body = "") =>
  `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`;

describe("an upgrade that the server does not offer is ignored:", () => {
  it.each([
    ["h2c", "GET /api/config", H2C, "", 200],
    ["h2c, with a body", "POST /api/auth/signin", H2C + JSON_BODY, UNKNOWN, 401],
    [
      "h2c, with a body in chunks",
      "POST /api/auth/signin",
      H2C + CHUNKED,
      `${UNKNOWN.length.toString(16)}\r\n${UNKNOWN}\r\n0\r\n\r\n`,
      401,
    ],
    ["h2c, with a query", "GET /api/config?more=1", H2C, "", 422],
    ["h2c, with a method that the call does not have", "DELETE /api/config", H2C, "", 405],
    ["h2c, with PUT", "PUT /api/config", H2C + JSON_BODY, UNKNOWN, 405],
    ["h2c, to no call", "GET /api/nothing", H2C, "", 404],
    ["h2c, to a document", "GET /openapi.json", H2C, "", 200],
    ["TLS", "GET /api/config", "Connection: Upgrade\r\nUpgrade: TLS/1.0\r\n", "", 200],
    ["a list", "GET /api/config", "Connection: Upgrade\r\nUpgrade: h2c, TLS/1.2, IRC/6.9\r\n", "", 200],
    ["several lines", "GET /api/config", "Connection: Upgrade\r\nUpgrade: h2c\r\nUpgrade: foo\r\n", "", 200],
    ["a WebSocket of another path", "GET /api/config", `Upgrade: websocket\r\n${WEBSOCKET}`, "", 200],
    ["a WebSocket below the router", "GET /ws/more", `Upgrade: websocket\r\n${WEBSOCKET}`, "", 404],
    ["h2c at the router", "GET /ws", H2C, "", 426],
    ["a WebSocket by POST", "POST /ws", `Upgrade: websocket\r\n${WEBSOCKET}Content-Length: 0\r\n`, "", 426],
    ["a name that only begins like it", "GET /ws", `Upgrade: websockets\r\n${WEBSOCKET}`, "", 426],
  ])("%s", async (_name, line, headers, body, status) => {
    const socket = await opened();
    // Twice, since a client goes on with the same connection.
    for (let time = 0; time < 2; time += 1) {
      const answer = await answerOn(socket, written(line, headers, body));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).not.toMatch(/^connection: close/im);
    }
    const plain = await answerOn(socket, written("GET /api/health", ""));
    expect(plain).toContain('"epoch"');
    socket.destroy();
  });

  it("a signed-in call with a body does what it does without the header", async () => {
    const body = JSON.stringify({ id: "buyer2@marsa.test", password: "marsa-demo" });
    const socket = await opened();
    const headers = `${H2C}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    expect(await answerOn(socket, written("POST /api/auth/signin", headers, body))).toContain("access_token");
    socket.destroy();
  });
});

describe("the router's own upgrade is taken:", () => {
  it.each([
    ["alone", "/ws", "Upgrade: websocket\r\n"],
    ["with a query", "/ws?from=test", "Upgrade: websocket\r\n"],
    ["in other letters", "/ws", "Upgrade: WebSocket\r\n"],
    ["in a list", "/ws", "Upgrade: h2c, websocket\r\n"],
  ])("%s", async (_name, path, upgrade) => {
    const socket = await opened();
    const answer = await answerOn(socket, written(`GET ${path}`, upgrade + WEBSOCKET));
    expect(answer).toMatch(/^HTTP\/1.1 101 /);
    socket.destroy();
  });
});
