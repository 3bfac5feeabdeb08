/** The rules of one ordered topic. */
import { describe, expect, test } from "vitest";
import { OrderedTopic, type Envelope, type Fetched, type Step } from "./resync.ts";

interface Event extends Envelope {
  price: number;
}

const event = (seq: number, prev = seq - 1, epoch = "a"): Event => ({
  v: 1,
  epoch,
  prev,
  seq,
  at: 0,
  kind: "bid",
  price: seq,
});
const snapshot = (seq: number, epoch = "a"): Fetched<number, Event> => ({
  kind: "snapshot",
  epoch,
  seq,
  state: seq,
});
const seqs = (step: Step<number, Event>) => step.apply.map(({ seq }) => seq);

function inSyncAt(seq: number): OrderedTopic<number, Event> {
  const topic = new OrderedTopic<number, Event>();
  topic.subscribed();
  topic.fetched(snapshot(seq));
  return topic;
}

describe("an ordered topic", () => {
  test("asks for a fetch after the subscription", () => {
    const topic = new OrderedTopic<number, Event>();
    expect(topic.subscribed()).toEqual({ apply: [], fetch: true });
    expect(topic.synced).toBe(false);
  });

  test("holds events back until the snapshot is there, and then applies the newer ones", () => {
    const topic = new OrderedTopic<number, Event>();
    topic.subscribed();
    for (const seq of [4, 5, 6]) expect(seqs(topic.received(event(seq)))).toEqual([]);
    const step = topic.fetched(snapshot(5));
    expect([step.reset, seqs(step), step.fetch, topic.synced]).toEqual([5, [6], false, true]);
    expect(topic.position).toEqual({ epoch: "a", seq: 6 });
  });

  test("applies the next event at once, also when it skips seqs without events", () => {
    const topic = inSyncAt(5);
    expect(seqs(topic.received(event(6)))).toEqual([6]);
    expect(seqs(topic.received(event(9, 6)))).toEqual([9]);
  });

  test("drops events that it has already", () => {
    const topic = inSyncAt(5);
    expect(topic.received(event(5))).toEqual({ apply: [], fetch: false });
    expect(topic.received(event(3))).toEqual({ apply: [], fetch: false });
    expect(topic.synced).toBe(true);
  });

  test("fetches a gap from its position on, and applies the rest after it", () => {
    const topic = inSyncAt(5);
    expect(topic.received(event(8))).toEqual({ apply: [], fetch: true });
    expect([topic.synced, topic.position]).toEqual([false, { epoch: "a", seq: 5 }]);
    topic.received(event(9));
    const step = topic.fetched({ kind: "missed", epoch: "a", events: [event(6), event(7)], complete: true });
    expect([seqs(step), step.fetch, topic.synced]).toEqual([[6, 7, 8, 9], false, true]);
  });

  test("fetches again when one reply did not hold all missed events", () => {
    const topic = inSyncAt(1);
    topic.received(event(9));
    const first = topic.fetched({
      kind: "missed",
      epoch: "a",
      events: [event(2), event(3)],
      complete: false,
    });
    expect([seqs(first), first.fetch]).toEqual([[2, 3], true]);
    const second = topic.fetched({
      kind: "missed",
      epoch: "a",
      events: [4, 5, 6, 7, 8].map((seq) => event(seq)),
      complete: true,
    });
    expect([seqs(second), topic.synced]).toEqual([[4, 5, 6, 7, 8, 9], true]);
  });

  test("starts over when an event of another epoch comes", () => {
    const topic = inSyncAt(50);
    expect(topic.received(event(2, 1, "b"))).toEqual({ apply: [], fetch: true });
    const step = topic.fetched(snapshot(2, "b"));
    expect([step.reset, seqs(step), topic.position]).toEqual([2, [], { epoch: "b", seq: 2 }]);
  });

  test("fetches once more when another epoch began while the reply was in transit", () => {
    const topic = new OrderedTopic<number, Event>();
    topic.subscribed();
    topic.received(event(2, 1, "b"));
    const step = topic.fetched(snapshot(50, "a"));
    expect([step.reset, step.fetch, topic.synced]).toEqual([50, true, false]);
    expect([topic.fetched(snapshot(2, "b")).reset, topic.synced]).toEqual([2, true]);
  });

  test("asks for a snapshot when the missed events are of another epoch", () => {
    const topic = inSyncAt(50);
    topic.received(event(52));
    expect(topic.fetched({ kind: "missed", epoch: "b", events: [], complete: true }).fetch).toBe(true);
    expect(topic.position).toBeNull();
  });

  test("ignores a snapshot that is older than applied events", () => {
    const topic = inSyncAt(5);
    topic.received(event(6));
    const step = topic.fetched(snapshot(5));
    expect("reset" in step).toBe(false);
    expect([topic.synced, topic.position?.seq]).toEqual([true, 6]);
  });

  test("fetches when it learns that the topic is further", () => {
    const topic = inSyncAt(5);
    expect(topic.noteHead({ epoch: "a", seq: 5 }).fetch).toBe(false);
    expect(topic.noteHead({ epoch: "a", seq: 6 }).fetch).toBe(true);
    expect(inSyncAt(5).noteHead({ epoch: "b", seq: 1 }).fetch).toBe(true);
  });

  test("is out of sync after a fetch that is older than the position it learned meanwhile", () => {
    const topic = new OrderedTopic<number, Event>();
    topic.subscribed();
    topic.noteHead({ epoch: "a", seq: 7 });
    expect([topic.fetched(snapshot(6)).fetch, topic.synced]).toEqual([true, false]);
    expect([topic.fetched(snapshot(7)).fetch, topic.synced]).toEqual([false, true]);
  });

  test("is out of sync while its heartbeats are late, but goes on", () => {
    const topic = inSyncAt(5);
    topic.doubt(true);
    expect([topic.received(event(6)).apply.length, topic.synced]).toEqual([1, false]);
    topic.doubt(false);
    expect([topic.synced, topic.position?.seq]).toEqual([true, 6]);
  });

  test("fetches after a gap in the heartbeats", () => {
    const topic = inSyncAt(5);
    expect([topic.mistrust().fetch, topic.synced]).toEqual([true, false]);
    topic.fetched(snapshot(5));
    expect(topic.synced).toBe(true);
  });

  test("is out of sync without a link, whatever it fetches", () => {
    const topic = inSyncAt(5);
    topic.disconnected();
    expect(topic.synced).toBe(false);
    expect(topic.fetched(snapshot(7)).reset).toBe(7);
    expect(topic.synced).toBe(false);
    topic.subscribed();
    topic.fetched(snapshot(7));
    expect(topic.synced).toBe(true);
  });
});
