/** The server's clock as a client knows it: by what it says of itself every 2 s, and by the local monotonic one between. */

/** Samples older than this say nothing any more: the local clock drifts, networks change (ms). */
const WINDOW_MS = 60_000;
/** A sample this far behind the estimate is no slow network but a clock that was set back (ms). */
const SET_BACK_MS = 5_000;

export class ServerClock {
  #rate = 1;
  #samples: { local: number; offset: number }[] = [];

  /** The rate last heard: 1 in ordinary time, 0 while frozen. */
  get rate(): number {
    return this.#rate;
  }

  /**
   * Takes one statement of the server.
   * @param server its time, ms since 1970
   * @param rate how fast its clock runs
   * @param local the local monotonic instant at which the statement arrived, ms
   */
  sample(server: number, rate: number, local: number): void {
    const offset = server - rate * local;
    const known = this.#offset();
    const isSetBack = known !== null && offset < known - SET_BACK_MS;
    // A clock that stands is where it was last said to be, however late that is heard.
    if (rate !== this.#rate || rate === 0 || isSetBack) this.restart();
    this.#rate = rate;
    this.#samples.push({ local, offset });
    this.#samples = this.#samples.filter((sample) => local - sample.local <= WINDOW_MS);
  }

  /** Forgets what was said: another state was brought back, and its time with it. */
  restart(): void {
    this.#samples = [];
  }

  /** The server's time at this local instant, ms since 1970; null before the first sample. */
  at(local: number): number | null {
    const offset = this.#offset();
    return offset === null ? null : offset + this.#rate * local;
  }

  /** The largest: a statement can only arrive late, so the one least delayed is nearest to the truth. */
  #offset(): number | null {
    return this.#samples.reduce<number | null>((most, { offset }) => Math.max(most ?? offset, offset), null);
  }
}
