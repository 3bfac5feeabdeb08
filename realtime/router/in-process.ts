/** A link without a socket: the same messages and the same session, passed on as objects. */
import type { Transport } from "../src/transport.ts";
import type { Link } from "./host.ts";
import type { Session } from "./session.ts";

/** Opens a session over such a link and returns the client's end of it. */
export function inProcess(open: (link: Link) => Session): Transport {
  let closed = false;
  const near: Transport = {
    onOpen: () => {},
    onMessage: () => {},
    onClose: () => {},
    send: (message) => {
      if (!closed) queueMicrotask(() => session.receive(message));
    },
    close: () => {
      if (closed) return;
      closed = true;
      queueMicrotask(() => {
        session.closed();
        near.onClose("closed");
      });
    },
  };
  /** Answers wait for the next turn of the event loop, so that a publisher in full flow lets the sockets be served. */
  let waiting: (readonly unknown[])[] = [];
  const toClient = (message: readonly unknown[]): void => {
    if (closed) return;
    if (waiting.push(message) > 1) return;
    setImmediate(() => {
      const messages = waiting;
      waiting = [];
      for (const each of messages) near.onMessage(each);
    });
  };
  const session = open({
    send: toClient,
    deliver: (event) => toClient(event.message),
    close: () => near.close(),
  });
  queueMicrotask(() => near.onOpen());
  return near;
}
