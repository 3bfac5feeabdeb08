/** Cases of the second signature: the person who asks never signs. */
import { PASSWORD, type Step } from "../base/test-data.ts";
import { asAdmin, confirmedAdmin } from "../base/confirmed.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { newKey, type Answers } from "../base/target.ts";
import { ACCOUNT } from "../base/money.ts";

const tokenIn = (before: Answers, at: number): string => before[at]?.body.data[0].access_token;
const somebody = (more: object): Step => ({
  id: "makeTokens",
  call: () => ({ body: { count: 1, password: PASSWORD, ...more } }),
});
/** The person of an earlier step proves who they are. */
const sure = (at: number): Step => ({
  id: "confirmPassword",
  call: (_, before) => ({ token: tokenIn(before, at), body: { password: PASSWORD } }),
});

/** A client asks for AED 10,000 back: the refund is the third answer. */
const large: readonly Step[] = [
  somebody({ deposit: 20_000 }),
  sure(0),
  {
    id: "applyRefund",
    call: (_, before) => ({
      token: tokenIn(before, 0),
      headers: { "x-confirm": before[1]?.body.data.confirm },
      body: { ...ACCOUNT, amount: 10_000 },
    }),
  },
];
const refundIn = (before: Answers): number => before[2]?.body.data.id;
/** A clerk of the back office who has proved who they are: the fourth and the fifth answer. */
const clerk: readonly Step[] = [somebody({ as: "backoffice" }), sure(3)];
const asClerk = (before: Answers) => ({
  token: tokenIn(before, 3),
  headers: { "x-confirm": before[4]?.body.data.confirm },
});

const ask =
  (reason = "The season is over"): Case["call"] =>
  ({ people }, before) => ({ token: people.backoffice, body: { id: refundIn(before), reason } });
const asked: readonly Step[] = [...large, ...clerk, { id: "askRefundSignature", call: ask() }];
const signed =
  (body: object = { decision: "sign" }): Case["call"] =>
  (_, before) => ({ ...asClerk(before), path: { kind: "refund", id: refundIn(before) }, body });

/** Unlocks the client whom a manager has locked: an admin signs. `place`: how many answers come before. */
export const unlockedSteps = (place = 0): readonly Step[] => [
  ...confirmedAdmin(place),
  {
    id: "unlockProfile",
    call: ({ people, client }) => ({ token: people.manager, body: { id_profile: client } }),
  },
  {
    id: "signRequest",
    call: ({ client }, before) => ({
      ...asAdmin(before, place),
      path: { kind: "unlock", id: client },
      body: { decision: "sign" },
    }),
  },
];

export const signingSuccesses: readonly Case[] = [
  { ...success("askRefundSignature", ask()), after: large },
  success("listSignatures", ({ people }) => ({ token: people.backoffice, body: {} })),
  { ...success("signRequest", signed()), after: asked },
];

const KEY = newKey();
const askKeyed =
  (reason: string): Case["call"] =>
  (testData, before) => ({ ...ask(reason)(testData, before), key: KEY });

export const signingRefusals: readonly Case[] = [
  { ...refused("askRefundSignature", "refuses a second request", 409, "STALE", ask("Again")), after: asked },
  {
    ...refused(
      "askRefundSignature",
      "refuses another request with the same key",
      409,
      "KEY_REUSED",
      askKeyed("Other"),
    ),
    after: [...large, { id: "askRefundSignature", call: askKeyed("The season is over") }],
  },
  refused("askRefundSignature", "refuses an unknown refund", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { id: UNKNOWN_ID, reason: "The season is over" },
  })),
  refused("askRefundSignature", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id: 1, reason: "The season is over" },
  })),
  refused("listSignatures", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: {},
  })),
  {
    ...refused(
      "revealRefundAccount",
      "waits for a second person",
      403,
      "SECOND_PERSON_REQUIRED",
      (_, before) => ({
        ...asClerk(before),
        body: { id: refundIn(before) },
      }),
    ),
    after: [...large, ...clerk],
  },
  {
    ...refused("signRequest", "refuses the asker", 403, "SECOND_PERSON_REQUIRED", signed()),
    after: [
      ...large,
      ...clerk,
      {
        id: "askRefundSignature",
        call: (_, before) => ({
          token: tokenIn(before, 3),
          body: { id: refundIn(before), reason: "The season is over" },
        }),
      },
    ],
  },
  {
    ...refused("signRequest", "refuses what is signed", 409, "STALE", signed()),
    after: [...asked, { id: "signRequest", call: signed() }],
  },
  {
    ...refused(
      "signRequest",
      "declines with a reason alone",
      422,
      "VALIDATION",
      signed({ decision: "decline" }),
    ),
    after: asked,
  },
  {
    ...refused("signRequest", "refuses what nobody asked for", 404, "NOT_FOUND", (_, before) => ({
      ...asClerk(before),
      path: { kind: "refund", id: UNKNOWN_ID },
      body: { decision: "sign" },
    })),
    after: [...large, ...clerk],
  },
  {
    ...refused("signRequest", "requires the password first", 403, "CONFIRM_REQUIRED", (_, before) => ({
      token: tokenIn(before, 3),
      headers: { "x-confirm": "not-a-confirmation-at-all" },
      path: { kind: "refund", id: refundIn(before) },
      body: { decision: "sign" },
    })),
    after: asked,
  },
  refused("signRequest", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    headers: { "x-confirm": "not-a-confirmation-at-all" },
    path: { kind: "refund", id: 1 },
    body: { decision: "sign" },
  })),
];
