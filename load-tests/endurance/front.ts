/** An address before servers that come and go, as a balancer has. */
import { createServer, connect, type NetConnectOpts, type Socket } from "node:net";
import { freePort } from "../bin/server.ts";

export interface Front {
  /** Such as http://127.0.0.1:41234. */
  readonly url: string;
  readonly port: number;
  /** Leads to another server, or to none. All connections end. */
  leadTo(next: NetConnectOpts | null): void;
  close(): void;
}

/** Opens an address that leads to one server at a time, or to none: every connection then ends. */
export async function openFront(): Promise<Front> {
  let target: NetConnectOpts | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = target === null ? socket.destroy() : connect(target);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one);
      one
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
    }
    if (upstream !== socket) socket.pipe(upstream).pipe(socket);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    leadTo(next) {
      target = next;
      for (const socket of sockets) socket.destroy();
    },
    close: () => void server.close(),
  };
}
