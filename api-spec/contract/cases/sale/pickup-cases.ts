/** Cases of the pickup of a paid lot: its appointment, its code, its handover. Each case buys its own lot. */
import {
  aboutLot,
  asRival,
  bought,
  boughtBesideRival,
  decide,
  made,
  paid,
  pay,
  unconfirmed,
} from "./bought-lot.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../../base/case.ts";
import type { Step, TestData } from "../../base/test-data.ts";
import type { Answers, Call } from "../../base/target.ts";

/** A lot that the bidder has won, paid and collected. */
const fetched: readonly Step[] = [...paid, { id: "handOver", call: decide("backoffice") }];
const hide = ({ bidder }: TestData, before: Answers): Call => ({
  token: bidder,
  body: { id_auction: made(before), value: true },
});

/** Books a free time of the pickup that the last call has read: 0 is the first one, -1 the last. */
const bookTime =
  (at: 0 | -1): Case["call"] =>
  ({ bidder }, before) => ({
    token: bidder,
    body: { id_auction: made(before), starts: before.at(-1)?.body.data.times.at(at).starts },
  });
const bookFirst = bookTime(0);
const read: Step = { id: "getPickup", call: aboutLot("bidder") };
/** A paid lot with an appointment in about two hours, which can no longer be changed. */
const fixed: readonly Step[] = [
  ...paid,
  read,
  { id: "bookPickup", call: bookFirst },
  { id: "setClock", call: (_, before) => ({ body: { advance_ms: untilFixed(before) } }) },
];
/** Returns how long the appointment of the last answer can still be changed, and a second more, ms. */
function untilFixed(before: Answers): number {
  const { changeable_until: until, booked_at: from } = before.at(-1)?.body.data.appointment ?? {};
  return Math.max(0, Date.parse(until) - Date.parse(from)) + 1_000;
}

/** A paid lot with an appointment, and its code. */
const booked = fixed.slice(0, -1);
const coded: readonly Step[] = [...booked, { id: "revealPickupCode", call: pay }];
const byCode: Case["call"] = ({ people }, before) => ({
  token: people.backoffice,
  body: { code: before[coded.length - 1]?.body.data.code },
});
/** The day of that appointment. */
const onTheDay: readonly Step[] = [
  ...coded,
  { id: "setClock", call: (_, before) => ({ body: { advance_ms: untilFixed(before.slice(0, -1)) } }) },
];
const NO_CODE = "000000";

export const pickupSuccesses: readonly Case[] = [
  { ...success("getPickup", aboutLot("bidder")), after: bought },
  { ...success("bookPickup", bookFirst), after: [...paid, read] },
  {
    // The first time may be in two hours, which is too late for a change.
    ...success("cancelPickup", aboutLot("bidder")),
    after: [...paid, read, { id: "bookPickup", call: bookTime(-1) }],
  },
  { ...success("handOver", decide("backoffice")), after: paid },
  { ...success("hideMyLot", hide), after: fetched },
  { ...success("revealPickupCode", pay), after: booked },
  { ...success("findHandover", byCode), after: coded },
  { ...success("handOverByCode", byCode), after: onTheDay, upsets: true },
];

export const pickupRefusals: readonly Case[] = [
  {
    ...refused("revealPickupCode", "refuses the win of another person", 404, "NOT_FOUND", asRival),
    after: boughtBesideRival,
  },
  {
    ...refused("revealPickupCode", "has none before the appointment", 404, "NOT_FOUND", pay),
    after: paid,
  },
  refused("revealPickupCode", "asks who it is first", 403, "CONFIRM_REQUIRED", unconfirmed),
  { ...refused("handOver", "requires a payment", 409, "STALE", decide("backoffice")), after: bought },
  refused("handOver", "refuses an unknown sale", 404, "NOT_FOUND", ({ people }) => ({
    token: people.manager,
    body: { id_auction: UNKNOWN_ID, reason: "Agreed by phone" },
  })),
  refused("handOver", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder, lot }) => ({
    token: bidder,
    body: { id_auction: lot, reason: "No code" },
  })),
  {
    ...refused("handOverByCode", "refuses a second handover", 409, "STALE", byCode),
    after: [...onTheDay, { id: "handOverByCode", call: byCode }],
    upsets: true,
  },
  refused("findHandover", "refuses an unknown code", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { code: NO_CODE },
  })),
  refused("handOverByCode", "refuses an unknown code", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { code: NO_CODE },
  })),
  refused("findHandover", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { code: NO_CODE },
  })),
  refused("handOverByCode", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { code: NO_CODE },
  })),
  ...(["getPickup", "cancelPickup"] as const).map((id) => ({
    ...refused(id, "refuses the win of another person", 404, "NOT_FOUND", aboutLot("rival")),
    after: paid,
  })),
  {
    ...refused("bookPickup", "refuses the win of another person", 404, "NOT_FOUND", (testData, before) => ({
      ...bookFirst(testData, before),
      token: testData.rival,
    })),
    after: [...paid, read],
  },
  {
    ...refused("bookPickup", "refuses before the payment", 409, "STALE", bookFirst),
    after: [...bought, read],
  },
  {
    ...refused(
      "bookPickup",
      "refuses a time outside the opening hours",
      409,
      "PICKUP_TAKEN",
      ({ bidder }, before) => ({
        token: bidder,
        body: { id_auction: made(before), starts: "2020-01-01T00:00:00.000Z" },
      }),
    ),
    after: paid,
  },
  {
    ...refused("cancelPickup", "refuses before the payment", 409, "STALE", aboutLot("bidder")),
    after: bought,
  },
  {
    ...refused("cancelPickup", "refuses two hours before the time", 409, "PICKUP_FIXED", aboutLot("bidder")),
    after: fixed,
    upsets: true,
  },
  { ...refused("hideMyLot", "refuses before the handover", 409, "STALE", hide), after: paid },
  refused("hideMyLot", "refuses a lot without a bid of the person", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID, value: true },
  })),
];
