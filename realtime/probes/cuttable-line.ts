/** A line to a port of this machine that can be cut. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface CuttableLine {
  readonly port: number;
  /** Ends all connections and refuses new ones, until the returned function is called. */
  cut(): () => void;
  close(): void;
}

/** Opens a line to the port. */
export async function cuttableLine(port: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on("error", () => other.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, "127.0.0.1");
    keep(near, far);
    keep(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const end = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      end();
      return () => (isCut = false);
    },
    close: () => {
      end();
      server.close();
    },
  };
}
