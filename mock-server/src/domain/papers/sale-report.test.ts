/** Tests of `sale-report.ts`. */
import { expect, it } from "vitest";
import { outcomeOf, partiesOf, toGuideOf, totalsOf, type ReportLot } from "./sale-report.ts";

const DUE = Date.UTC(2026, 10, 25, 12);
const base: ReportLot = {
  lotId: 1,
  position: 1,
  number: 20_001,
  title: "Toyota Camry SE",
  sellerId: 9,
  seller: "Falcon Fleet",
  minimum: 38_000,
  guide: { low: 36_000, high: 42_000 },
  price: 40_500,
  mark: "Room 61",
  channel: "room",
  buyerId: 1,
  buyer: "Omar Haddad",
  result: "sold",
  outcome: "paid",
  feeFils: 81_000,
  vatFils: 4_050,
  allInFils: 4_135_050,
  dueAt: DUE,
  seconds: 27,
};
const sale = [
  base,
  {
    ...base,
    lotId: 2,
    price: 20_000,
    guide: null,
    channel: "net",
    buyerId: 2,
    buyer: "Sara Khan",
    outcome: "to_pay",
    seconds: 41,
  },
  { ...base, lotId: 3, price: 30_000, outcome: null, result: "decides", seconds: 22 },
  { ...base, lotId: 4, price: 50_000, outcome: "not_paid", seconds: 30 },
  {
    ...base,
    lotId: 5,
    sellerId: 8,
    seller: "Private",
    price: null,
    result: "withdrawn",
    outcome: null,
    buyerId: null,
    buyer: null,
    channel: null,
    seconds: null,
  },
] as const satisfies readonly ReportLot[];

it("only lots that are paid, or can still be, count as sold", () => {
  expect(totalsOf(sale)).toEqual({
    lots: 5,
    sold: 2,
    hammer: 60_500,
    toGuide: 3.8,
    secondsPerLot: 30,
    feeFils: 162_000,
    vatFils: 8_100,
    unpaid: 1,
    unpaidFils: 4_135_050,
    firstDueAt: DUE,
    channels: [
      { channel: "room", lots: 1, hammer: 40_500 },
      { channel: "net", lots: 1, hammer: 20_000 },
    ],
  });
});

it("a sale without a hammer has no shares", () => {
  expect(totalsOf([])).toMatchObject({ sold: 0, toGuide: null, secondsPerLot: null, firstDueAt: null });
});

it("a price stands against the middle of its own guide", () => {
  expect(toGuideOf({ price: 86_000, guide: { low: 86_000, high: 98_000 } })).toBe(-6.5);
  expect(toGuideOf({ price: 86_000, guide: null })).toBeNull();
});

it("buyers have what they bought, sellers all their lots", () => {
  const shared = { lots: 1, sold: 1 };
  expect(partiesOf(sale, "buyer")).toEqual([
    { ...shared, userId: 1, name: "Omar Haddad", hammer: 40_500, unpaidFils: 0 },
    { ...shared, userId: 2, name: "Sara Khan", hammer: 20_000, unpaidFils: 4_135_050 },
  ]);
  expect(partiesOf(sale, "seller").map(({ name, lots, sold, hammer }) => [name, lots, sold, hammer])).toEqual(
    [
      ["Falcon Fleet", 4, 2, 60_500],
      ["Private", 1, 0, 0],
    ],
  );
});

it.each([
  ["due", null, "to_pay"],
  ["paid", null, "paid"],
  ["handed_over", 1, "handed_over"],
  ["defaulted", null, "not_paid"],
  ["released", null, "not_paid"],
  ["released", 1, "returned"],
] as const)("a settlement that is %s is told as what became of the lot", (state, handedOverAt, outcome) => {
  expect(outcomeOf({ state, handedOverAt })).toBe(outcome);
});
