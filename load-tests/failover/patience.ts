/** A client that waits for its servers. */
import { setTimeout as wait } from "node:timers/promises";
import type { Way } from "../power-cut/world.ts";
import { callWithRetry } from "../endurance/server-under-test.ts";

/** A call that no server answers is sent again for this long, ms. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 50;

/** Sends a call again, under the same key, until a server answers it. */
export class Patience implements Way {
  /** The longest wait for an answer, ms. */
  longestMs = 0;

  readonly call: Way["call"] = (url, id, given) => this.#answered(id, () => callWithRetry(url, id, given));
  readonly fetch: Way["fetch"] = (to, init) => this.#answered("a page", () => fetch(to, init));

  async #answered<A extends { readonly status: number }>(what: string, ask: () => Promise<A>): Promise<A> {
    const began = performance.now();
    for (;;) {
      const answer = await ask().catch(() => null);
      const waited = performance.now() - began;
      this.longestMs = Math.max(this.longestMs, waited);
      if (answer && answer.status < 500) return answer;
      if (waited > PATIENCE_MS) throw new Error(`${what} was not answered for ${PATIENCE_MS} ms`);
      await wait(AGAIN_MS);
    }
  }
}
