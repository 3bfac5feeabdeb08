/** Cases of transport and insurance of a won vehicle. Each case buys its own lot. */
import { newKey, type Answers } from "../../base/target.ts";
import { PASSWORD, type Step } from "../../base/test-data.ts";
import { aboutLot, bought, decide, made, NOT_CONFIRMED, paid, PRICE } from "./bought-lot.ts";
import { confirmIn } from "../../base/confirmed.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../../base/case.ts";

const REUSED = newKey();

const ask =
  (change: object = {}): Case["call"] =>
  ({ bidder }, before) => ({ token: bidder, body: { id_auction: made(before), to: "dubai", ...change } });
/** A paid vehicle with quotes: the last answer. */
const quoted: readonly Step[] = [...paid, { id: "askQuotes", call: ask() }];
const quoteIn = (before: Answers, at: number): number =>
  before[quoted.length - 1]?.body.data.quotes.at(at).id_quote;
/** Orders a quote: 0 is transport, -1 insurance. */
const order =
  (at: 0 | 1 | -1 = 0, more: object = {}): Case["call"] =>
  ({ bidder }, before) => ({ token: bidder, body: { id_quote: quoteIn(before, at) }, ...more });
const ordered: readonly Step[] = [...quoted, { id: "orderService", call: order() }];
const unknown: Case["call"] = ({ bidder }) => ({ token: bidder, body: { id_quote: UNKNOWN_ID } });
const byRival: Case["call"] = ({ rival }, before) => ({
  token: rival,
  body: { id_quote: quoteIn(before, 0) },
});
const token = (before: Answers): string => before[1]?.body.data[0].access_token;
const sure = (before: Answers) => ({ token: token(before), headers: confirmIn(before[2]) });
/** Quotes for a person of their own who has paid `price` from `deposit`: the last of six answers. */
const quotedTo = (price: number, deposit: number): readonly Step[] => {
  return [
    {
      id: "makeLots",
      call: () => ({ body: { seconds: 3_600, start_price: 1_000, step: 100, buy_now: price, count: 1 } }),
    },
    { id: "makeTokens", call: () => ({ body: { count: 1, deposit, password: PASSWORD } }) },
    { id: "confirmPassword", call: (_, before) => ({ token: token(before), body: { password: PASSWORD } }) },
    { id: "buyNow", call: (_, before) => ({ ...sure(before), body: { id_auction: made(before), price } }) },
    { id: "payWin", call: (_, before) => ({ ...sure(before), body: { id_auction: made(before) } }) },
    {
      id: "askQuotes",
      call: (_, before) => ({ token: token(before), body: { id_auction: made(before), to: "dubai" } }),
    },
  ];
};
const insure =
  (headers: Record<string, string> = {}): Case["call"] =>
  (_, before) => ({
    token: token(before),
    headers,
    body: { id_quote: before[5]?.body.data.quotes.at(-1).id_quote },
  });
const fetched: Step = { id: "handOver", call: decide("backoffice") };

export const serviceSuccesses: readonly Case[] = [
  { ...success("getServices", aboutLot("bidder")), after: ordered },
  { ...success("askQuotes", ask()), after: paid },
  { ...success("orderService", order()), after: quoted },
  { ...success("orderService", order(-1), "orders insurance beside transport"), after: ordered },
  { ...success("cancelService", order()), after: ordered },
];

export const serviceRefusals: readonly Case[] = [
  refused("getServices", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    query: { id_auction: UNKNOWN_ID },
  })),
  { ...refused("getServices", "refuses a stranger", 404, "NOT_FOUND", aboutLot("rival")), after: ordered },
  {
    ...refused("askQuotes", "refuses a stranger", 404, "NOT_FOUND", ({ rival }, before) => ({
      token: rival,
      body: { id_auction: made(before), to: "dubai" },
    })),
    after: paid,
  },
  { ...refused("askQuotes", "refuses before the payment", 409, "STALE", ask()), after: bought },
  {
    ...refused("askQuotes", "refuses an unknown emirate", 422, "VALIDATION", ask({ to: "muscat" })),
    after: paid,
  },
  refused("orderService", "refuses an unknown quote", 404, "NOT_FOUND", unknown),
  { ...refused("orderService", "refuses a stranger", 404, "NOT_FOUND", byRival), after: quoted },
  {
    ...refused("orderService", "requires the whole price in the deposit", 402, "DEPOSIT_REQUIRED", insure()),
    after: quotedTo(PRICE, 3_000),
  },
  {
    ...refused(
      "orderService",
      "asks who it is from AED 20,000",
      403,
      "CONFIRM_REQUIRED",
      insure(NOT_CONFIRMED),
    ),
    after: quotedTo(1_100_000, 1_200_000),
  },
  {
    ...refused("orderService", "refuses a second one of a kind", 409, "STALE", order(1)),
    after: ordered,
  },
  {
    ...refused("orderService", "refuses after the handover", 409, "STALE", order()),
    after: [...quoted, fetched],
  },
  {
    ...refused("orderService", "refuses an expired quote", 409, "QUOTE_EXPIRED", order()),
    after: [...quoted, { id: "setClock", call: () => ({ body: { advance_ms: 86_400_000 } }) }],
    upsets: true,
  },
  {
    ...refused(
      "orderService",
      "refuses its key for another quote",
      409,
      "KEY_REUSED",
      order(-1, { key: REUSED }),
    ),
    after: [...quoted, { id: "orderService", call: order(0, { key: REUSED }) }],
  },
  refused("cancelService", "refuses an unknown order", 404, "NOT_FOUND", unknown),
  { ...refused("cancelService", "refuses a stranger", 404, "NOT_FOUND", byRival), after: ordered },
  { ...refused("cancelService", "refuses what is not ordered", 409, "STALE", order()), after: quoted },
  {
    ...refused("cancelService", "refuses after the handover", 409, "STALE", order()),
    after: [...ordered, fetched],
  },
];
