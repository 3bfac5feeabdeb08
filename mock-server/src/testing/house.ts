/**
 * `EDGES=3 PORT=4001 node house.ts`: an owner and edges, each at a port of its own, behind a balancer at PORT that hands
 * each call to the next edge, whoever sends it. With DATABASE_URL it is three servers of one house, of which one is the
 * owner. SIGHUP ends and starts every process, one after the other.
 */
import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./start-marsa.ts";

/** A process of the house. */
interface Member {
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  child: ChildProcess | null;
}

const MAIN = join(import.meta.dirname, "../main.ts");
/** Pause before a call that no edge took is offered again, ms. */
const AGAIN_MS = 50;
/** A call is offered to edges for this long, ms. */
const PATIENCE_MS = 10_000;

const port = Number(process.env["PORT"]);
const PUBLIC_URL = process.env["PUBLIC_URL"] || `http://localhost:${port}`;
const shared = { ...process.env, EDGES: "", EDGE_SECRET: randomBytes(32).toString("base64url"), PUBLIC_URL };
let turn = 0;
let isEnding = false;

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void end(0));
process.once("disconnect", () => void end(0));
const isCluster = Boolean(process.env["DATABASE_URL"]);
const owner = isCluster ? null : await member({});
const ofEdges = owner ? { OWNER_URL: `http://127.0.0.1:${owner.port}`, METRICS_PORT: "" } : {};
const edges: Member[] = [];
for (let edge = 0; edge < Number(process.env["EDGES"]); edge += 1)
  // oxlint-disable-next-line no-await-in-loop -- each asks for a free port
  edges.push(await member(ofEdges, edge === 0 ? process.env["EDGE_PORT"] : undefined));
if (owner) await open(owner);
await Promise.all(edges.map(open));
const balancer = createServer((asked, answer) => void hand(asked, answer));
balancer.on("upgrade", joinWebSocket);
await once(balancer.listen(port, "127.0.0.1"), "listening");
process.on("SIGHUP", () => void restart());
console.log(`${owner ? "An owner and " : ""}${edges.length} edges, ready in turn at ${PUBLIC_URL}`);

async function member(env: NodeJS.ProcessEnv, given?: string): Promise<Member> {
  const own = Number(given ?? (await freePort()));
  return { port: own, env: { ...shared, ...env, PORT: String(own), HOST: "127.0.0.1" }, child: null };
}

/** Starts a process; resolves once it is open. One that ends by itself ends the house. */
async function open(one: Member): Promise<void> {
  const child = fork(MAIN, { env: one.env });
  one.child = child;
  child.once("exit", (code) => one.child === child && void end(code ?? 1));
  if (!isCluster) return void (await once(child, "message"));
  while (!(await isHealthy(one))) await wait(AGAIN_MS);
}

async function isHealthy({ port: at }: Member): Promise<boolean> {
  const health = await fetch(`http://127.0.0.1:${at}/api/health`).catch(() => null);
  return health?.ok === true;
}

async function close(one: Member): Promise<void> {
  const { child } = one;
  one.child = null;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function restart(): Promise<void> {
  for (const one of owner ? [...edges, owner] : edges) {
    // oxlint-disable-next-line no-await-in-loop -- the others go on meanwhile
    await close(one).then(() => open(one));
  }
  console.log("restarted");
}

async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all(edges.map(close));
  if (owner) await close(owner);
  process.exit(exitCode);
}

/** Hands a call to the next edge, and to the one after it as long as none has begun to answer. */
async function hand(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = await buffer(asked).catch(() => null);
  const until = performance.now() + PATIENCE_MS;
  const isRepeatable = asked.method === "GET" || asked.headers["idempotency-key"] !== undefined;
  if (!body) answer.destroy();
  while (!answer.destroyed) {
    const { method, url: path, headers } = asked;
    const passed = request({ agent: false, port: nextPort(), host: "127.0.0.1", method, path, headers });
    try {
      passed.end(body);
      // oxlint-disable-next-line no-await-in-loop -- one edge after the other
      const [given] = (await once(passed, "response")) as [IncomingMessage];
      const { connection: _, "keep-alive": __, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, kept);
      given.on("error", () => answer.destroy()).pipe(answer);
      return;
    } catch (error) {
      const isRefused = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
      if (performance.now() > until || !(isRefused || isRepeatable)) answer.destroy();
      // oxlint-disable-next-line no-await-in-loop -- one edge after the other
      await wait(AGAIN_MS);
    }
  }
}

/** Joins a WebSocket to the next edge. */
function joinWebSocket(
  { method, url: path, rawHeaders }: IncomingMessage,
  socket: Socket,
  head: Buffer,
): void {
  const lines = [`${method} ${path} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  const edge = connect(nextPort(), "127.0.0.1");
  edge.write(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
  socket.pipe(edge).pipe(socket);
  for (const [one, other] of [
    [socket, edge],
    [edge, socket],
  ] as const)
    one.on("error", () => one.destroy()).on("close", () => other.destroy());
}

function nextPort(): number {
  return edges[(turn += 1) % edges.length]!.port;
}
