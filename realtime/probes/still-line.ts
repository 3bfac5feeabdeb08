/** The client's end of a WebSocket without a network: it keeps the broker's writes, and drains only on demand. */
import type { IncomingMessage, Server } from "node:http";
import { Duplex } from "node:stream";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";

const UPGRADE = {
  method: "GET",
  url: "/ws",
  headers: {
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    "sec-websocket-protocol": SUBPROTOCOL,
  },
  socket: { remoteAddress: "127.0.0.1" },
};

export class StillLine extends Duplex {
  /** The frames of each write: on a real socket, a system call. */
  readonly writes: Buffer[][] = [];
  /** From now on no write drains: the reader has stalled. */
  isStalled = false;

  /** Returns a line on which an anonymous visitor follows this topic. */
  static async hearing(server: Server, topic: string): Promise<StillLine> {
    const line = new StillLine();
    server.emit("upgrade", UPGRADE as unknown as IncomingMessage, line, Buffer.alloc(0));
    await line.#asks([WAMP.HELLO, "realm1", { roles: { subscriber: {} } }]);
    await line.#asks([WAMP.SUBSCRIBE, 1, {}, topic]);
    line.writes.length = 0;
    return line;
  }

  /** Returns the seqs of the written events, in order. */
  get seqs(): number[] {
    return this.writes
      .flat()
      .flatMap(textsOf)
      .map((text) => {
        const [type, , , , [payload]] = JSON.parse(text);
        if (type !== WAMP.EVENT) throw new Error(`An event was expected, not a message ${type}`);
        return payload.seq;
      });
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#take([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  #take(chunks: Buffer[], done: () => void): void {
    this.writes.push(chunks);
    if (!this.isStalled) done();
  }

  /** Sends a short message, masked by zeros, and waits for its answer. */
  async #asks(message: unknown[]): Promise<void> {
    const text = Buffer.from(JSON.stringify(message));
    const before = this.writes.length;
    this.push(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
    while (this.writes.length === before) await new Promise((turn) => setImmediate(turn));
  }
}

/** Returns the texts of frames between 126 and 65,535 bytes that the server wrote together. */
function textsOf(frames: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length;) {
    const end = at + HEADER_BYTES + frames.readUInt16BE(at + 2);
    texts.push(frames.toString("utf8", at + HEADER_BYTES, end));
    at = end;
  }
  return texts;
}

const HEADER_BYTES = 4;
