/** Cases after a sale. Each case buys its own lot. */
import { refused, success, type Case } from "./case.ts";
import { asAdmin, confirmed, confirmedAdmin, confirmIn } from "./confirmed.ts";
import { PASSWORD, type TestData } from "../test-data.ts";
import { newKey, type Answered, type Call } from "../target.ts";

const UNKNOWN_ID = 2_147_483_647;
const PRICE = 2_000;
const REUSED = newKey();

type Before = NonNullable<Case["after"]>[number];
type Answers = readonly Answered[];

const lotMade = {
  id: "makeLots",
  call: () => ({ body: { seconds: 3_600, start_price: 1_000, step: 100, buy_now: PRICE, count: 1 } }),
} as const satisfies Before;
const made = ([lots]: Answers): number => lots?.body.data.ids[0];

const bought: readonly Before[] = [
  lotMade,
  confirmed("bidder"),
  {
    id: "buyNow",
    call: ({ bidder }, before) => ({ token: bidder, body: { id_auction: made(before), price: PRICE } }),
  },
];
const pay = ({ bidder }: TestData, before: Answers): Call => ({
  token: bidder,
  headers: confirmIn(before[1]),
  body: { id_auction: made(before) },
});
const paid: readonly Before[] = [...bought, { id: "payWin", call: pay }];
/** Two days later, still unpaid. */
const late: readonly Before[] = [
  ...bought,
  { id: "setClock", call: () => ({ body: { advance_ms: 172_800_000 } }) },
];

const decide =
  (who: "manager" | "backoffice"): Case["call"] =>
  ({ people }, before) => ({
    token: people[who],
    body: { id_auction: made(before), reason: "Agreed by phone" },
  });

/** A lot that the bidder has won, paid and collected. */
const fetched: readonly Before[] = [...paid, { id: "handOver", call: decide("backoffice") }];
const hide = ({ bidder }: TestData, before: Answers): Call => ({
  token: bidder,
  body: { id_auction: made(before), value: true },
});

/** A person whose deposit covers the hold of a win, and not its price. */
const boughtByPoor: readonly Before[] = [
  lotMade,
  { id: "makeTokens", call: () => ({ body: { count: 1, deposit: 1_000, password: PASSWORD } }) },
  {
    id: "buyNow",
    call: (_, before) => ({ token: tokenOf(before), body: { id_auction: made(before), price: PRICE } }),
  },
  { id: "confirmPassword", call: (_, before) => ({ token: tokenOf(before), body: { password: PASSWORD } }) },
];
const tokenOf = ([, tokens]: Answers): string => tokens?.body.data[0].access_token;

/** The pickup of the made lot, for `who`. */
const pickup =
  (who: "bidder" | "rival"): Case["call"] =>
  (testData, before) => ({ token: testData[who], query: { id_auction: made(before) } });
/** Books a free time of the pickup that the last call has read: 0 is the first one, -1 the last. */
const bookTime =
  (at: 0 | -1): Case["call"] =>
  ({ bidder }, before) => ({
    token: bidder,
    body: { id_auction: made(before), starts: before.at(-1)?.body.data.times.at(at).starts },
  });
const bookFirst = bookTime(0);
const read: Before = { id: "getPickup", call: pickup("bidder") };
/** A paid lot with an appointment in about two hours, which can no longer be changed. */
const fixed: readonly Before[] = [
  ...paid,
  read,
  { id: "bookPickup", call: bookFirst },
  { id: "setClock", call: (_, before) => ({ body: { advance_ms: untilFixed(before) } }) },
];
function untilFixed(before: Answers): number {
  const { changeable_until: until } = before.at(-1)?.body.data.appointment ?? {};
  return Math.max(0, Date.parse(until) - Date.parse(before.at(-1)?.body.data.appointment.booked_at)) + 1_000;
}

const BY_MANAGERS = ["releaseSettlement", "forfeitSettlement"] as const;

const adminSure = confirmedAdmin(late.length);
const confirmedForfeit: Case["call"] = (_, before) => ({
  ...asAdmin(before, late.length),
  body: { id_auction: made(before), reason: "Agreed by phone" },
});
const NOT_CONFIRMED = { "x-confirm": "not-a-confirmation-at-all" };

/** A paid lot with an appointment, and its code. */
const booked = fixed.slice(0, -1);
const revealCode: Case["call"] = (testData, before) => pay(testData, before);
const coded: readonly Before[] = [...booked, { id: "revealPickupCode", call: revealCode }];
const byCode: Case["call"] = ({ people }, before) => ({
  token: people.backoffice,
  body: { code: before[coded.length - 1]?.body.data.code },
});
/** The day of that appointment. */
const onTheDay: readonly Before[] = [
  ...coded,
  { id: "setClock", call: (_, before) => ({ body: { advance_ms: untilFixed(before.slice(0, -1)) } }) },
];
const NO_CODE = "000000";

/** The rival, who has confirmed who they are, about the bidder's lot. */
const boughtBesideRival: readonly Before[] = [...bought, confirmed("rival")];
const asRival = ({ rival }: TestData, before: Answers): Call => ({
  token: rival,
  headers: confirmIn(before[bought.length]),
  body: { id_auction: made(before) },
});

export const settlementSuccesses: readonly Case[] = [
  { ...success("payWin", pay), after: bought },
  {
    ...success("listMyDocuments", ({ bidder }, before) => ({ token: bidder, path: { id: made(before) } })),
    after: paid,
  },
  { ...success("getPickup", pickup("bidder")), after: bought },
  { ...success("listSettlementActs", pickup("bidder")), after: bought },
  { ...success("bookPickup", bookFirst), after: [...paid, read] },
  {
    // The first time may be in two hours, which is too late for a change.
    ...success("cancelPickup", pickup("bidder")),
    after: [...paid, read, { id: "bookPickup", call: bookTime(-1) }],
  },
  success("listSettlements", ({ people }) => ({
    token: people.backoffice,
    body: { state: "due", limit: 5 },
  })),
  { ...success("handOver", decide("backoffice")), after: paid },
  { ...success("hideMyLot", hide), after: fetched },
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
  { ...success("revealPickupCode", revealCode), after: booked },
  { ...success("findHandover", byCode), after: coded },
  { ...success("handOverByCode", byCode), after: onTheDay, upsets: true },
];

export const settlementRefusals: readonly Case[] = [
  { ...refused("payWin", "refuses a second payment", 409, "STALE", pay), after: paid },
  {
    ...refused("payWin", "refuses the win of another person", 404, "NOT_FOUND", asRival),
    after: boughtBesideRival,
  },
  ...(["payWin", "revealPickupCode"] as const).map((id) =>
    refused(id, "asks who it is first", 403, "CONFIRM_REQUIRED", ({ bidder }) => ({
      token: bidder,
      headers: NOT_CONFIRMED,
      body: { id_auction: 1 },
    })),
  ),
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
    ...refused("revealPickupCode", "refuses the win of another person", 404, "NOT_FOUND", asRival),
    after: boughtBesideRival,
  },
  {
    ...refused("revealPickupCode", "has none before the appointment", 404, "NOT_FOUND", pay),
    after: paid,
  },
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
  { ...refused("handOver", "requires a payment", 409, "STALE", decide("backoffice")), after: bought },
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
  refused("findHandover", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { code: NO_CODE },
  })),
  refused("handOverByCode", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { code: NO_CODE },
  })),
  ...BY_MANAGERS.map((id) => ({
    ...refused(id, "is only for managers", 403, "ROLE_FORBIDDEN", decide("backoffice")),
    after: bought,
  })),
  ...(["extendSettlement", "releaseSettlement", "handOver"] as const).map((id) =>
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
  ...(["getPickup", "listSettlementActs", "cancelPickup"] as const).map((id) => ({
    ...refused(id, "refuses the win of another person", 404, "NOT_FOUND", pickup("rival")),
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
  { ...refused("cancelPickup", "refuses before the payment", 409, "STALE", pickup("bidder")), after: bought },
  {
    ...refused("cancelPickup", "refuses two hours before the time", 409, "PICKUP_FIXED", pickup("bidder")),
    after: fixed,
    upsets: true,
  },
  { ...refused("hideMyLot", "refuses before the handover", 409, "STALE", hide), after: paid },
  refused("hideMyLot", "refuses a lot without a bid of the person", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID, value: true },
  })),
  ...(["listSettlements", "handOver"] as const).map((id) =>
    refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder, lot }) => ({
      token: bidder,
      body: id === "handOver" ? { id_auction: lot, reason: "No code" } : {},
    })),
  ),
];
