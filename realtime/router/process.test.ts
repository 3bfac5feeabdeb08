/** The embedded router in a process of its own. `ROUTER=process npx vitest run realtime/probes` runs all probes on it. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { CLOSED, RawClient } from "../probes/raw-client.ts";
import { authenticate, connected, SECRET } from "../probes/routers.ts";
import { createPublisher } from "../src/publisher.ts";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";
import { startRouterProcess } from "./process.ts";

/** Starts the router's process beside a server, without a publisher. */
async function listen() {
  const logged: string[] = [];
  const firstLine = Promise.withResolvers<string>();
  const broker = startRouterProcess({
    authenticate,
    backendSecret: SECRET,
    limits: { leaveMs: 100 },
    log({ reason }) {
      logged.push(String(reason));
      firstLine.resolve(String(reason));
    },
  });
  const server = createServer();
  broker.attach(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    await broker.close();
    server.close();
  });
  return { broker, server, logged, firstLine: firstLine.promise };
}

function join(server: Server, id: number): Promise<RawClient> {
  const { port } = server.address() as AddressInfo;
  return RawClient.join(`ws://127.0.0.1:${port}/ws`, "jwt", `user-${id}`);
}

async function start() {
  const { broker, server, logged } = await listen();
  const publisher = createPublisher({ router: broker, secret: SECRET, authenticate, retryMs: 1 });
  onTestFinished(() => publisher.close());
  await connected(publisher);
  const { port } = server.address() as AddressInfo;
  return { broker, publisher, port, user: (id: number) => join(server, id), logged };
}

test("a killed router is replaced: links end, clients come back, and a person's events reach that person alone", async () => {
  const { broker, publisher, user, logged } = await start();
  const before = await user(7);
  const { pid = 0 } = broker;
  const gone = new Promise((resolve) => publisher.onChange((isThere) => isThere || resolve(null)));

  process.kill(pid, "SIGKILL");
  await gone;
  expect(await before.next()).toBe(CLOSED);
  expect(broker.hears("user.7")).toBe(false);
  await expect(publisher.publish("user.7", { seq: 1 }, { eligible: [7] })).rejects.toMatchObject({
    name: "PublishError",
  });
  await connected(publisher);

  const [owner, other] = [await user(7), await user(8)];
  await owner.subscribe("user.7");
  await other.subscribe("auction.lot.1");
  await expect.poll(() => broker.hears("user.7") && broker.hears("auction.lot.1")).toBe(true);
  await publisher.publish("user.7", { seq: 2 }, { eligible: [7] });
  await publisher.publish("auction.lot.1", { seq: 3 });
  expect((await owner.next())[4]).toEqual([{ seq: 2 }]);
  expect((await other.next())[4]).toEqual([{ seq: 3 }]);
  expect(broker.pid).not.toBe(pid);
  expect(logged).toContain("ended with SIGKILL");
  owner.close();
  other.close();
});

test("a process that the system refuses is tried again, and upgrades are refused meanwhile", async () => {
  const { execPath } = process;
  onTestFinished(() => void (process.execPath = execPath));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  process.execPath = "/nowhere/node";
  const { broker, server, firstLine } = await listen();
  expect(await firstLine).toContain("ENOENT");
  await expect(join(server, 7)).rejects.toThrow("503");

  process.execPath = execPath;
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  const client = await join(server, 7);
  expect(broker.pid).toBeGreaterThan(0);
  client.close();
});

test("what a client sends with its upgrade, and while its socket is handed over, reaches the router", async () => {
  const { port } = await start();
  const hello = Buffer.from(JSON.stringify([WAMP.HELLO, "realm1", { roles: { subscriber: {} } }]));
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]);
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n` +
      `Sec-WebSocket-Protocol: ${SUBPROTOCOL}\r\n\r\n`,
  );
  socket.write(frame);
  let answer = "";
  for await (const bytes of socket.setEncoding("latin1")) if ((answer += bytes).includes("[2,")) break;
  expect(answer).toContain("101 Switching Protocols");
});

test("a router that is to leave says goodbye to its clients, and its process ends", async () => {
  const { broker, publisher, user } = await start();
  const client = await user(7);
  const { pid = 0 } = broker;
  publisher.close();
  const closed = broker.close();
  expect(await client.next()).toMatchObject([WAMP.GOODBYE, {}, "wamp.close.system_shutdown"]);
  await closed;
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
