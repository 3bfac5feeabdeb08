/** Plays the commands of one lot on the model, in the order in which the server judged them. */
import { NaiveAuction } from "@marsa/api-spec/model/naive-auction";
import {
  endOf,
  lightOf,
  nextMinOf,
  standingOf,
  type NaiveLot,
  type NaivePerson,
} from "@marsa/api-spec/model/naive-lot";
import type { BidLine, LotGiven } from "../record/lines.ts";
import { answerDifference } from "./answer.ts";
import type { Finding } from "./finding.ts";
import { outsideChange } from "./outside-change.ts";
import type { LotRecord } from "./lot-record.ts";

/** The lot by the model after one seq. AED, ms since 1970 on the server's clock. */
export interface Chapter {
  readonly seq: number;
  readonly leader: number | null;
  /** 4 of "Bidder 4". */
  readonly mark: number | null;
  readonly price: number | null;
  readonly max: number | null;
  readonly nextMin: number;
  /** The part of the leader's deposit that this lot reserves, fils; 0 without a leader. */
  readonly heldFils: number;
  readonly light: "none" | "red" | "green";
  /** Null in a lane. */
  readonly end: number | null;
  readonly status: NaiveLot["ending"];
  /** The bid that caused the state, if any. */
  readonly bid: BidLine | null;
}

export interface LotReplay {
  readonly lot: LotGiven;
  /** States by seq, from the seq before the first bid. */
  readonly chapters: ReadonlyMap<number, Chapter>;
  readonly findings: readonly Finding[];
}

/** A lot in a lane has no end of its own. */
const NEVER = 8.64e15;
const NOBODY = 0;

export function replayLot(record: LotRecord): LotReplay {
  const { lot, depositAed, standing, lastSeq } = record;
  const people = new Set(standing.map(({ who }) => who));
  const auction = new NaiveAuction(new Map([...people].map((who) => [who, depositAed * 100])));
  auction.list(lot.id, {
    kind: "vehicle",
    seller: NOBODY,
    opens: 0,
    ends: lot.end ?? NEVER,
    start: lot.startPrice,
    step: lot.step,
    min: lot.minPrice,
    buyNow: null,
    reviewDays: 2,
  });
  const bySeq = Map.groupBy(standing, ({ reply }) => reply?.seq ?? -1);
  const changes = outsideChange(record, auction);
  const marks = new Map<number, number>();
  const chapters = new Map([[lot.seq, chapterOf(auction, lot, lot.seq, marks, null)]]);
  const findings: Finding[] = [];
  for (let seq = lot.seq + 1; seq <= lastSeq; seq += 1) {
    const [bid, ...more] = bySeq.get(seq) ?? [];
    // A leader's raise that nobody sees leaves seq alone.
    const raises = more.filter(({ reply }) => reply?.outcome === "raised");
    const second = more.find((other) => !raises.includes(other));
    if (second && bid) findings.push(twoAtOnce(lot, bid, second));
    if (bid) {
      if (!marks.has(bid.who)) marks.set(bid.who, marks.size + 1);
      const difference = answerDifference(auction, lot, bid, personOf(bid.who));
      if (difference) findings.push(difference);
    } else findings.push(...changes(seq));
    for (const raise of raises) {
      const difference = answerDifference(auction, lot, raise, personOf(raise.who));
      if (difference) findings.push(difference);
    }
    chapters.set(seq, chapterOf(auction, lot, seq, marks, bid ?? null));
  }
  return { lot, chapters, findings };
}

function chapterOf(
  auction: NaiveAuction,
  { id, end }: LotGiven,
  seq: number,
  marks: ReadonlyMap<number, number>,
  bid: BidLine | null,
): Chapter {
  const lot = auction.lot(id);
  const { leader, price, max } = standingOf(lot);
  return {
    seq,
    leader,
    mark: leader === null ? null : (marks.get(leader) ?? null),
    price,
    max,
    nextMin: nextMinOf(lot),
    heldFils: leader === null ? 0 : auction.heldFils(leader, id),
    light: lightOf(lot),
    end: end === null ? null : endOf(lot),
    status: lot.ending,
    bid,
  };
}

/** Returns an end as the API writes it; null in a lane. */
export function instant(end: number | null): string | null {
  return end === null ? null : new Date(end).toISOString();
}

function personOf(id: number): NaivePerson {
  return { id, verified: true, profile: "ok", locked: false, isStaff: false };
}

function twoAtOnce({ id }: LotGiven, bid: BidLine, second: BidLine): Finding {
  return {
    kind: "lost_bid",
    where: `lot ${id}`,
    seq: bid.reply?.seq ?? null,
    at: second.doneAt,
    text: `Two bids were acknowledged as change ${bid.reply?.seq} of the lot: one of them is lost`,
    evidence: [bid, second],
  };
}
