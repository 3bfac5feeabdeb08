/** A link without a socket: the same messages and sessions, passed on as objects in the next microtask. */
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
  const toClient = (message: readonly unknown[]): void => {
    if (!closed) queueMicrotask(() => near.onMessage(message));
  };
  const session = open({
    send: toClient,
    deliver: (event) => toClient(event.message),
    close: () => near.close(),
  });
  queueMicrotask(() => near.onOpen());
  return near;
}
