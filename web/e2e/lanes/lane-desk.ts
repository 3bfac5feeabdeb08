/** An operator of a lane without a browser, so that the lane goes on. */
import { type APIRequestContext, expect } from "@playwright/test";
import type { FreshLane } from "./lane-market.ts";

/** Interval of signs of life, ms: after ten seconds without one the lane pauses. */
const BEAT_MS = 2_500;
const LONGEST_AWAY_S = 8;

export interface Desk {
  finalCall(lot: number): Promise<void>;
  say(text: string): Promise<void>;
  pause(reason: string): Promise<void>;
  resume(): Promise<void>;
  /** Sends a sign of life. */
  beat(): Promise<void>;
  /** Stops the signs of life; the lane pauses ten seconds later. */
  leave(): void;
}

/** Opens the lane and sends signs of life until told to leave. */
export async function atDesk(
  request: APIRequestContext,
  { id, auctioneer }: Pick<FreshLane, "id" | "auctioneer">,
): Promise<Desk> {
  const control = async (what: string, body: object): Promise<void> => {
    const answer = await request.post(`/api/live/ctrl/${what}`, {
      headers: { authorization: `Bearer ${auctioneer}`, "idempotency-key": crypto.randomUUID() },
      data: { id_queue: id, ...body },
    });
    expect(answer.status(), `${what}: ${await answer.text()}`).toBe(200);
  };
  const { beat: signOfLife } = deskOf(request, { id, auctioneer });
  await control("open", {});
  await signOfLife();
  const timer = setInterval(() => void signOfLife(), BEAT_MS);
  return {
    finalCall: (lot) => control("final-call", { id_auction: lot }),
    say: (text) => control("message", { text }),
    pause: (reason) => control("pause", { reason }),
    resume: () => control("resume", {}),
    beat: signOfLife,
    leave: () => clearInterval(timer),
  };
}

/** Returns the desk of a lane's auctioneer who is there already, such as in a window. */
export function deskOf(
  request: APIRequestContext,
  { id, auctioneer }: Pick<FreshLane, "id" | "auctioneer">,
): Pick<Desk, "beat"> {
  return {
    async beat() {
      await request
        .post("/api/live/ctrl/presence", {
          headers: { authorization: `Bearer ${auctioneer}` },
          data: { id_queue: id },
        })
        // The journey may end during a call.
        .catch(() => undefined);
    },
  };
}

/**
 * Moves the clock, while the operators send signs of life. It stands still between the steps: on a busy machine a
 * running clock passes the ten seconds before the next sign of life.
 */
export async function advance(
  request: APIRequestContext,
  seconds: number,
  ...desks: readonly Pick<Desk, "beat">[]
): Promise<void> {
  const change = async (data: object): Promise<void> => {
    const answer = await request.post("/_mock/clock", { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const clock = (await (await request.get("/_mock/clock")).json()) as { data: { rate: number } };
  await change({ freeze: true });
  for (let left = seconds; left > 0; left -= LONGEST_AWAY_S) {
    // oxlint-disable no-await-in-loop -- the operators send signs of life at each step
    await Promise.all(desks.map((desk) => desk.beat()));
    await change({ advance_ms: Math.min(left, LONGEST_AWAY_S) * 1_000 });
    // oxlint-enable no-await-in-loop
  }
  await Promise.all(desks.map((desk) => desk.beat()));
  if (clock.data.rate > 0) await change({ freeze: false });
}
