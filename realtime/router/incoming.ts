/** The frames of one client, within its quotas. */
import type { Address } from "./address.ts";
import { Bucket } from "./bucket.ts";
import type { Limits } from "./limits.ts";
import type { Session } from "./session.ts";
import type { WebSocketLink } from "./websocket-link.ts";

/** Bytes that are read after the end of a session: the goodbye of the client, and bytes that were on their way. */
const AFTERWARDS = 4 * 1024;
/** Bytes of a part: more than any message of a client of ours. */
const PART = 2 * 1024;
/** Messages of a client until it is logged in: HELLO and AUTHENTICATE. */
const LOGIN_MESSAGES = 2;

/** Checks what one client sends before anything is parsed. The backend is not limited. */
export class Incoming {
  readonly #session: Session;
  readonly #link: WebSocketLink;
  readonly #limits: Limits;
  readonly #bytes: Bucket;
  #beforeLogin = 0;
  #afterwards = 0;

  constructor(session: Session, link: WebSocketLink, limits: Limits) {
    this.#session = session;
    this.#link = link;
    this.#limits = limits;
    this.#bytes = new Bucket(limits.bytesPerSecond, limits.byteBurst, performance.now());
  }

  /**
   * Hands the bytes on in small parts while the quotas last, so that a part which ends the session is the last one
   * that costs time. The rest of a flood is dropped: to cut the link now would lose the reason on its way to the client.
   */
  bytes(bytes: Buffer, address: Address, read: (part: Buffer) => void): void {
    if (this.#isBackend) return read(bytes);
    const now = performance.now();
    if (!this.#bytes.take(now, bytes.length) || !address.takeBytes(now, bytes.length)) {
      address.offended(now);
      return this.#link.cut("sends too much");
    }
    for (let start = 0; start < bytes.length; start += PART) {
      if (this.#session.isOver && (this.#afterwards += PART) > AFTERWARDS) return;
      const part = bytes.length > PART ? bytes.subarray(start, start + PART) : bytes;
      this.#countBeforeLogin(part.length);
      read(part);
    }
  }

  /** Ends a login that takes too many bytes: empty fragments are no message, and cost as much. */
  #countBeforeLogin(bytes: number): void {
    if (this.#session.principal || this.#session.isOver) return;
    this.#beforeLogin += bytes;
    if (this.#beforeLogin > LOGIN_MESSAGES * this.#limits.helloBytes)
      this.#session.violation("Too long for a login");
  }

  message(data: Buffer, isBinary: boolean): void {
    const session = this.#session;
    // The rest of the bytes that came with the message which ended the session.
    if (session.isOver) return;
    if (isBinary) return session.violation("Text frames only");
    if (!this.#isBackend) {
      if (!session.principal && data.length > this.#limits.helloBytes)
        return session.violation("Too long for a login");
      if (openings(data) > this.#limits.brackets) return session.violation("Too many lists and objects");
    }
    let message: unknown;
    try {
      message = JSON.parse(data.toString());
    } catch {
      return session.violation("Not JSON");
    }
    session.receive(message);
  }

  get #isBackend(): boolean {
    return this.#session.principal?.role === "backend";
  }
}

const BRACKET = 0x5b;
const BRACE = 0x7b;

/** The number of opening brackets and braces, which no depth exceeds. */
function openings(data: Buffer): number {
  let count = 0;
  for (const byte of data) if (byte === BRACKET || byte === BRACE) count += 1;
  return count;
}
