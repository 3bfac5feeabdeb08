/** Cases of a lot whose buyer did not pay: offers to the next bidder. Each case has its own lot. */
import { refused, success, UNKNOWN_ID, type Case } from "../../base/case.ts";
import { locked } from "../../base/locked.ts";
import type { Step, TestData } from "../../base/test-data.ts";
import type { Answers } from "../../base/target.ts";

const HOUR_MS = 3_600_000;
const lotOf = (before: Answers): number => before[1]?.body.data.ids[0];
const sellerOf = (before: Answers): string => before[0]?.body.data[0].access_token;
const bids =
  (who: "bidder" | "rival", price: number): Step["call"] =>
  (testData: TestData, before: Answers) => ({
    token: testData[who],
    body: { id_auction: lotOf(before), price },
  });
const offers: Case["call"] = (_, before) => ({
  token: sellerOf(before),
  body: { id_auction: lotOf(before) },
});
const offersForSeller: Case["call"] = ({ people }, before) => ({
  token: people.backoffice,
  body: { id_auction: lotOf(before), reason: "Agreed by phone" },
});
const answers =
  (accept: boolean, id_offer = 1): Case["call"] =>
  ({ rival }, before) => ({ token: rival, body: { id_auction: lotOf(before), id_offer, accept } });

/** The bidder won for AED 1,100 before the rival with 1,000. */
const sold: readonly Step[] = [
  { id: "makeTokens", call: () => ({ body: { count: 1, as: "seller" } }) },
  {
    id: "makeLots",
    call: (_, before) => ({
      body: { count: 1, seconds: 60, start_price: 1_000, step: 100, seller: before[0]?.body.data[0].id_user },
    }),
  },
  { id: "makebid", call: bids("rival", 1_000) },
  { id: "makebid", call: bids("bidder", 1_100) },
  { id: "setClock", call: () => ({ body: { advance_ms: 240_000 } }) },
];
const unpaid: readonly Step[] = [
  ...sold,
  { id: "setClock", call: () => ({ body: { advance_ms: 49 * HOUR_MS } }) },
];
const offered: readonly Step[] = [...unpaid, { id: "offerToNextBidder", call: offers }];

/** A second bidder whose deposit is reserved by another lot when they are asked. */
const poorOf = (before: Answers): string => before[2]?.body.data[0].access_token;
const poor: readonly Step[] = [
  ...sold.slice(0, 2),
  { id: "makeTokens", call: () => ({ body: { count: 1, deposit: 1_000 } }) },
  {
    id: "makebid",
    call: (_, before) => ({ token: poorOf(before), body: { id_auction: lotOf(before), price: 1_000 } }),
  },
  { id: "makebid", call: bids("bidder", 1_100) },
  ...unpaid.slice(4),
  { id: "makeLots", call: () => ({ body: { count: 1, seconds: 600, start_price: 1_000, step: 100 } }) },
  {
    id: "makebid",
    call: (_, before) => ({
      token: poorOf(before),
      body: { id_auction: before.at(-1)?.body.data.ids[0], price: 1_000 },
    }),
  },
  { id: "offerToNextBidder", call: offers },
];

const upsetting = (after: readonly Step[]) => ({ after, upsets: true });

export const nextBidderSuccesses: readonly Case[] = [
  { ...success("offerToNextBidder", offers), ...upsetting(unpaid) },
  { ...success("offerUnpaidLot", offersForSeller), ...upsetting(unpaid) },
  { ...success("answerNextOffer", answers(true)), ...upsetting(offered) },
];

export const nextBidderRefusals: readonly Case[] = [
  {
    ...refused("offerToNextBidder", "refuses a lot that may still be paid", 409, "STALE", offers),
    ...upsetting(sold),
  },
  {
    ...refused("offerToNextBidder", "has one open offer at a time", 409, "OFFER_CLOSED", offers),
    ...upsetting(offered),
  },
  {
    ...refused("offerUnpaidLot", "refuses a lot that may still be paid", 409, "STALE", offersForSeller),
    ...upsetting(sold),
  },
  {
    ...refused("offerUnpaidLot", "has one open offer at a time", 409, "OFFER_CLOSED", offersForSeller),
    ...upsetting(offered),
  },
  {
    ...refused("answerNextOffer", "refuses an offer that is not open", 409, "OFFER_CLOSED", answers(true, 2)),
    ...upsetting(offered),
  },
  {
    ...refused("answerNextOffer", "refuses a locked person", 403, "PROFILE_LOCKED", answers(true)),
    ...upsetting([...offered, ...locked("rival")]),
  },
  ...(
    [
      ["offerToNextBidder", {}],
      ["offerUnpaidLot", { reason: "Agreed by phone" }],
    ] as const
  ).map(([id, more]) =>
    refused(id, "refuses other people", 403, "ROLE_FORBIDDEN", ({ bidder, lot }) => ({
      token: bidder,
      body: { id_auction: lot, ...more },
    })),
  ),
  {
    ...refused("offerToNextBidder", "refuses the lot of another seller", 404, "NOT_FOUND", (_, before) => ({
      token: sellerOf(before),
      body: { id_auction: UNKNOWN_ID },
    })),
    after: sold.slice(0, 1),
  },
  refused("offerUnpaidLot", "refuses an unknown lot", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { id_auction: UNKNOWN_ID, reason: "Agreed by phone" },
  })),
  refused("answerNextOffer", "refuses a person without an offer", 404, "NOT_FOUND", ({ bidder, lot }) => ({
    token: bidder,
    body: { id_auction: lot, id_offer: 1, accept: false },
  })),
  {
    ...refused("answerNextOffer", "requires the deposit", 402, "DEPOSIT_REQUIRED", (_, before) => ({
      token: poorOf(before),
      body: { id_auction: lotOf(before), id_offer: 1, accept: true },
    })),
    ...upsetting(poor),
  },
];
