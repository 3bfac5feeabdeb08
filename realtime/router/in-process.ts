/** A link without a socket: the same messages and the same session, passed as objects. */
import type { Transport } from "../src/transport.ts";
import type { Link } from "./host.ts";
import type { Session } from "./session.ts";

/** Links within the process, which can all be cut and refused. */
export class InProcessLinks {
  readonly #open: (link: Link) => Session;
  readonly #links = new Set<Transport>();
  #isSuspended = false;

  constructor(open: (link: Link) => Session) {
    this.#open = open;
  }

  /** Opens a session over such a link and returns the client's end. */
  connect(): Transport {
    const link = inProcess(this.#open, () => this.#links.delete(link));
    this.#links.add(link);
    if (this.#isSuspended) link.close();
    return link;
  }

  /** Cuts all links, and each that would still open. */
  suspend(): void {
    this.#isSuspended = true;
    for (const link of this.#links) link.close();
  }

  resume(): void {
    this.#isSuspended = false;
  }
}

function inProcess(open: (link: Link) => Session, ended: () => void): Transport {
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
        ended();
        session.closed();
        near.onClose("closed");
      });
    },
  };
  /** Answers wait for the next turn of the event loop, so that a busy publisher does not starve the sockets. */
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
    address: "",
    countTo: () => undefined,
    takeMessage: () => true,
    offended: () => undefined,
    send: toClient,
    deliver: (event) => toClient(event.message),
    close: () => near.close(),
  });
  queueMicrotask(() => near.onOpen());
  return near;
}
