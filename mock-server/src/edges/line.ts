/** The connection between an edge and its owner: one message of JSON a line, answered or not. */
import type { Socket } from "node:net";
import { createInterface } from "node:readline";

/** A number with a message asks for an answer; one with an answer names the question. */
type Message = readonly [kind: "tell" | "ask" | "answer", id: number, content: unknown];

export class Line<In, Out> {
  readonly #socket: Socket;
  readonly #asked = new Map<number, PromiseWithResolvers<unknown>>();
  /** Resolves when the connection has ended. */
  readonly closed: Promise<void>;
  #last = 0;

  /**
   * @param head the bytes that arrived with the upgrade.
   * @param take receives each message; the line sends its return value to a peer that asks for an answer.
   */
  constructor(socket: Socket, head: Buffer, take: (message: In) => unknown) {
    this.#socket = socket;
    socket.setNoDelay(true).setTimeout(0).setKeepAlive(true);
    if (head.length > 0) socket.unshift(head);
    // A server's socket stays half open when its peer has ended, and nobody would notice.
    for (const over of ["error", "end"]) socket.on(over, () => socket.destroy());
    createInterface(socket)
      .on("line", (line) => void this.#receive(JSON.parse(line) as Message, take))
      // It hands on the errors of its input.
      .on("error", () => undefined);
    this.closed = new Promise((resolve) => {
      socket.once("close", () => {
        for (const { reject } of this.#asked.values()) reject(new Error("The connection has ended"));
        this.#asked.clear();
        resolve();
      });
    });
  }

  tell(message: Out): void {
    this.#send("tell", 0, message);
  }

  /** Returns the answer. @throws Error when the connection ends */
  ask(message: Out): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>();
    const id = ++this.#last;
    if (this.#socket.destroyed) answer.reject(new Error("The connection has ended"));
    else this.#asked.set(id, answer);
    this.#send("ask", id, message);
    return answer.promise;
  }

  end(): void {
    this.#socket.destroy();
  }

  async #receive([kind, id, content]: Message, take: (message: In) => unknown): Promise<void> {
    if (kind === "answer") {
      this.#asked.get(id)?.resolve(content);
      this.#asked.delete(id);
      return;
    }
    const answer = await take(content as In);
    if (kind === "ask") this.#send("answer", id, answer ?? null);
  }

  #send(...message: Message): void {
    if (!this.#socket.destroyed) this.#socket.write(`${JSON.stringify(message)}\n`);
  }
}
