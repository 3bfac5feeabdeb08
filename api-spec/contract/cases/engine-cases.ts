/** Cases of bidding beyond the bid itself. */
import { unlockedSteps } from "./signing-cases.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { newKey, type Call } from "../base/target.ts";
import type { TestData } from "../base/test-data.ts";

const proxy = ({ proxyLot }: TestData): Call => ({ body: { id_auction: proxyLot } });
const REUSED = newKey();

/** A maximum to remove. Its price is above all bids of other cases on the lot. */
const setMaximum = {
  id: "makebid",
  call: ({ proxyLot, bidder }: TestData) => ({
    token: bidder,
    body: { id_auction: proxyLot, price: 9_000, mode: "max" },
  }),
} as const;

const BUY_NOW = 5_000;
const buy =
  (lot: "lot" | "boughtLot" | "buyNowLot", who: "bidder" | "rival" | "poor" | null, price = BUY_NOW) =>
  (testData: TestData): Call => ({
    ...(who !== null && { token: testData[who] }),
    body: { id_auction: testData[lot], price },
  });

const PRICE_CALLS = ["giveAuthority", "changeMinPrice", "changeStartPrice", "changeBuyNowPrice"] as const;
const price =
  (amount: number | null, lot: 0 | 1 = 0) =>
  ({ seller, saleLots }: TestData): Call => ({
    token: seller,
    body: { id_auction: saleLots[lot], price: amount },
  });
const firstBid = {
  id: "makebid",
  call: ({ bidder, saleLots }: TestData) => ({
    token: bidder,
    body: { id_auction: saleLots[1], price: 1_000 },
  }),
} as const;

const pause = ({ people }: TestData): Call => ({ token: people.manager, body: { reason: "Power cut" } });
const resume = ({ people }: TestData): Call => ({ token: people.manager });
const paused = { id: "pauseAuctions", call: pause } as const;
const resumed = { id: "resumeAuctions", call: resume } as const;

const lockClient = (change: object = {}, who: "manager" | "backoffice" = "manager") => {
  return ({ people, client }: TestData): Call => ({
    token: people[who],
    body: { id_profile: client, reason: "Unpaid win", lock_before: "2099-12-31", ...change },
  });
};
const unlockClient = (change: object = {}, who: "manager" | "backoffice" = "manager") => {
  return ({ people, client }: TestData): Call => ({
    token: people[who],
    body: { id_profile: client, ...change },
  });
};
const locked = { id: "lockProfile", call: lockClient() } as const;
const nobody = { id_profile: UNKNOWN_ID };

export const engineSuccesses: readonly Case[] = [
  { ...success("lockProfile", lockClient()), after: unlockedSteps() },
  { ...success("unlockProfile", unlockClient()), after: [locked], afterwards: unlockedSteps(1) },
  // Nobody can bid during a pause, so each case ends with auctions that run.
  { ...success("pauseAuctions", pause), after: [resumed], afterwards: [resumed] },
  success("getAuctionPause", ({ people }) => ({ token: people.backoffice })),
  { ...success("resumeAuctions", resume), after: [paused], afterwards: [resumed] },
  success("changeMinPrice", price(2_500)),
  success("giveAuthority", price(1_500)),
  success(
    "giveAuthority",
    ({ seller, saleLots: [lot] }) => ({
      token: seller,
      body: { id_auction: lot, price: 1_500, subject: false },
    }),
    "says that nobody decides afterwards",
  ),
  success("changeStartPrice", price(900)),
  success("changeBuyNowPrice", price(9_000)),
  success("getBidByKey", ({ bidder }) => ({ token: bidder, path: { key: newKey() } })),
  success("buyNow", buy("boughtLot", "bidder")),
  {
    ...success("removeProxy", (testData) => ({ ...proxy(testData), token: testData.bidder })),
    after: [setMaximum],
  },
];

export const engineRefusals: readonly Case[] = [
  { ...refused("lockProfile", "refuses a locked profile", 409, "STALE", lockClient()), after: [locked] },
  {
    ...refused("unlockProfile", "refuses a profile that is not locked", 409, "STALE", unlockClient()),
    after: unlockedSteps(),
  },
  refused(
    "lockProfile",
    "knows no day before today",
    422,
    "VALIDATION",
    lockClient({ lock_before: "2020-01-01" }),
  ),
  refused("lockProfile", "refuses an unknown profile", 404, "NOT_FOUND", lockClient(nobody)),
  refused("unlockProfile", "refuses an unknown profile", 404, "NOT_FOUND", unlockClient(nobody)),
  refused("lockProfile", "is only for managers", 403, "ROLE_FORBIDDEN", lockClient({}, "backoffice")),
  refused("unlockProfile", "is only for managers", 403, "ROLE_FORBIDDEN", unlockClient({}, "backoffice")),
  {
    ...refused("pauseAuctions", "refuses a second pause", 409, "STALE", pause),
    after: [paused],
    afterwards: [resumed],
  },
  { ...refused("resumeAuctions", "refuses without a pause", 409, "STALE", resume), after: [resumed] },
  refused("getAuctionPause", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({ token: bidder })),
  ...(["pauseAuctions", "resumeAuctions"] as const).map((id) =>
    refused(id, "is only for managers", 403, "ROLE_FORBIDDEN", ({ people }) => ({
      token: people.backoffice,
      body: id === "pauseAuctions" ? { reason: "Power cut" } : {},
    })),
  ),
  refused("changeMinPrice", "only lowers the price", 409, "MIN_PRICE_RULE", price(3_000, 1)),
  refused("changeMinPrice", "lowers the price by 5 % at least", 409, "MIN_PRICE_RULE", price(2_851, 1)),
  refused("changeMinPrice", "refuses a price below the start price", 422, "VALIDATION", price(999, 1)),
  refused("giveAuthority", "refuses an authority at the minimum price", 422, "VALIDATION", price(3_000, 1)),
  ...(["changeStartPrice", "changeBuyNowPrice"] as const).map((id) => ({
    ...refused(id, "is only for lots without a bid", 409, "LOT_HAS_BIDS", price(9_000, 1)),
    after: [firstBid],
  })),
  ...PRICE_CALLS.flatMap((id) => [
    refused(id, "refuses the lot of another person", 404, "NOT_FOUND", ({ seller, lot }) => ({
      token: seller,
      body: { id_auction: lot, price: 900 },
    })),
    refused(id, "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder, saleLots }) => ({
      token: bidder,
      body: { id_auction: saleLots[0], price: 900 },
    })),
  ]),
  refused("buyNow", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID, price: BUY_NOW },
  })),
  refused(
    "buyNow",
    "is only for people with an account",
    403,
    "REGISTRATION_REQUIRED",
    buy("buyNowLot", null),
  ),
  refused(
    "buyNow",
    "requires a deposit that covers the price",
    402,
    "DEPOSIT_REQUIRED",
    buy("buyNowLot", "poor"),
  ),
  refused(
    "buyNow",
    "refuses another price than the present one",
    409,
    "STALE",
    buy("buyNowLot", "rival", 4_999),
  ),
  refused("buyNow", "refuses a lot without a buy-now price", 409, "BUY_NOW_CLOSED", buy("lot", "rival")),
  refused("removeProxy", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID },
  })),
  refused("removeProxy", "refuses the maximum of another person", 409, "NO_PROXY", (testData) => ({
    ...proxy(testData),
    token: testData.rival,
  })),
  {
    ...refused(
      "removeProxy",
      "refuses another command with the same key",
      409,
      "KEY_REUSED",
      ({ lot, rival }) => ({
        token: rival,
        key: REUSED,
        body: { id_auction: lot },
      }),
    ),
    after: [
      { id: "removeProxy", call: (testData) => ({ ...proxy(testData), token: testData.rival, key: REUSED }) },
    ],
  },
];
