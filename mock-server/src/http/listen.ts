/** Binds the port of the server. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/** A bound port, before the server can answer. */
export interface Port {
  readonly number: number;
  /** Answers requests from now on. */
  answerWith(listener: Listener): void;
  /** Takes no new connection; resolves when the requests in progress are answered, or after `withinMs`. */
  finish(withinMs: number): Promise<void>;
  /** Closes all remaining connections. Resolves when the port is free. */
  free(): Promise<void>;
}

const LOOK_AGAIN_MS = 10;

/**
 * Binds a port (0: any free one).
 * @param first answers requests until `answerWith`.
 * @throws the error of listen, such as EADDRINUSE
 */
export async function bindPort(server: Server, port: number, host: string, first: Listener): Promise<Port> {
  let answer = first;
  let underWay = 0;
  const isBusy = () => underWay > 0;
  const ended = () => void underWay--;
  server.on("request", (incoming, outgoing) => {
    underWay++;
    outgoing.on("close", ended);
    answer(incoming, outgoing);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(port, host, resolve);
  await promise;
  server.off("error", reject);
  const closed = new Promise<void>((done) => server.once("close", done));
  return {
    number: (server.address() as AddressInfo).port,
    answerWith(listener) {
      answer = listener;
    },
    async finish(withinMs) {
      server.close();
      const deadline = performance.now() + withinMs;
      while (isBusy() && performance.now() < deadline) await wait(LOOK_AGAIN_MS);
    },
    async free() {
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
