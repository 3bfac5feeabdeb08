/** Runs tasks one after the other in a thread or a process. */
import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { QUICK_IMPORTS } from "./quick-imports.ts";
import { LOADED } from "./thread-loaded.ts";

/** The result of a task: `error` is null on success. */
export interface TaskResult {
  readonly error: string | null;
}

/** A running thread or process. */
interface Runner {
  post(task: unknown): void;
  /** Listens to results and to the end of the worker. Returns a function that stops listening. */
  on(message: (result: unknown) => void, end: (reason: Error) => void): () => void;
  /** Whether the worker keeps the server alive. */
  hold(isHeld: boolean): void;
  end(): Promise<unknown>;
}

/**
 * A worker that runs one task at a time and starts with the first task. A crash fails the current task; the next
 * task restarts the worker. An idle worker does not keep the server alive.
 */
export class TaskWorker<Task, Result extends TaskResult> {
  readonly #run: () => Runner;
  readonly #idleMs: number | null;
  readonly #longestMs: number | null;
  #runner: Runner | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /**
   * `idleMs`: the worker ends after this time without a task; null: never. `longestMs`: a task that takes longer ends
   * the worker, and fails; null: no limit.
   */
  constructor(run: () => Runner, idleMs: number | null = null, longestMs: number | null = null) {
    this.#run = run;
    this.#idleMs = idleMs;
    this.#longestMs = longestMs;
  }

  /** Starts the worker ahead of the first task. */
  start(): void {
    this.#runner ??= this.#start();
    this.#runner.hold(false);
  }

  /**
   * Queues a task.
   * @throws Error with the worker's message.
   */
  ask(task: Task): Promise<Result> {
    const mine = this.#last.then(() => this.#ask(task));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Ends the worker; waiting tasks fail. */
  async end(): Promise<void> {
    this.#isClosed = true;
    await this.#stop();
  }

  async #ask(task: Task): Promise<Result> {
    if (this.#isClosed) throw new Error("The worker was ended");
    clearTimeout(this.#idle);
    const runner = (this.#runner ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const leave = runner.on((message) => {
      const result = message as Result;
      if (result.error === null) resolve(result);
      else reject(new Error(result.error));
    }, reject);
    runner.hold(true);
    runner.post(task);
    const limit = this.#longestMs === null ? undefined : setTimeout(() => void runner.end(), this.#longestMs);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      leave();
      runner.hold(false);
      if (this.#idleMs !== null) this.#idle = setTimeout(() => void this.#stop(), this.#idleMs).unref();
    }
  }

  #stop(): Promise<unknown> {
    clearTimeout(this.#idle);
    const runner = this.#runner;
    this.#runner = null;
    return Promise.resolve(runner?.end());
  }

  #start(): Runner {
    const runner = this.#run();
    runner.on(
      () => undefined,
      () => {
        if (this.#runner === runner) this.#runner = null;
      },
    );
    return runner;
  }
}

/**
 * Starts a thread: cheap, and shares the memory of the server. Its script says when it is loaded (`thread-loaded.ts`):
 * a thread that is ended while it loads a native module ends the whole process.
 * @param data the script's `workerData`.
 */
export const inThread = (script: URL, data?: unknown) => (): Runner => {
  const worker = new Worker(script, { workerData: data, execArgv: [...QUICK_IMPORTS] });
  const isLoaded = new Promise((resolve) => worker.once("message", resolve).once("exit", resolve));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    post: (task) => worker.postMessage(task),
    on(message, end) {
      const onMessage = (result: unknown) => void (result !== LOADED && message(result));
      const onExit = () => end(new Error("The thread ended"));
      worker.on("message", onMessage).on("error", end).on("exit", onExit);
      return () => worker.off("message", onMessage).off("error", end).off("exit", onExit);
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    async end() {
      worker.ref();
      await isLoaded;
      await worker.terminate();
    },
  };
};

/**
 * Starts a process: a hostile file may crash it without harm, and its memory is freed when it ends.
 * @param nodeOptions options of Node besides those of the server.
 */
export const inProcess =
  (script: URL, nodeOptions: readonly string[] = []) =>
  (): Runner => {
    const child: ChildProcess = fork(fileURLToPath(script), {
      serialization: "advanced",
      execArgv: [...process.execArgv, ...QUICK_IMPORTS, ...nodeOptions],
    });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    return {
      post: (task) => void child.send(task as object),
      on(message, end) {
        const onExit = () => end(new Error("The process ended"));
        child.on("message", message).on("error", end).on("exit", onExit);
        return () => child.off("message", message).off("error", end).off("exit", onExit);
      },
      hold(isHeld) {
        if (isHeld) child.ref();
        else child.unref();
        if (isHeld) child.channel?.ref();
        else child.channel?.unref();
      },
      end() {
        child.kill();
        return ended;
      },
    };
  };
