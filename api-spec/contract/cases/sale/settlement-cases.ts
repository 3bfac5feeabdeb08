/** Cases of the settlement of a won lot: its payment, and the decisions of the staff. Each case buys its own lot. */
import {
  aboutLot,
  asRival,
  bought,
  boughtBesideRival,
  decide,
  made,
  lotMade,
  NOT_CONFIRMED,
  paid,
  pay,
  unconfirmed,
  PRICE,
} from "./bought-lot.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../../base/case.ts";
import { asAdmin, confirmedAdmin, confirmIn } from "../../base/confirmed.ts";
import { PASSWORD, type Step } from "../../base/test-data.ts";
import { newKey, type Answers } from "../../base/target.ts";

const REUSED = newKey();

/** A lot that is unpaid two days later. */
const late: readonly Step[] = [
  ...bought,
  { id: "setClock", call: () => ({ body: { advance_ms: 172_800_000 } }) },
];

/** A person whose deposit covers the hold of a win, and not its price. */
const boughtByPoor: readonly Step[] = [
  lotMade,
  { id: "makeTokens", call: () => ({ body: { count: 1, deposit: 1_000, password: PASSWORD } }) },
  {
    id: "buyNow",
    call: (_, before) => ({ token: tokenOf(before), body: { id_auction: made(before), price: PRICE } }),
  },
  { id: "confirmPassword", call: (_, before) => ({ token: tokenOf(before), body: { password: PASSWORD } }) },
];
const tokenOf = ([, tokens]: Answers): string => tokens?.body.data[0].access_token;

const BY_MANAGERS = ["releaseSettlement", "forfeitSettlement"] as const;

const adminSure = confirmedAdmin(late.length);
const confirmedForfeit: Case["call"] = (_, before) => ({
  ...asAdmin(before, late.length),
  body: { id_auction: made(before), reason: "Agreed by phone" },
});

export const settlementSuccesses: readonly Case[] = [
  { ...success("payWin", pay), after: bought },
  {
    ...success("listMyDocuments", ({ bidder }, before) => ({ token: bidder, path: { id: made(before) } })),
    after: paid,
  },
  { ...success("listSettlementActs", aboutLot("bidder")), after: bought },
  success("listSettlements", ({ people }) => ({
    token: people.backoffice,
    body: { state: "due", limit: 5 },
  })),
  success("exportSettlements", ({ people }) => ({ token: people.backoffice, body: { state: "due" } })),
  { ...success("listDebtors", ({ people }) => ({ token: people.backoffice, body: {} })), after: bought },
  success("exportDebtors", ({ people }) => ({ token: people.backoffice, body: { state: "overdue" } })),
  { ...success("extendSettlement", decide("backoffice")), after: bought },
  { ...success("releaseSettlement", decide("manager")), after: late, upsets: true },
  { ...success("forfeitSettlement", confirmedForfeit), after: [...late, ...adminSure], upsets: true },
  {
    ...success("getSettlement", ({ people }, before) => ({
      token: people.backoffice,
      path: { id: made(before) },
    })),
    after: bought,
  },
];

export const settlementRefusals: readonly Case[] = [
  ...(["listDebtors", "exportDebtors"] as const).map((id) =>
    refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
      token: bidder,
      body: {},
    })),
  ),
  { ...refused("payWin", "refuses a second payment", 409, "STALE", pay), after: paid },
  {
    ...refused("payWin", "refuses the win of another person", 404, "NOT_FOUND", asRival),
    after: boughtBesideRival,
  },
  refused("payWin", "asks who it is first", 403, "CONFIRM_REQUIRED", unconfirmed),
  refused("buyNow", "asks who it is from AED 20,000", 403, "CONFIRM_REQUIRED", ({ rival, buyNowLot }) => ({
    token: rival,
    headers: NOT_CONFIRMED,
    body: { id_auction: buyNowLot, price: 20_000 },
  })),
  refused("requestPayment", "asks who it is before it pays a lot", 403, "CONFIRM_REQUIRED", ({ bidder }) => ({
    token: bidder,
    headers: NOT_CONFIRMED,
    body: { amount: 100, id_auction: 1 },
  })),
  {
    ...refused("payWin", "requires the whole sum in the deposit", 402, "DEPOSIT_REQUIRED", (_, before) => ({
      token: tokenOf(before),
      headers: confirmIn(before[3]),
      body: { id_auction: made(before) },
    })),
    after: boughtByPoor,
  },
  {
    ...refused(
      "payWin",
      "refuses another command with the same key",
      409,
      "KEY_REUSED",
      (testData, before) => ({
        ...pay(testData, before),
        key: REUSED,
        body: { id_auction: testData.lot },
      }),
    ),
    after: [
      ...bought,
      { id: "payWin", call: (testData, before) => ({ ...pay(testData, before), key: REUSED }) },
    ],
  },
  { ...refused("extendSettlement", "refuses a paid sale", 409, "STALE", decide("manager")), after: paid },
  {
    ...refused("releaseSettlement", "refuses before the deadline", 409, "STALE", decide("manager")),
    after: bought,
  },
  {
    ...refused(
      "forfeitSettlement",
      "requires the password first",
      403,
      "CONFIRM_REQUIRED",
      (testData, before) => ({
        ...decide("manager")(testData, before),
        headers: NOT_CONFIRMED,
      }),
    ),
    after: bought,
  },
  {
    ...refused("forfeitSettlement", "refuses a second request", 409, "STALE", (testData, before) => ({
      ...confirmedForfeit(testData, before),
      body: { id_auction: made(before), reason: "Not paid" },
    })),
    after: [...late, ...adminSure, { id: "forfeitSettlement", call: confirmedForfeit }],
    upsets: true,
  },
  {
    ...refused("forfeitSettlement", "refuses an unknown sale", 404, "NOT_FOUND", (testData, before) => ({
      ...confirmedForfeit(testData, before),
      body: { id_auction: UNKNOWN_ID, reason: "Agreed by phone" },
    })),
    after: [...late, ...adminSure],
    upsets: true,
  },
  refused("getSettlement", "refuses an unknown sale", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    path: { id: UNKNOWN_ID },
  })),
  refused("getSettlement", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    path: { id: 1 },
  })),
  refused("extendSettlement", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: 1, reason: "Agreed by phone" },
  })),
  ...BY_MANAGERS.map((id) => ({
    ...refused(id, "is only for managers", 403, "ROLE_FORBIDDEN", decide("backoffice")),
    after: bought,
  })),
  ...(["extendSettlement", "releaseSettlement"] as const).map((id) =>
    refused(id, "refuses an unknown sale", 404, "NOT_FOUND", ({ people }) => ({
      token: people.manager,
      body: { id_auction: UNKNOWN_ID, reason: "Agreed by phone" },
    })),
  ),
  {
    ...refused("listMyDocuments", "refuses before the payment", 404, "NOT_FOUND", ({ bidder }, before) => ({
      token: bidder,
      path: { id: made(before) },
    })),
    after: bought,
  },
  ...[
    {
      call: asRival,
      says: "refuses to pay the win of another person",
      after: boughtBesideRival,
      status: 404,
    },
    { call: pay, says: "refuses to pay a paid lot", after: paid, status: 409 },
  ].map(({ call, says, after, status }) => ({
    ...refused(
      "requestPayment",
      says,
      status,
      status === 404 ? "NOT_FOUND" : "STALE",
      (testData, before) => ({
        ...call(testData, before),
        body: { amount: 100, id_auction: made(before) },
      }),
    ),
    after,
  })),
  {
    ...refused(
      "listSettlementActs",
      "refuses the win of another person",
      404,
      "NOT_FOUND",
      aboutLot("rival"),
    ),
    after: paid,
  },
  ...(["listSettlements", "exportSettlements"] as const).map((id) =>
    refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
      token: bidder,
      body: {},
    })),
  ),
];
