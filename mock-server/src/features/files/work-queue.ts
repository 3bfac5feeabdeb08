/** Runs picture work one piece at a time. `QueueFull` is thrown when too many requests wait. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

interface Job {
  readonly key: string;
  readonly done: Promise<void>;
  readonly settle: (error: unknown) => void;
  urgent: boolean;
}

/**
 * Runs one piece of work at a time, each key once: requests for a waiting or running key share its result.
 * Requested work goes before prepared work. A failure is not cached, so the next request tries again.
 */
export class WorkQueue {
  readonly #run: (key: string) => Promise<void>;
  readonly #mostWaiting: number;
  readonly #jobs = new Map<string, Job>();
  #running = false;

  /** `run` does the work of a key; `mostWaiting` limits the urgent keys. */
  constructor(run: (key: string) => Promise<void>, mostWaiting: number) {
    this.#run = run;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Resolves when the key's work is done.
   * @throws QueueFull, or the error of the work.
   */
  async ask(key: string): Promise<void> {
    const known = this.#jobs.get(key);
    if (known) {
      known.urgent = true;
      return await known.done;
    }
    const waiting = [...this.#jobs.values()].filter(({ urgent }) => urgent).length;
    if (waiting >= this.#mostWaiting) throw new QueueFull(`${waiting} pieces of work wait already`);
    await this.#add(key, true).done;
  }

  /** Runs the key's work when nothing else is requested. */
  prepare(key: string): void {
    if (!this.#jobs.has(key)) this.#add(key, false).done.catch(() => undefined);
  }

  #add(key: string, urgent: boolean): Job {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settle = (error: unknown): void => (error === null ? resolve() : reject(error));
    const job: Job = { key, urgent, done: promise, settle };
    this.#jobs.set(key, job);
    void this.#drain();
    return job;
  }

  #next(): Job | undefined {
    const waiting = [...this.#jobs.values()];
    return waiting.find(({ urgent }) => urgent) ?? waiting[0];
  }

  async #drain(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let job = this.#next(); job; job = this.#next()) {
      const error: unknown = await this.#run(job.key).then(
        () => null,
        (reason: unknown) => reason,
      );
      this.#jobs.delete(job.key);
      job.settle(error);
    }
    this.#running = false;
  }
}
