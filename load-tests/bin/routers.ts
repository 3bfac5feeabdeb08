/** Starts the router of a load test: embedded, Crossbar, or several Crossbar nodes. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { startCrossbar, type Crossbar, type CrossbarOptions } from "@marsa/realtime/crossbar/start";
import { startBalancer, type Balancer } from "./balancer.ts";
import { freePort } from "./server.ts";

const root = join(import.meta.dirname, "../..");
const SECRET = "only-for-this-run";

export interface Routers {
  /** Environment of the server. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Address that takes `{ up: boolean }` like the server's own control. The first node is down or up when the call
   * is answered.
   */
  readonly control: string;
  close(): Promise<void>;
}

/** Starts independent Crossbar nodes; more than one are behind a balancer. */
export async function openRouters(count: number): Promise<Routers> {
  const directory = await mkdtemp(join(root, ".data", "crossbar-"));
  const nodes: Node[] = [];
  let balancer: Balancer | null = null;
  let control: Server | null = null;
  const close = async (): Promise<void> => {
    balancer?.close();
    control?.close();
    await Promise.all(nodes.map((node) => node.set(false)));
    await rm(directory, { recursive: true, force: true });
  };
  try {
    for (let number = 1; number <= count; number += 1) {
      const options = {
        port: await freePort(),
        secret: SECRET,
        origins: ["http://127.0.0.1:*"],
        directory: join(directory, String(number)),
        limits: false,
      };
      const node = new Node(options);
      nodes.push(node);
      await node.set(true);
    }
    balancer = count > 1 ? await startBalancer(nodes.map(({ port }) => port)) : null;
    control = await controlOf(nodes[0]!);
  } catch (error) {
    await close();
    throw error;
  }
  const env = {
    WAMP_URL: nodes.map(({ port }) => urlOf(port)).join(","),
    WAMP_SECRET: SECRET,
    ...(balancer && { WAMP_PUBLIC_URL: urlOf(balancer.port) }),
  };
  return { env, control: `http://127.0.0.1:${(control.address() as AddressInfo).port}`, close };
}

class Node {
  readonly #options: CrossbarOptions;
  #crossbar: Crossbar | null = null;

  constructor(options: CrossbarOptions) {
    this.#options = options;
  }

  get port(): number {
    return this.#options.port;
  }

  /**
   * Starts the node, or kills it like a power cut.
   * @returns A promise that resolves afterwards.
   */
  async set(up: boolean): Promise<void> {
    if (up) this.#crossbar ??= await startCrossbar(this.#options);
    else {
      await this.#crossbar?.stop("SIGKILL");
      this.#crossbar = null;
    }
  }
}

async function controlOf(node: Node): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { up } = JSON.parse(Buffer.concat(chunks).toString()) as { up: boolean };
      await node.set(up);
      response.end("{}");
    })().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return server;
}

function urlOf(port: number): string {
  return `ws://127.0.0.1:${port}/ws`;
}
