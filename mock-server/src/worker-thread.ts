import { Worker } from "node:worker_threads";

/** What a thread answers: `error` null when it has done what it was asked. */
export interface TaskResult {
  readonly error: string | null;
}

/**
 * One worker thread that does one thing after the other, started with the first order if not before; a crash fails that
 * order, and the next one starts it anew. Idle, it keeps no process alive.
 */
export class WorkerThread<Order, Answer extends TaskResult> {
  readonly #script: URL;
  readonly #data: unknown;
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** `data`: what the script finds as its `workerData`. */
  constructor(script: URL, data?: unknown) {
    this.#script = script;
    this.#data = data;
  }

  /** Starts it already, so that the first order finds it ready. */
  start(): void {
    this.#worker ??= this.#start();
    this.#worker.unref();
  }

  /** Its turn comes when those before it are answered. @throws Error with what went wrong. */
  ask(order: Order): Promise<Answer> {
    const mine = this.#last.then(() => this.#ask(order));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Ends it; what still waits fails. */
  async end(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  async #ask(order: Order): Promise<Answer> {
    if (this.#isClosed) throw new Error("The thread was ended");
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const onMessage = (answer: Answer): void =>
      answer.error === null ? resolve(answer) : reject(new Error(answer.error));
    const onExit = (): void => reject(new Error("The thread ended"));
    worker.once("message", onMessage).once("error", reject).once("exit", onExit);
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order);
    try {
      return await promise;
    } finally {
      worker.off("message", onMessage).off("error", reject).off("exit", onExit);
      worker.unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { workerData: this.#data });
    // Whoever waits hears of it by its own listener; idle, it only means a new start with the next order.
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }
}
