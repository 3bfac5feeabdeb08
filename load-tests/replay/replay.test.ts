/** Replays a recorded run as it was, and with one promise broken: the replay has to find the defect and its place. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BalanceLine, BidLine, Entry, EventLine, ReceivedLine, Line, RunLine } from "../record/lines.ts";
import type { Finding, Kind } from "./finding.ts";
import type { LotAfter } from "./lot-after.ts";
import { recordOf } from "./read-record.ts";
import { replay } from "./replay.ts";

type Mutable<Value> = Value extends (infer Item)[]
  ? Mutable<Item>[]
  : Value extends readonly [unknown, ...unknown[]]
    ? { -readonly [Key in keyof Value]: Value[Key] }
    : Value extends object
      ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> }
      : Value;
type After = { type: "after"; id: number } & LotAfter;

const text = readFileSync(join(import.meta.dirname, "recorded/bid-war.jsonl"), "utf8");

/** Returns a fresh copy of the run to break. */
class Run {
  readonly #lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Mutable<Line> | After);

  get bids(): Mutable<BidLine>[] {
    return this.#lines.filter((line) => line.type === "bid");
  }
  /** Returns the accepted bids on the first lot with bids, in the order of judgement. */
  get accepted(): Mutable<BidLine>[] {
    const lot = this.lot;
    const some = this.bids.filter((bid) => bid.reply && bid.lot === lot);
    return some.toSorted((a, b) => a.reply!.seq - b.reply!.seq);
  }
  get balances(): Mutable<BalanceLine>[] {
    return this.#lines.filter((line) => line.type === "balance");
  }
  get events(): Mutable<EventLine>[] {
    return this.#lines.filter((line) => line.type === "event");
  }
  get lots(): number[] {
    const run = this.#lines.find((line) => line.type === "run") as unknown as RunLine;
    return run.lots.map(({ id }) => id);
  }
  get lot(): number {
    return this.lots[0]!;
  }
  after(id = this.lot): Mutable<LotAfter> {
    const after = this.#lines.find((line) => line.type === "after" && line.id === id);
    return after as unknown as Mutable<LotAfter>;
  }
  /** Returns the events of the first lot at the `nth` listener. */
  received(nth = 1): Entry[] {
    const topic = `auction.lot.${this.lot}`;
    const lines = this.#lines as unknown as readonly Line[];
    const streams = lines.filter(
      (line) => line.type === "received" && line.topic === topic,
    ) as ReceivedLine[];
    return streams[nth]!.entries as Entry[];
  }
  without(line: unknown): void {
    this.#lines.splice(this.#lines.indexOf(line as Mutable<Line>), 1);
  }
  async findings(): Promise<Map<Kind, { count: number; first: Finding }>> {
    const lines = this.#lines.filter((line) => line.type !== "after") as unknown as Line[];
    const { byKind } = await replay(recordOf(lines), (id) => Promise.resolve(this.after(id) as LotAfter));
    return new Map(byKind.map(({ kind, count, first }) => [kind, { count, first }]));
  }
}

async function only(run: Run, kind: Kind): Promise<Finding> {
  const found = await run.findings();
  expect([...found.keys()]).toEqual([kind]);
  return found.get(kind)!.first;
}

it("a run that kept every promise shows no findings", async () => {
  const run = new Run();
  expect(run.accepted.length).toBeGreaterThan(20);
  expect(run.bids.some(({ refusal }) => refusal)).toBe(true);
  expect(await run.findings()).toEqual(new Map());
});

describe("events", () => {
  it("a missing event is found, between the events around it", async () => {
    const run = new Run();
    const [dropped] = run.received().splice(8, 1);
    const { where, seq, evidence } = await only(run, "lost_event");
    expect([where, seq]).toEqual([`auction.lot.${run.lot}`, dropped?.[2]]);
    expect(evidence.length).toBeGreaterThan(2);
  });

  it("two events that changed places are found", async () => {
    const run = new Run();
    const entries = run.received();
    const [first, second] = [entries[8]!, entries[9]!];
    entries.splice(8, 2, second, first);
    expect((await only(run, "event_order")).seq).toBe(first[2]);
  });

  it("a doubled event is found", async () => {
    const run = new Run();
    const entries = run.received();
    entries.splice(9, 0, entries[8]!);
    expect((await only(run, "doubled_event")).seq).toBe(entries[8]![2]);
  });

  it("events that a new link has read are neither lost nor doubled", async () => {
    const run = new Run();
    const entries = run.received();
    const [at, , seq, price, mark] = entries[10]!;
    entries.splice(6, 5, [at, null, seq, price, mark]);
    expect(await run.findings()).toEqual(new Map());
  });

  it("a missing last event leaves a listener with an old state", async () => {
    const run = new Run();
    run.received().pop();
    expect((await only(run, "stale_client")).text).toContain("ended at");
  });

  it("an event long after its bid is found", async () => {
    const run = new Run();
    const entries = run.received();
    const [at, ...rest] = entries.at(-1)!;
    entries.splice(-1, 1, [at + 3_500, ...rest]);
    expect((await only(run, "late_event")).seq).toBe(rest[1]);
  });

  it("an event with a wrong leader is found, with the leader by the rules", async () => {
    const run = new Run();
    const entries = run.received();
    const [at, before, seq, price, mark] = entries[12]!;
    entries.splice(12, 1, [at, before, seq, price, mark! + 1]);
    const { seq: where, text: words } = await only(run, "wrong_leader");
    expect(where).toBe(seq);
    expect(words).toContain(`Bidder ${mark! + 1} leads; by the rules it is Bidder ${mark}`);
  });

  it("an event with a wrong price is found", async () => {
    const run = new Run();
    const entries = run.received();
    const [at, before, seq, price, mark] = entries[12]!;
    entries.splice(12, 1, [at, before, seq, price! + 1, mark]);
    expect((await only(run, "wrong_price")).seq).toBe(seq);
  });
});

it.each([
  ["end", "2026-11-29T20:00:00.000Z", "wrong_end"],
  ["next_min", 7, "wrong_price"],
  ["light", "red", "wrong_price"],
] as const)("an event with another %s is found", async (field, value, kind) => {
  const run = new Run();
  const { event } = run.events.findLast(({ topic }) => topic.endsWith(String(run.lot)))!;
  Object.assign(event.state, { [field]: value });
  const found = await only(run, kind);
  expect([found.seq, found.text]).toEqual([event.seq, expect.stringContaining(`says ${field} ${value}`)]);
});

describe("bids", () => {
  it("an acknowledged bid that is not in the journal is lost", async () => {
    const run = new Run();
    const bid = run.accepted[5]!;
    const forged = structuredClone(bid);
    Object.assign(forged.reply!.receipt, { seq: 999_999, hash: "0".repeat(64) });
    Object.assign(bid, forged);
    const found = await run.findings();
    const { first, count } = found.get("lost_bid")!;
    expect(count).toBe(1);
    expect(first.text).toContain("the journal has no row 999999");
    expect(first.evidence[0]).toMatchObject({ key: bid.key });
  });

  it("a journal without one of its rows has a broken chain, and the bid is lost", async () => {
    const run = new Run();
    const { journal } = run.after();
    const { seq } = run.accepted[5]!.reply!.receipt;
    journal.splice(
      journal.findIndex((row) => row.seq === seq),
      1,
    );
    const found = await run.findings();
    expect(found.get("lost_bid")?.first.evidence[0]).toMatchObject({ key: run.accepted[5]!.key });
    expect(found.get("broken_journal")?.first.text).toContain("hash");
  });

  it("an unknown bid is an unexplained change", async () => {
    const run = new Run();
    const bid = run.accepted[7]!;
    run.without(bid);
    expect((await run.findings()).get("unexplained_change")?.first.seq).toBe(bid.reply!.seq);
  });

  it("a reply with the wrong leader is found, with the leader by the model", async () => {
    const run = new Run();
    const { reply } = run.accepted.find((bid) => bid.reply!.outcome === "leading")!;
    reply!.leading = false;
    const { seq, evidence } = await only(run, "wrong_leader");
    expect(seq).toBe(reply!.seq);
    expect(evidence[1]).toMatchObject({ model: { leading: true } });
  });

  it.each([
    ["price", "wrong_price"],
    ["next_min", "wrong_answer"],
    ["hold", "wrong_answer"],
    ["my_max", "wrong_answer"],
  ] as const)("an answer with another %s is found", async (field, kind) => {
    const run = new Run();
    const { reply } = run.accepted[9]!;
    reply![field] += 100;
    expect((await only(run, kind)).seq).toBe(reply!.seq);
  });

  it.each([500, -500])("a power that is %i away from what the deposit leaves is found", async (more) => {
    const run = new Run();
    const [bid] = run.accepted;
    const before = bid!.reply!.power_left;
    bid!.reply!.power_left = before + more;
    expect((await only(run, "wrong_answer")).text).toMatch(
      `a power of ${before + more}; by the rules it is ${before}`,
    );
  });

  it("an end that a bid in the closing window did not move is found", async () => {
    const run = new Run();
    const bid = run.bids.find(({ reply }) => reply?.extended)!;
    bid.reply!.extended = false;
    expect((await only(run, "wrong_answer")).text).toContain("extended");
  });

  it("a wrong refusal is found", async () => {
    const run = new Run();
    const bid = run.bids.find(({ refusal }) => refusal?.code === "BID_TOO_LOW")!;
    bid.refusal!.details["next_min"] = 5;
    expect((await only(run, "wrong_refusal")).text).toContain("BID_TOO_LOW");
  });

  it("only changes that were possible before a refusal can justify it", async () => {
    const run = new Run();
    const last = run.accepted.at(-1)!;
    const bid = run.accepted[3]!;
    const early = { ...structuredClone(bid), key: "invented", reply: null, status: 409 };
    const details = { next_min: last.reply!.next_min };
    const others = run.bids;
    Object.assign(others.find(({ refusal, lot }) => refusal && lot === run.lot) ?? others[0]!, early, {
      refusal: { code: "BID_TOO_LOW", details },
    });
    expect((await run.findings()).get("wrong_refusal")?.first.evidence[0]).toMatchObject({ key: "invented" });
  });

  it("a bid judged before an earlier answered bid is found", async () => {
    const run = new Run();
    const [early, late] = [run.accepted[4]!, run.accepted[14]!];
    Object.assign(early, { sentAt: late.doneAt + 5, doneAt: late.doneAt + 9 });
    expect((await run.findings()).get("verdict_order")?.first.evidence[0]).toMatchObject({ key: early.key });
  });

  it("a late verdict and a missing verdict are found", async () => {
    const run = new Run();
    const slow = run.accepted[0]!;
    slow.sentAt -= 3_500;
    const unanswered = run.bids.find(({ refusal }) => refusal)!;
    Object.assign(unanswered, { refusal: null, status: 0 });
    const found = await run.findings();
    expect(found.get("late_verdict")?.first.evidence[0]).toMatchObject({ key: slow.key });
    expect(found.get("no_verdict")?.first.evidence[0]).toMatchObject({ key: unanswered.key });
  });
});

const leads = ({ balance }: BalanceLine) => balance.holds.length > 0;

describe("the deposit after the bidding", () => {
  it("without the hold of an outbid bidder given back is found", async () => {
    const run = new Run();
    const leader = run.balances.find(leads)!;
    const outbid = run.balances.find((one) => one.lot === leader.lot && !leads(one))!;
    outbid.balance = structuredClone(leader.balance);
    expect((await only(run, "wrong_balance")).text).toContain("by the rules 0 of 500000000 are held");
  });

  it.each(["balance_summ", "balance_reserv", "available"] as const)(
    "with another %s is found",
    async (field) => {
      const run = new Run();
      run.balances.find(leads)!.balance[field] -= 100;
      expect((await only(run, "wrong_balance")).text).toContain("are held");
    },
  );
});

describe("the end", () => {
  it.each([0, 1])("an end that was moved is found, on lot %i", async (nth) => {
    const run = new Run();
    const { live } = run.after(run.lots[nth]);
    live.end = new Date(Date.parse(live.end) + 60_000).toISOString();
    expect((await only(run, "wrong_end")).text).toContain(`ends at ${live.end}`);
  });

  it("a result against the rules is found", async () => {
    const run = new Run();
    const ended = run.after(run.lots[1]);
    expect(ended.live.status).toBe("sold");
    ended.live.status = "notSold";
    expect((await only(run, "wrong_end")).where).toBe(`lot ${run.lots[1]}`);
  });

  it("a lot that ends with another leader or price is found", async () => {
    const wrong = new Run();
    wrong.after().live.leader = "Bidder 99";
    expect((await only(wrong, "wrong_leader")).text).toContain("Bidder 99 leads at the end");
    const dear = new Run();
    dear.after().live.price! += 1;
    expect((await only(dear, "wrong_price")).text).toContain("at the end");
  });
});
