/** A balancer for several nodes of a router. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Balancer {
  readonly port: number;
  close(): void;
}

/** Hands each connection to the next port, or to the one after it when the port does not answer. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const join = (client: Socket, tries: number): void => {
    const port = ports[(turn += 1) % ports.length]!;
    const node = connect(port, "127.0.0.1");
    let isJoined = false;
    node.on("connect", () => {
      isJoined = true;
      client.pipe(node).pipe(client);
    });
    node.on("error", () => {
      if (!isJoined && tries > 1) join(client, tries - 1);
      else client.destroy();
    });
    node.on("close", () => isJoined && client.destroy());
    client.on("close", () => node.destroy());
  };
  const server = createServer({ pauseOnConnect: true }, (client) => {
    sockets.add(client);
    client.on("close", () => sockets.delete(client));
    client.on("error", () => client.destroy());
    join(client, ports.length);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
