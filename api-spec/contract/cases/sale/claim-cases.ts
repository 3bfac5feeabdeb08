/** Cases of claims after the handover. Each case has a seller, a lot and a buyer of its own. */
import { newKey, type Answers } from "../../base/target.ts";
import { PASSWORD, type Step, type TestData } from "../../base/test-data.ts";
import { NOT_CONFIRMED, PRICE } from "./bought-lot.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../../base/case.ts";
import { confirmed, confirmIn } from "../../base/confirmed.ts";
import { formOf, PNG } from "../../base/upload.ts";

export const person = (before: Answers, at: number): string => before[at]?.body.data[0].access_token;
const seller = (before: Answers) => person(before, 0);
const lotIn = (before: Answers): number => before[1]?.body.data.ids[0];
const paying = ({ bidder }: TestData, before: Answers) => ({
  token: bidder,
  headers: confirmIn(before[2]),
});

const bought: readonly Step[] = [
  { id: "makeTokens", call: () => ({ body: { count: 1, as: "seller", password: PASSWORD } }) },
  {
    id: "makeLots",
    call: (_, before) => ({
      body: {
        count: 1,
        seconds: 3_600,
        start_price: 1_000,
        step: 100,
        buy_now: PRICE,
        seller: before[0]?.body.data[0].id_user,
      },
    }),
  },
  confirmed("bidder"),
  {
    id: "buyNow",
    call: ({ bidder }, before) => ({ token: bidder, body: { id_auction: lotIn(before), price: PRICE } }),
  },
];
const about: Case["call"] = ({ bidder }, before) => ({
  token: bidder,
  query: { id_auction: lotIn(before) },
});
/** Handed over, with a photo of the buyer and the facts: the seventh to the ninth answer. */
const handed: readonly Step[] = [
  ...bought,
  {
    id: "payWin",
    call: (data, before) => ({ ...paying(data, before), body: { id_auction: lotIn(before) } }),
  },
  {
    id: "handOver",
    call: ({ people }, before) => ({
      token: people.backoffice,
      body: { id_auction: lotIn(before), reason: "Agreed by phone" },
    }),
  },
  {
    id: "uploadFile",
    call: ({ bidder }) => ({ token: bidder, form: formOf(new Uint8Array(PNG), "document") }),
  },
  { id: "getClaim", call: about },
];
const claim =
  (change: object = {}): Case["call"] =>
  ({ bidder }, before) => ({
    token: bidder,
    body: {
      id_auction: lotIn(before),
      fact: before[7]?.body.data.facts[0].fact,
      text: "The report says something else.",
      files: [before[6]?.body.data.id_file],
      ...change,
    },
  });
/** The claim is the ninth answer. */
const claimed: readonly Step[] = [...handed, { id: "makeClaim", call: claim() }];
const answer: Case["call"] = (_, before) => ({
  token: seller(before),
  body: { id_auction: lotIn(before), text: "It was read twice.", files: [] },
});
/** A clerk who has proved who they are: the eleventh and the twelfth answer. */
const answered: readonly Step[] = [
  ...claimed,
  { id: "answerClaim", call: answer },
  { id: "makeTokens", call: () => ({ body: { count: 1, as: "backoffice", password: PASSWORD } }) },
  {
    id: "confirmPassword",
    call: (_, before) => ({ token: person(before, 10), body: { password: PASSWORD } }),
  },
];
const REUSED = newKey();
const decide =
  (change: object = {}, headers: object = {}): Case["call"] =>
  (_, before) => ({
    token: person(before, 10),
    headers: { ...confirmIn(before[11]), ...headers },
    body: {
      id_claim: before[8]?.body.data.claim.id_claim,
      outcome: "sum",
      amount: 500,
      reason: "Seen at the yard",
      ...change,
    },
  });

/** The seller lost a part, and the rest is free to be paid out: the thirteenth answer. */
export const freed: readonly Step[] = [...answered, { id: "decideClaim", call: decide() }];

export const claimSuccesses: readonly Case[] = [
  { ...success("getClaim", about), after: bought },
  { ...success("makeClaim", claim()), after: handed },
  { ...success("answerClaim", answer), after: claimed },
  { ...success("listClaims", ({ people }) => ({ token: people.backoffice, body: {} })), after: claimed },
  { ...success("decideClaim", decide()), after: answered },
];

export const claimRefusals: readonly Case[] = [
  refused("getClaim", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    query: { id_auction: UNKNOWN_ID },
  })),
  {
    ...refused("getClaim", "refuses a stranger", 404, "NOT_FOUND", (data, before) => ({
      ...about(data, before),
      token: data.rival,
    })),
    after: claimed,
  },
  {
    ...refused("makeClaim", "refuses a stranger", 404, "NOT_FOUND", (data, before) => ({
      ...claim()(data, before),
      token: data.rival,
    })),
    after: handed,
  },
  { ...refused("makeClaim", "refuses a second claim", 409, "STALE", claim()), after: claimed },
  {
    ...refused("makeClaim", "refuses a fact that nobody stated", 422, "VALIDATION", claim({ fact: "Wings" })),
    after: handed,
  },
  {
    ...refused("makeClaim", "refuses a claim without a photo", 422, "VALIDATION", claim({ files: [] })),
    after: handed,
  },
  {
    ...refused("makeClaim", "refuses a foreign file", 422, "VALIDATION", claim({ files: [UNKNOWN_ID] })),
    after: handed,
  },
  {
    ...refused("answerClaim", "refuses the buyer", 404, "NOT_FOUND", (data, before) => ({
      ...answer(data, before),
      token: data.bidder,
    })),
    after: claimed,
  },
  {
    ...refused("answerClaim", "refuses a second answer", 409, "STALE", answer),
    after: [...claimed, { id: "answerClaim", call: answer }],
  },
  refused("listClaims", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: {},
  })),
  refused("decideClaim", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id_claim: 1, outcome: "nothing", reason: "Seen at the yard" },
  })),
  {
    ...refused("decideClaim", "asks who it is first", 403, "CONFIRM_REQUIRED", decide({}, NOT_CONFIRMED)),
    after: answered,
  },
  {
    ...refused("decideClaim", "refuses an unknown claim", 404, "NOT_FOUND", decide({ id_claim: UNKNOWN_ID })),
    after: answered,
  },
  {
    ...refused("decideClaim", "refuses more than is held", 422, "VALIDATION", decide({ amount: PRICE + 1 })),
    after: answered,
  },
  {
    ...refused(
      "decideClaim",
      "refuses a sum with a return",
      422,
      "VALIDATION",
      decide({ outcome: "return" }),
    ),
    after: answered,
  },
  {
    ...refused("decideClaim", "refuses what is decided", 409, "STALE", decide()),
    after: [...answered, { id: "decideClaim", call: decide() }],
  },
  {
    ...refused(
      "decideClaim",
      "refuses its key for another sum",
      409,
      "KEY_REUSED",
      decide({ amount: 600 }, { "idempotency-key": REUSED }),
    ),
    after: [...answered, { id: "decideClaim", call: decide({}, { "idempotency-key": REUSED }) }],
  },
];
