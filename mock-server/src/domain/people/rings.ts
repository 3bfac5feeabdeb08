/**
 * Finds bidders who may act for a seller (shill), or for a winner (shield): shared marks, always second, maxima withdrawn
 * again and again. Suspicions are for the staff to judge. They name patterns and lots, never an amount or a mark.
 */
import { caseTerms } from "../lot/terms.ts";
import type { Marks } from "./two-people.ts";

/** The marks of a bidder or seller. */
export interface RingMarks extends Marks {
  readonly email: readonly string[];
  /** Cards, by brand, last digits and month. */
  readonly card: readonly string[];
  /** Devices that were signed in as this person. */
  readonly device: readonly string[];
  readonly network: readonly string[];
}

/** A lot after its end. */
export interface EndedLot {
  readonly id: number;
  readonly sellerId: number;
  /** The buyer; null: not sold. */
  readonly winnerId: number | null;
  /** The bidders, the strongest first. */
  readonly bidders: readonly number[];
  /** How often each of them withdrew a maximum. */
  readonly withdrawn: ReadonlyMap<number, number>;
}

export type EvidenceKind = keyof typeof caseTerms.weights | "second" | "withdrawn";

export interface Evidence {
  readonly kind: EvidenceKind;
  /** For the staff, in plain words. */
  readonly text: string;
}

/** A bidder and the one for whom they may act. */
export interface Suspicion {
  readonly bidderId: number;
  readonly otherId: number;
  readonly role: "seller" | "winner";
  /** At least `caseTerms.least`. */
  readonly score: number;
  readonly evidence: readonly Evidence[];
  /** The lots that it concerns, the last first. */
  readonly lots: readonly number[];
}

const SHARED: Readonly<Record<keyof typeof caseTerms.weights, string>> = {
  document: "Both accounts have the same document",
  account: "Both accounts are paid out to the same IBAN",
  device: "Both accounts were signed in on the same device",
  phone: "Both accounts have the same phone",
  card: "Both accounts use the same card",
  address: "Both accounts have the same address",
  network: "Both accounts came from the same network address",
};
const KINDS = Object.keys(SHARED) as (keyof typeof SHARED)[];

/** The facts of a search for rings. */
export interface RingFacts {
  /** The bidders in question. */
  readonly bidders: readonly number[];
  /** All ended lots on which they bid, the earliest end first. */
  readonly lots: readonly EndedLot[];
  /** The marks of the bidders, and of the sellers and winners of the lots. */
  readonly marks: ReadonlyMap<number, RingMarks>;
}

/** Returns the suspicions that these facts give, the strongest first. */
export function suspicionsIn({ bidders, lots, marks }: RingFacts): readonly Suspicion[] {
  const lotsOf = groupBy(lots, (lot) => lot.bidders);
  const telling = withoutPlaces(marks);
  return bidders
    .flatMap((bidderId) => {
      const own = lotsOf.get(bidderId) ?? [];
      const towardsEach = (role: Suspicion["role"]) =>
        [...groupBy(own, (lot) => (role === "seller" ? [lot.sellerId] : winnerOf(lot)))]
          .filter(([otherId]) => otherId !== bidderId)
          .map(([otherId, shared]) => towards({ bidderId, otherId, role, own, shared }, telling))
          .filter(({ score }) => score >= caseTerms.least);
      return withoutRepeats([...towardsEach("seller"), ...towardsEach("winner")]);
    })
    .toSorted((a, b) => b.score - a.score || a.bidderId - b.bidderId || a.otherId - b.otherId);
}

/** Returns a bidder's suspicions; the same withdrawals are told once, in the strongest. */
function withoutRepeats(found: readonly Suspicion[]): readonly Suspicion[] {
  const hasWithdrawn = ({ evidence }: Suspicion) => evidence.some(({ kind }) => kind === "withdrawn");
  const [strongest] = found.filter(hasWithdrawn).toSorted((a, b) => b.score - a.score);
  return found.filter((one) => one === strongest || one.evidence.length > 1 || !hasWithdrawn(one));
}

function winnerOf({ winnerId }: EndedLot): number[] {
  return winnerId === null ? [] : [winnerId];
}

/** Returns the marks without the addresses of places where many people are: a tower, a mobile network. */
function withoutPlaces(marks: RingFacts["marks"]): RingFacts["marks"] {
  const people = new Map<string, number>();
  for (const { address, network } of marks.values())
    for (const mark of [...address, ...network]) people.set(mark, (people.get(mark) ?? 0) + 1);
  const isTelling = (mark: string) => people.get(mark)! <= caseTerms.mostAtOnePlace;
  return new Map(
    [...marks].map(([id, { address, network, ...other }]) => [
      id,
      { ...other, address: address.filter(isTelling), network: network.filter(isTelling) },
    ]),
  );
}

interface Pair extends Pick<Suspicion, "bidderId" | "otherId" | "role"> {
  /** The lots on which the bidder bid: all, and those of the other. */
  readonly own: readonly EndedLot[];
  readonly shared: readonly EndedLot[];
}

function towards(
  { bidderId, otherId, role, own, shared }: Pair,
  marks: ReadonlyMap<number, RingMarks>,
): Suspicion {
  const patterns = [
    ...(role === "seller" ? alwaysSecond(bidderId, own, shared) : []),
    ...withdrawals({ bidderId, role }, own, shared),
  ];
  // Two buyers may be of one company: shared marks count only beside a pattern.
  const ties =
    role === "seller" || patterns.length > 0 ? tiesOf(marks.get(bidderId), marks.get(otherId)) : [];
  const found = [...ties, ...patterns];
  return {
    bidderId,
    otherId,
    role,
    score: found.reduce((sum, { score }) => sum + score, 0),
    evidence: found.map(({ kind, text }) => ({ kind, text })),
    lots: shared.map(({ id }) => id).toReversed(),
  };
}

type Scored = Evidence & { readonly score: number };

function tiesOf(one: RingMarks | undefined, other: RingMarks | undefined): Scored[] {
  if (!one || !other) return [];
  return KINDS.filter((kind) => one[kind].some((mark) => other[kind].includes(mark))).map((kind) => ({
    kind,
    text: SHARED[kind],
    score: caseTerms.weights[kind],
  }));
}

/** Second again and again on the lots of one seller, behind several people, never the buyer, and seldom elsewhere. */
function alwaysSecond(bidderId: number, own: readonly EndedLot[], shared: readonly EndedLot[]): Scored[] {
  const lots = shared.filter(({ bidders }) => bidders[1] === bidderId);
  const second = lots.length;
  const ahead = new Set(lots.map(({ bidders }) => bidders[0])).size;
  const won = shared.some(({ winnerId }) => winnerId === bidderId);
  const { leastSecond, leastAhead, secondShare, oneShare } = caseTerms;
  if (won || second < leastSecond || second < shared.length * secondShare) return [];
  if (ahead < leastAhead || shared.length < own.length * oneShare) return [];
  const elsewhere = own.length - shared.length;
  const text = `Second on ${second} of ${shared.length} lots of this seller, and never the buyer. Bid on ${counted(elsewhere, "lot")} of others`;
  return [{ kind: "second", text, score: scoreOf(second - leastSecond) }];
}

/** Maxima set and withdrawn again and again on the lots of one seller, or on those that one person then won. */
function withdrawals(
  { bidderId, role }: Pick<Pair, "bidderId" | "role">,
  own: readonly EndedLot[],
  shared: readonly EndedLot[],
): Scored[] {
  const withdrawn = ({ withdrawn: by }: EndedLot) => by.get(bidderId) ?? 0;
  const all = own.filter(withdrawn).length;
  const lots = shared.filter((lot) => withdrawn(lot) > 0 && lot.winnerId !== bidderId);
  const times = lots.reduce((sum, lot) => sum + withdrawn(lot), 0);
  const { leastWithdrawn, leastWithdrawnLots, oneShare } = caseTerms;
  if (times < leastWithdrawn || lots.length < leastWithdrawnLots || lots.length < all * oneShare) return [];
  const whose = role === "seller" ? "lots of this seller" : "lots that this winner then bought";
  const text = `Set a maximum and withdrew it ${times} times, on ${lots.length} ${whose}`;
  return [{ kind: "withdrawn", text, score: scoreOf(times - leastWithdrawn) }];
}

/** A pattern opens a case by itself; each further time adds to it. */
function scoreOf(further: number): number {
  return Math.min(caseTerms.least + 5 * further, caseTerms.most);
}

function counted(count: number, noun: string): string {
  if (count === 0) return `no ${noun}`;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function groupBy(
  lots: readonly EndedLot[],
  keysOf: (lot: EndedLot) => readonly number[],
): ReadonlyMap<number, readonly EndedLot[]> {
  const groups = new Map<number, EndedLot[]>();
  for (const lot of lots) for (const key of keysOf(lot)) groups.set(key, [...(groups.get(key) ?? []), lot]);
  return groups;
}
