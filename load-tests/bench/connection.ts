/** One HTTP connection of the bench, which writes its requests by hand. */
import { connect, type Socket } from "node:net";

/** The reply to one bid. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Time from the first byte sent to the last byte read, ms. */
  readonly ms: number;
}

const HEAD_END = "\r\n\r\n";

/**
 * A keep-alive HTTP connection with one request at a time. A client library would use more of the generator's core
 * than the server uses of its own.
 */
export class Connection {
  readonly #socket: Socket;
  #buffer = "";
  #sentAt = 0;
  #settle: ((answer: Answer | Error) => void) | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => this.#read(text));
    socket.on("error", (error) => this.#finish(error));
    socket.on("close", () => this.#finish(new Error("The server closed the connection")));
  }

  static open(url: URL): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname, () => resolve(new Connection(socket)));
      socket.once("error", reject);
    });
  }

  /**
   * Sends one complete request.
   * @throws Error when the connection breaks.
   */
  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
      this.#sentAt = performance.now();
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#buffer += text;
    const headEnd = this.#buffer.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#buffer.slice(0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.#finish(new Error(`No content-length:\n${head}`));
    const end = headEnd + HEAD_END.length + Number(length);
    if (this.#buffer.length < end) return;
    const body = this.#buffer.slice(headEnd + HEAD_END.length, end);
    this.#buffer = this.#buffer.slice(end);
    this.#finish({ status: Number(head.slice(9, 12)), body, ms: performance.now() - this.#sentAt });
  }

  #finish(answer: Answer | Error): void {
    const settle = this.#settle;
    this.#settle = null;
    settle?.(answer);
  }
}
