/** An embedded router on a free port of this machine. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createBroker, type Broker, type BrokerOptions } from "../broker.ts";

export interface ListeningBroker {
  readonly broker: Broker;
  readonly server: Server;
  readonly port: number;
  readonly url: string;
}

/** Starts a router for which no token is valid unless the options say so. The test closes broker and server. */
export async function listeningBroker(options: Partial<BrokerOptions> = {}): Promise<ListeningBroker> {
  const broker = createBroker({ authenticate: async () => null, backendSecret: "secret", ...options });
  const server = createServer();
  broker.attach(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { broker, server, port, url: `ws://127.0.0.1:${port}/ws` };
}
