/** Following one topic on a client. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TopicListener } from "./registry.ts";
import { follow, type FollowOptions } from "./follow.ts";
import type { Envelope, Fetched } from "./resync.ts";

const event = (seq: number): Envelope => ({ v: 1, epoch: "a", prev: seq - 1, seq, at: 0, kind: "bid" });
const snapshot = (seq: number): Fetched<number, Envelope> => ({
  kind: "snapshot",
  epoch: "a",
  seq,
  state: seq,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A client whose router the test plays. */
function scene(fetch: FollowOptions<number, Envelope>["fetch"]) {
  const calls: (string | number)[] = [];
  let listener: TopicListener = { event: () => {} };
  const client = {
    subscribe: (_: string, given: TopicListener) => {
      listener = given;
      return () => void calls.push("unsubscribed");
    },
  };
  const fetched = vi.fn<typeof fetch>(fetch);
  const following = follow<number, Envelope>(client, {
    topic: "auction.lot.1",
    fetch: fetched,
    reset: (state) => void calls.push(`=${state}`),
    apply: ({ seq }) => void calls.push(seq),
    onSync: (synced) => void calls.push(synced ? "in sync" : "out of sync"),
  });
  return { calls, following, fetched, listener };
}

describe("following a topic", () => {
  test("fetches after the subscription, and applies from there", async () => {
    const { calls, listener, fetched } = scene(async () => snapshot(5));
    expect(fetched).not.toHaveBeenCalled();
    listener.subscribed?.();
    listener.event(event(6));
    await vi.advanceTimersByTimeAsync(0);
    listener.event(event(7));
    expect(calls).toEqual(["=5", 6, "in sync", 7]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(null, expect.any(AbortSignal));
  });

  test("asks again, less and less often, while the fetch fails", async () => {
    const { calls, listener, fetched } = scene(async () => {
      throw new Error("503");
    });
    listener.subscribed?.();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetched.mock.calls.length).toBeGreaterThan(2);
    expect(fetched.mock.calls.length).toBeLessThan(6);
    fetched.mockResolvedValue(snapshot(5));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls).toEqual(["=5", "in sync"]);
  });

  test("is out of sync without a link, and catches up within a second or so of the next", async () => {
    let seq = 5;
    const { calls, listener, fetched } = scene(async () => snapshot(seq));
    listener.subscribed?.();
    await vi.advanceTimersByTimeAsync(0);
    listener.lost?.();
    seq = 9;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetched).toHaveBeenCalledOnce();
    listener.subscribed?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toEqual(["=5", "in sync", "out of sync", "=9", "in sync"]);
  });

  test("fetches a gap from its position", async () => {
    const { calls, listener, fetched } = scene(async () => snapshot(5));
    listener.subscribed?.();
    await vi.advanceTimersByTimeAsync(0);
    fetched.mockResolvedValue({ kind: "missed", epoch: "a", events: [event(6), event(7)], complete: true });
    listener.event(event(8));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched).toHaveBeenLastCalledWith({ epoch: "a", seq: 5 }, expect.any(AbortSignal));
    expect(calls).toEqual(["=5", "in sync", "out of sync", 6, 7, 8, "in sync"]);
  });

  test("fetches when it learns of more, and on demand", async () => {
    let seq = 5;
    const { calls, listener, following } = scene(async () => snapshot(seq));
    listener.subscribed?.();
    await vi.advanceTimersByTimeAsync(0);
    seq = 6;
    following.noteHead({ epoch: "a", seq: 6 });
    await vi.advanceTimersByTimeAsync(1_000);
    seq = 7;
    following.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(["=5", "in sync", "out of sync", "=6", "in sync", "=7"]);
    expect([following.synced, following.position]).toEqual([true, { epoch: "a", seq: 7 }]);
  });

  test("gets nothing after its end, not even a reply in transit", async () => {
    const { calls, listener, following, fetched } = scene(
      (_, signal) =>
        new Promise((resolve) => setTimeout(() => resolve(snapshot(signal.aborted ? 0 : 5)), 100)),
    );
    listener.subscribed?.();
    await vi.advanceTimersByTimeAsync(50);
    following.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toEqual(["unsubscribed"]);
    expect(fetched.mock.calls[0]?.[1].aborted).toBe(true);
  });
});
