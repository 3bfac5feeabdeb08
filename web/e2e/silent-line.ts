/** A line between browser and server that can fall silent, as a dead Wi-Fi does: what is sent is neither heard nor refused. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SilentLine {
  /** The server as it is reached over this line. */
  readonly url: string;
  /** From now on nothing comes through, in either direction; every connection stays open. */
  fallSilent(): void;
  /** What was sent meanwhile comes through, as packets that are sent again do. */
  comeBack(): void;
  stop(): Promise<void>;
}

/** In: where the server is. Out: a line to it that works. */
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
