/** Tests of `rings.ts`: seeded evenings with planted rings, and with people who only look like one. */
import { describe, expect, it } from "vitest";
import { suspicionsIn, type EndedLot, type RingMarks, type Suspicion } from "./rings.ts";

const BUYERS = Array.from({ length: 60 }, (_, i) => 101 + i);
const SELLERS = Array.from({ length: 8 }, (_, i) => 201 + i);
const [RING_SELLER, PUMPED_SELLER] = [301, 302];
const LOTS_OF_AN_EVENING = 30;
const EVENINGS = 5;

/** Each ring: the accomplice, the one for whom they bid, and the evidence that must show. */
const RINGS = [
  { is: [1, 311], role: "seller", kinds: ["document"] },
  { is: [2, 312], role: "seller", kinds: ["device", "network"] },
  { is: [3, 313], role: "seller", kinds: ["account", "phone"] },
  { is: [4, RING_SELLER], role: "seller", kinds: ["second"] },
  { is: [5, PUMPED_SELLER], role: "seller", kinds: ["withdrawn"] },
  { is: [6, 7], role: "winner", kinds: ["withdrawn"] },
] as const;

/** People who look alike: none of them may be suspected. */
const INNOCENT = {
  /** A couple at one address: one sells, the other bids on other sellers' lots alone. */
  family: [11, 321],
  /** Two buyers of one company bid against each other. */
  company: [12, 13],
  /** Often second, on the lots of many sellers. */
  dealer: [14],
  /** Two people behind one office's network address; one sells to the other. */
  office: [15, 322],
  /** Raises each maximum twice and withdraws one in the whole time. */
  raiser: [16],
  /** A customer with a new phone, who has an older account with the same document. */
  returned: [17, 18],
} as const;

function dice(seed: number) {
  let state = seed;
  return (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
}

const none: Omit<RingMarks, "userId"> = {
  document: [],
  account: [],
  email: [],
  card: [],
  device: [],
  phone: [],
  address: [],
  network: [],
};

function marksOf(): ReadonlyMap<number, RingMarks> {
  const shared: Readonly<Record<number, Partial<RingMarks>>> = {};
  const both = (people: readonly number[], marks: Partial<RingMarks>) =>
    people.forEach((id) => Object.assign(shared, { [id]: { ...shared[id], ...marks } }));
  both([1, 311], { document: ["784199012345678"] });
  both([2, 312], { device: ["tablet"], network: ["10.0.0.2"] });
  both([3, 313], { account: ["AE07"], phone: ["971500000003"] });
  both(INNOCENT.family, { address: ["VILLA12JUMEIRAH"] });
  both(INNOCENT.company, { document: ["LICENCE77"], account: ["AE99"], address: ["OFFICE5"] });
  both(INNOCENT.office, { network: ["10.0.0.9"] });
  both(INNOCENT.returned, { document: ["P1234567"] });
  // The mobile network and the tower of many.
  both([...BUYERS.slice(0, 9), ...SELLERS], { network: ["10.9.9.9"], address: ["MARINATOWER"] });
  const people = [...BUYERS, ...SELLERS, ...Array.from({ length: 20 }, (_, i) => 1 + i)];
  const others = [RING_SELLER, PUMPED_SELLER, 311, 312, 313, 321, 322];
  return new Map(
    [...people, ...others].map((id) => [id, { ...none, phone: [`phone ${id}`], ...shared[id], userId: id }]),
  );
}

/** Five evenings of 30 lots of honest people each, with the rings and the innocents among them. */
function evenings(seed: number): readonly EndedLot[] {
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)]!;
  const lots: EndedLot[] = [];
  const lot = (sellerId: number, bidders: readonly number[], withdrawn: readonly [number, number][] = []) => {
    const all = [...new Set(bidders)];
    const winnerId = roll(5) === 0 ? null : (all[0] ?? null);
    lots.push({ id: lots.length + 1, sellerId, winnerId, bidders: all, withdrawn: new Map(withdrawn) });
  };
  const some = () => Array.from({ length: roll(6) }, () => pick(BUYERS));
  for (let evening = 0; evening < EVENINGS; evening += 1) {
    for (let i = 0; i < LOTS_OF_AN_EVENING; i += 1) {
      const honest = some();
      lot(pick(SELLERS), honest, honest.length > 2 && roll(6) === 0 ? [[honest[1]!, 1]] : []);
    }
    for (const [accomplice, seller] of [RINGS[0].is, RINGS[1].is, RINGS[2].is])
      lot(seller, [pick(BUYERS), ...some(), accomplice]);
    lot(RING_SELLER, [pick(BUYERS), RINGS[3].is[0], ...some()]);
    lot(PUMPED_SELLER, [pick(BUYERS), pick(BUYERS), 5], [[5, 2]]);
    // The shield: 6 keeps others away with a maximum, withdraws it, and 7 buys.
    lots.push({
      id: lots.length + 1,
      sellerId: pick(SELLERS),
      winnerId: 7,
      bidders: [7, 6],
      withdrawn: new Map([[6, 1]]),
    });
    lot(321, [pick(BUYERS), ...some()]);
    lot(pick(SELLERS), [INNOCENT.family[0], ...some()]);
    lot(pick(SELLERS), [...INNOCENT.company, ...some()]);
    for (const seller of SELLERS.slice(evening, evening + 3)) lot(seller, [pick(BUYERS), 14, ...some()]);
    lot(322, [pick(BUYERS), 15, ...some()]);
    lot(pick(SELLERS), [15, ...some()]);
    lot(pick(SELLERS), [16, ...some()], evening === 0 ? [[16, 1]] : []);
    lot(pick(SELLERS), [17, ...some()]);
    if (evening < 2) lot(pick(SELLERS), [18, ...some()]);
  }
  return lots;
}

function judge(seed: number): readonly Suspicion[] {
  const lots = evenings(seed);
  const bidders = [...new Set(lots.flatMap((lot) => lot.bidders))];
  return suspicionsIn({ bidders, lots, marks: marksOf() });
}

describe("seeded evenings", () => {
  it.each(Array.from({ length: 40 }, (_, i) => 11 + 7 * i))(
    "show six planted rings and no innocent among the first ten (seed %i)",
    (seed) => {
      const first = judge(seed).slice(0, 10);
      for (const {
        is: [bidderId, otherId],
        role,
        kinds,
      } of RINGS) {
        const found = first.find((one) => one.bidderId === bidderId && one.otherId === otherId);
        expect({ bidderId, role: found?.role, kinds: found?.evidence.map(({ kind }) => kind) }).toEqual({
          bidderId,
          role,
          kinds,
        });
      }
      const innocents = Object.values(INNOCENT).flat() as number[];
      expect(first.filter(({ bidderId }) => innocents.includes(bidderId))).toEqual([]);
      expect(first.filter(({ bidderId }) => BUYERS.includes(bidderId))).toEqual([]);
    },
  );

  it("say what was seen in words, and no amount or mark", () => {
    const texts = judge(11).flatMap(({ evidence }) => evidence.map(({ text }) => text));
    expect(texts).toContain("Both accounts have the same phone");
    expect(texts).toContain(
      "Second on 5 of 5 lots of this seller, and never the buyer. Bid on no lot of others",
    );
    expect(texts).toContain("Set a maximum and withdrew it 10 times, on 5 lots of this seller");
    expect(texts.join(" ")).not.toMatch(/AE\d|784|tablet|10\.0/);
  });
});
