/** Cases of seller and buyer after a bid below the minimum price. Each case has its own lot that has just ended. */
import { refused, success, type Case } from "../../base/case.ts";
import { locked } from "../../base/locked.ts";
import type { Step, TestData } from "../../base/test-data.ts";
import type { Answers, Call } from "../../base/target.ts";

type Side = "seller" | "buyer";

const BID = 1_000;
const ASKED = 2_500;

const lotOf = (before: Answers): number => before[1]?.body.data.ids[0];
const by = (side: Side, { bidder }: TestData, before: Answers): Pick<Call, "token"> => ({
  token: side === "seller" ? before[0]?.body.data[0].access_token : bidder,
});
const asks =
  (side: Side, more: object = {}): Case["call"] =>
  (testData, before) => ({ ...by(side, testData, before), body: { id_auction: lotOf(before), ...more } });

/** Ended at AED 1,000, below a minimum of 3,000. */
const ended: readonly Step[] = [
  { id: "makeTokens", call: () => ({ body: { count: 1, as: "seller" } }) },
  {
    id: "makeLots",
    call: (_, before) => ({
      body: {
        count: 1,
        seconds: 60,
        start_price: BID,
        step: 100,
        min_price: 3_000,
        seller: before[0]?.body.data[0].id_user,
      },
    }),
  },
  {
    id: "makebid",
    call: ({ bidder }, before) => ({ token: bidder, body: { id_auction: lotOf(before), price: BID } }),
  },
  { id: "setClock", call: () => ({ body: { advance_ms: 240_000 } }) },
];
const asked: Step = { id: "sendSellerOffer", call: asks("seller", { amount: ASKED }) };
const countered: Step = { id: "sendBuyerOffer", call: asks("buyer", { amount: 2_000 }) };
const accepted: Step = { id: "acceptBid", call: asks("seller") };
/** Two days have passed. */
const late: Step = { id: "setClock", call: () => ({ body: { advance_ms: 172_800_000 } }) };

const after = (...more: readonly Step[]) => ({ after: [...ended, ...more], upsets: true });

const CALLS = [
  ["acceptBid", "seller", {}],
  ["declineBid", "seller", { reason: "Below what I can accept" }],
  ["sendSellerOffer", "seller", { amount: ASKED }],
  ["acceptBuyerOffer", "seller", { id_offer: 2 }],
  ["declineBuyerOffer", "seller", { id_offer: 2 }],
  ["sendBuyerOffer", "buyer", { amount: 2_000 }],
  ["acceptSellerOffer", "buyer", { id_offer: 1 }],
  ["declineSellerOffer", "buyer", { id_offer: 1 }],
  ["seeBuyerOffer", "seller", { id_offer: 2 }],
  ["seeSellerOffer", "buyer", { id_offer: 1 }],
] as const;

const reads =
  (side: Side): Case["call"] =>
  (testData, before) => ({ ...by(side, testData, before), path: { id: lotOf(before) } });

export const negotiationSuccesses: readonly Case[] = [
  ...CALLS.map(([id, side, body]) => ({
    ...success(id, asks(side, body)),
    ...after(
      ...("id_offer" in body || id === "sendBuyerOffer" ? [asked] : []),
      ...("id_offer" in body && body.id_offer === 2 ? [countered] : []),
    ),
  })),
  { ...success("getSaleDecision", reads("seller")), ...after(asked, countered) },
  { ...success("getMyDecision", reads("buyer")), ...after(asked) },
  { ...success("getSaleDecision", reads("seller"), "answers after the decision"), ...after(accepted) },
];

export const negotiationRefusals: readonly Case[] = [
  {
    ...refused("acceptBid", "refuses after the review", 409, "REVIEW_ENDED", asks("seller")),
    ...after(late),
  },
  ...CALLS.map(([id, side, body]) => ({
    ...refused(id, "refuses the lot of another person", 404, "NOT_FOUND", ({ seller, rival, lot }) => ({
      token: side === "seller" ? seller : rival,
      body: { id_auction: lot, ...body },
    })),
  })),
  refused("getSaleDecision", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder, lot }) => ({
    token: bidder,
    path: { id: lot },
  })),
  refused(
    "getSaleDecision",
    "refuses a lot that awaits no decision",
    404,
    "NOT_FOUND",
    ({ seller, saleLots }) => ({
      token: seller,
      path: { id: saleLots[0] },
    }),
  ),
  refused("getMyDecision", "refuses the lot of another person", 404, "NOT_FOUND", ({ rival, lot }) => ({
    token: rival,
    path: { id: lot },
  })),
  ...(["seeBuyerOffer", "seeSellerOffer"] as const).map((id) => ({
    ...refused(
      id,
      "refuses an offer that is not open",
      409,
      "OFFER_CLOSED",
      asks(id === "seeBuyerOffer" ? "seller" : "buyer", { id_offer: 7 }),
    ),
    ...after(asked),
  })),
  ...CALLS.flatMap(([id, side, body]) =>
    side === "buyer"
      ? []
      : [
          refused(id, "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder, lot }) => ({
            token: bidder,
            body: { id_auction: lot, ...body },
          })),
        ],
  ),
  ...(["sendBuyerOffer", "acceptSellerOffer"] as const).map((id) => ({
    ...refused(
      id,
      "refuses a locked bidder",
      403,
      "PROFILE_LOCKED",
      asks("buyer", id === "sendBuyerOffer" ? { amount: 2_000 } : { id_offer: 1 }),
    ),
    ...after(asked, ...locked("bidder")),
  })),
  {
    ...refused(
      "declineBid",
      "refuses after an accept",
      409,
      "STALE",
      asks("seller", { reason: "Not enough" }),
    ),
    ...after(accepted),
  },
  {
    ...refused(
      "sendSellerOffer",
      "waits for the answer to the last one",
      409,
      "OFFER_CLOSED",
      asks("seller", { amount: ASKED }),
    ),
    ...after(asked),
  },
  {
    ...refused(
      "sendSellerOffer",
      "is not below the highest bid",
      422,
      "VALIDATION",
      asks("seller", { amount: BID - 1 }),
    ),
    ...after(),
  },
  {
    ...refused(
      "sendBuyerOffer",
      "refuses without an offer",
      409,
      "OFFER_CLOSED",
      asks("buyer", { amount: 2_000 }),
    ),
    ...after(),
  },
  {
    ...refused(
      "sendBuyerOffer",
      "is below what is asked",
      422,
      "VALIDATION",
      asks("buyer", { amount: ASKED }),
    ),
    ...after(asked),
  },
  ...(["acceptSellerOffer", "declineSellerOffer"] as const).map((id) => ({
    ...refused(
      id,
      "refuses without an offer of that kind",
      409,
      "OFFER_CLOSED",
      asks("buyer", { id_offer: 3 }),
    ),
    ...after(asked),
  })),
  ...(["acceptBuyerOffer", "declineBuyerOffer"] as const).map((id) =>
    refused(id, "refuses an offer while the lot is open", 409, "OFFER_CLOSED", ({ seller, saleLots }) => ({
      token: seller,
      body: { id_auction: saleLots[0], id_offer: 1 },
    })),
  ),
];
