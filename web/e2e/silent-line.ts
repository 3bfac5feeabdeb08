/**
 * A connection between browser and server that can fall silent, as a dead Wi-Fi does: nothing arrives, and nothing is
 * refused.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SilentLine {
  /** The server's address over this connection. */
  readonly url: string;
  /** Stops everything in both directions; connections stay open. */
  fallSilent(): void;
  /** Delivers everything that was sent meanwhile, as repeated packets do. */
  comeBack(): void;
  stop(): Promise<void>;
}

/** Opens a working connection to a server. */
export async function silentLine(server: string): Promise<SilentLine> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let isSilent = false;

  const listener = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");

  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    comeBack() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, "close");
    },
  };
}
