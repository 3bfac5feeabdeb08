/**
 * The server's clock as a client knows it: from the server's messages every 2 s, and from the local monotonic clock
 * between them.
 */

/** Older samples are discarded: the local clock drifts, networks change (ms). */
const WINDOW_MS = 60_000;
/** A sample this far behind the estimate means a clock that was set back, not a slow network (ms). */
const SET_BACK_MS = 5_000;

export class ServerClock {
  #rate = 1;
  #samples: { local: number; offset: number }[] = [];

  /** The last rate: 1 in ordinary time, 0 while frozen. */
  get rate(): number {
    return this.#rate;
  }

  /**
   * Takes one time message of the server.
   * @param server The server's time, ms since 1970.
   * @param rate The rate of the server's clock.
   * @param local The local monotonic instant of arrival, ms.
   */
  sample(server: number, rate: number, local: number): void {
    const offset = server - rate * local;
    const known = this.#offset();
    const isSetBack = known !== null && offset < known - SET_BACK_MS;
    // A frozen clock stays at its last stated time, however late the message comes.
    if (rate !== this.#rate || rate === 0 || isSetBack) this.restart();
    this.#rate = rate;
    this.#samples.push({ local, offset });
    this.#samples = this.#samples.filter((sample) => local - sample.local <= WINDOW_MS);
  }

  /** Forgets all samples after a restore, which changes the time. */
  restart(): void {
    this.#samples = [];
  }

  /** Returns the server's time at this local instant, ms since 1970; null before the first sample. */
  at(local: number): number | null {
    const offset = this.#offset();
    return offset === null ? null : offset + this.#rate * local;
  }

  /** Returns the largest estimate: messages can only be late, so the least delayed one is nearest to the truth. */
  #offset(): number | null {
    return this.#samples.reduce<number | null>((most, { offset }) => Math.max(most ?? offset, offset), null);
  }
}
