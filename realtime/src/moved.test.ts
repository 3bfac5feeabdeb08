/** The content of a router's heartbeats. */
import { describe, expect, it } from "vitest";
import { MovedTopics } from "./moved.ts";
import { laneTopic, lotTopic, userTopic } from "./topics.ts";

const at = (seq: number, epoch = "a"): object => ({ v: 1, epoch, prev: seq - 1, seq, at: 1, kind: "bid" });
const BEAT = { v: 1, now: 5, rate: 1, epoch: "a", lanes: {}, online: {}, paused: null } as const;

function heartbeat(moved: MovedTopics) {
  const [page] = moved.next("a");
  moved.took(page!);
  return page!.moved;
}

describe("a heartbeat", () => {
  it("tells the last seq of each lot and lane since the one before, once", () => {
    const moved = new MovedTopics();
    moved.note(lotTopic(7), at(2));
    moved.note(lotTopic(7), at(3));
    moved.note(laneTopic(4), at(9));
    moved.note("auction.lots", { v: 1, epoch: "a", items: [] });
    expect(heartbeat(moved)).toMatchObject({ n: 1, since: 0, lots: { 7: 3 }, lanes: { 4: 9 } });
    expect(heartbeat(moved)).toMatchObject({ n: 2, since: 1, lots: {}, lanes: {} });
  });

  it("repeats the changes of a lost message, and says so", () => {
    const moved = new MovedTopics();
    heartbeat(moved);
    moved.note(lotTopic(7), at(3));
    moved.note(lotTopic(8), at(5));
    const [lost] = moved.next("a");
    moved.note(lotTopic(7), at(4));
    moved.failed(lost!);
    expect(heartbeat(moved)).toMatchObject({ n: 3, since: 1, lots: { 7: 4, 8: 5 } });
    expect(heartbeat(moved)).toMatchObject({ n: 4, since: 3, lots: {} });
  });

  it("tells nothing of another database", () => {
    const moved = new MovedTopics();
    moved.note(lotTopic(7), at(3, "before the restore"));
    expect(heartbeat(moved).lots).toEqual({});
  });

  it("stays below 4 kB and a hundredth of a core when 10,000 lots move at once", () => {
    const moved = new MovedTopics();
    const topics = Array.from({ length: 10_000 }, (_, i) => lotTopic(90_000 + i));
    const took: number[] = [];
    let parts: string[] = [];
    for (let round = 1; round <= 20; round += 1) {
      const event = at(1_000 + round);
      const start = process.cpuUsage();
      for (const topic of topics) moved.note(topic, event);
      parts = moved.next("a").map((page) => {
        moved.took(page);
        return JSON.stringify({ ...BEAT, moved: page.moved });
      });
      const { user, system } = process.cpuUsage(start);
      took.push((user + system) / 1_000);
    }
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(4_000);
    const entries = parts.flatMap((part) => Object.entries(JSON.parse(part).moved.lots));
    expect(entries.length).toBe(10_000);
    // A hundredth of the two seconds between heartbeats.
    expect(Math.min(...took)).toBeLessThan(20);
  });
});

describe("a person's position", () => {
  it("is repeated three times, to them alone, and starts anew with each event", () => {
    const moved = new MovedTopics();
    moved.note(userTopic(7), at(3));
    const remind = () => {
      const due = moved.reminders(BEAT);
      for (const each of due) moved.reminded(each);
      return due.map(({ userId, payload }) => [userId, payload.prev, payload.seq, payload.kind]);
    };
    expect([remind(), remind()]).toEqual([[[7, 3, 3, "position"]], [[7, 3, 3, "position"]]]);
    moved.note(userTopic(7), at(4));
    expect([remind().length, remind().length, remind().length, remind().length]).toEqual([1, 1, 1, 0]);
    expect(heartbeat(moved)).toMatchObject({ lots: {}, lanes: {} });
  });

  it("stays due until the router has it", () => {
    const moved = new MovedTopics();
    moved.note(userTopic(7), at(3));
    for (let lost = 0; lost < 5; lost += 1) expect(moved.reminders(BEAT).length).toBe(1);
  });
});
