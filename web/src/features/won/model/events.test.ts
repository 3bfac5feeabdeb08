import { expect, it } from "vitest";
import { eventsOf } from "./events.ts";
import type { Settlement } from "./queries.ts";

const settlement: Settlement = {
  id_auction: 1,
  number: 20_001,
  title: "Car 1",
  state: "released",
  amount: 30_000,
  fee: 600,
  vat: 30,
  all_in: 30_630,
  sold_at: "2026-11-22T04:00:00.000Z",
  due: "2026-11-25T04:00:00.000Z",
  extended: false,
  reminders: [],
  hold: 0,
  used_hold: 6_000,
  paid_at: null,
  handed_over_at: null,
  pickup: null,
  claim_until: null,
  seller_fee: null,
  seller_vat: null,
  claim_cost: 0,
  proceeds: "none",
};

it("tells what the staff did, with their reason, between the other events", () => {
  const acts = [
    { at: "2026-11-25T08:00:00.000Z", act: "release", reason: "The car had a fault." },
    { at: "2026-11-24T05:00:00.000Z", act: "extend", reason: "The bank was closed." },
  ] as const;
  expect(eventsOf(settlement, null, acts).map(({ text }) => text)).toEqual([
    "Our staff cancelled the sale. Your hold is free. Reason: The car had a fault.",
    "The time to pay ended.",
    "Our staff gave you more time to pay. Reason: The bank was closed.",
    "Sold to you at AED 30,000. AED 6,000 of your deposit was held.",
  ]);
});

it("tells a handover once", () => {
  const handed = { ...settlement, state: "handed_over", handed_over_at: "2026-11-24T05:00:00.000Z" } as const;
  const acts = [{ at: "2026-11-24T05:00:00.000Z", act: "handover", reason: null }] as const;
  const texts = eventsOf(handed, null, acts).map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith("Handed over"))).toHaveLength(1);
});
