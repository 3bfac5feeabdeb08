/** Cases of the two-step sign-in. Each has an account of its own: a second factor would stop the sign-ins of others. */
import type { Step } from "../base/test-data.ts";
import { createSoftwarePasskey, codeOf } from "../base/software-factors.ts";
import type { Answers } from "../base/target.ts";
import { confirmIn } from "../base/confirmed.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { somebody } from "../base/somebody.ts";

export const tokenOf = (before: Answers) => before[0]?.body.access_token as string;
const confirmed = (before: Answers) => {
  return { token: tokenOf(before), headers: { "x-confirm": before[1]?.body.data.confirm } };
};

/** Somebody who has just signed up, and repeated their password. */
const newcomer = (account = somebody()): readonly Step[] => [
  { id: "signup", call: () => ({ body: account }) },
  {
    id: "confirmPassword",
    call: (_, before) => ({ token: tokenOf(before), body: { password: account.password } }),
  },
];
const startsTotp = { id: "startTotp", call: (_: unknown, before: Answers) => confirmed(before) } as const;
/** The server under test judges a code by its own real clock, which may differ from ours. */
const readsClock = { id: "getClock", call: () => ({}) } as const;
const code = (before: Answers, laterMs = 0) => {
  const { now, offset_ms: lead } = before[3]?.body.data ?? {};
  return codeOf(before[2]?.body.data.secret, Date.parse(now) - lead + laterMs);
};
const confirmsTotp = {
  id: "confirmTotp",
  call: (_: unknown, before: Answers) => ({ ...confirmed(before), body: { code: code(before) } }),
} as const;
/** Somebody with an app: its recovery codes are in reply 4. */
export const withApp = (account = somebody()): readonly Step[] => [
  ...newcomer(account),
  startsTotp,
  readsClock,
  confirmsTotp,
];
/** A code counts once: the next one confirms. A new factor ends the confirmation by the password (reply 5). */
const NEXT_CODE_MS = 30_000;
const sureByApp = (): readonly Step[] => [
  ...withApp(),
  {
    id: "confirmPassword",
    call: (_, before) => ({ token: tokenOf(before), body: { code: code(before, NEXT_CODE_MS) } }),
  },
];
const confirmedAgain = (before: Answers) => ({
  token: tokenOf(before),
  headers: confirmIn(before[5]),
});
const startsPasskey = {
  id: "startPasskey",
  call: (_: unknown, before: Answers) => confirmed(before),
} as const;
const addsPasskey = {
  id: "addPasskey",
  call: (_: unknown, before: Answers) => ({
    ...confirmed(before),
    body: { name: "Phone", response: createSoftwarePasskey().create(before[2]?.body.data.options) },
  }),
} as const;
/** Somebody with a passkey (reply 3) who has confirmed who they are by it (reply 5). */
function sureByPasskey(): readonly Step[] {
  let passkey = createSoftwarePasskey();
  return [
    ...newcomer(),
    startsPasskey,
    {
      id: "addPasskey",
      call(_, before) {
        passkey = createSoftwarePasskey();
        const response = passkey.create(before[2]?.body.data.options);
        return { ...confirmed(before), body: { name: "Phone", response } };
      },
    },
    { id: "startFactorCheck", call: (_, before) => ({ token: tokenOf(before) }) },
    {
      id: "confirmPassword",
      call: (_, before) => ({
        token: tokenOf(before),
        body: { response: passkey.sign(before[4]?.body.data.options) },
      }),
    },
  ];
}

/** Somebody with a passkey, and the options of a sign-in by it alone: in reply 4. */
function signsInByPasskey() {
  let passkey = createSoftwarePasskey();
  const after: readonly Step[] = [
    ...newcomer(),
    startsPasskey,
    {
      id: "addPasskey",
      call(_, before) {
        passkey = createSoftwarePasskey();
        const response = passkey.create(before[2]?.body.data.options);
        return { ...confirmed(before), body: { name: "Phone", response } };
      },
    },
    { id: "startPasskeySignIn", call: () => ({}) },
  ];
  return { after, sign: (before: Answers) => passkey.sign(before[4]?.body.data.options) };
}
const byPasskey = signsInByPasskey();

/** An account with an app, and the first step of its sign-in: 0 to 4 set up, 5 signs in. */
const signsIn = (): readonly Step[] => {
  const account = somebody();
  return [
    ...withApp(account),
    { id: "signin", call: () => ({ body: { id: account.email, password: account.password } }) },
  ];
};

export const factorSuccesses: readonly Case[] = [
  success("startPasskeySignIn", () => ({})),
  {
    ...success("signInByPasskey", (_, before) => ({ body: { response: byPasskey.sign(before) } })),
    after: byPasskey.after,
    // The contacts of the account are not verified yet.
    next: "verification_required",
  },
  { ...success("listFactors", (_, before) => ({ token: tokenOf(before) })), after: newcomer() },
  { ...success("startTotp", (_, before) => confirmed(before)), after: newcomer() },
  { ...success("confirmTotp", confirmsTotp.call), after: [...newcomer(), startsTotp, readsClock] },
  {
    ...success("removeTotp", (_, before) => confirmedAgain(before)),
    after: sureByApp(),
  },
  { ...success("startPasskey", (_, before) => confirmed(before)), after: newcomer() },
  { ...success("addPasskey", addsPasskey.call), after: [...newcomer(), startsPasskey] },
  {
    ...success("removePasskey", (_, before) => ({
      ...confirmedAgain(before),
      path: { id: before[3]?.body.data.factors.passkeys[0].id_passkey },
    })),
    after: sureByPasskey(),
  },
  {
    ...success("newRecoveryCodes", (_, before) => confirmedAgain(before)),
    after: sureByApp(),
  },
  {
    ...success(
      "confirmPassword",
      (_, before) => ({
        token: tokenOf(before),
        body: { recovery: before[4]?.body.data.recovery_codes[0] },
      }),
      "takes a recovery code of a lost app",
    ),
    after: withApp(),
  },
  {
    ...success("startFactorCheck", (_, before) => ({ token: before[5]?.body.access_token })),
    after: signsIn(),
  },
  {
    ...success("checkFactor", (_, before) => ({
      token: before[5]?.body.access_token,
      body: { kind: "recovery", code: before[4]?.body.data.recovery_codes[0] },
    })),
    after: signsIn(),
    // The contacts of the account are not verified yet.
    next: "verification_required",
  },
];

const NO_CONFIRMATION = { "x-confirm": "not-a-confirmation-at-all" };
const wrongCall = {
  startTotp: {},
  confirmTotp: { body: { code: "000000" } },
  removeTotp: {},
  startPasskey: {},
  addPasskey: {
    body: {
      name: "Phone",
      response: { id: "pk", rawId: "pk", type: "public-key", response: {}, clientExtensionResults: {} },
    },
  },
  removePasskey: { path: { id: 1 } },
  newRecoveryCodes: {},
} as const;
const changes = Object.keys(wrongCall) as (keyof typeof wrongCall)[];

export const factorRefusals: readonly Case[] = [
  ...changes.map((id) =>
    refused(id, "requires the password first", 403, "CONFIRM_REQUIRED", ({ bidder }) => ({
      token: bidder,
      headers: NO_CONFIRMATION,
      ...wrongCall[id],
    })),
  ),
  {
    ...refused("confirmTotp", "refuses a wrong code", 422, "CODE_WRONG", (_, before) => ({
      ...confirmed(before),
      body: { code: "not one" },
    })),
    after: [...newcomer(), startsTotp],
  },
  {
    ...refused("removePasskey", "refuses an unknown passkey", 404, "NOT_FOUND", (_, before) => ({
      ...confirmed(before),
      path: { id: UNKNOWN_ID },
    })),
    after: newcomer(),
  },
  {
    ...refused("newRecoveryCodes", "needs a factor first", 403, "FACTOR_REQUIRED", (_, before) =>
      confirmed(before),
    ),
    after: newcomer(),
  },
  {
    ...refused("checkFactor", "refuses a wrong code", 422, "CODE_WRONG", (_, before) => ({
      token: before[5]?.body.access_token,
      body: { kind: "recovery", code: "aaaa-aaaa-aaaa-aaaa" },
    })),
    after: signsIn(),
  },
  {
    ...refused("confirmPassword", "refuses a code of no app", 422, "CODE_WRONG", (_, before) => ({
      token: tokenOf(before),
      body: { code: "not one" },
    })),
    after: withApp(),
  },
  {
    ...refused(
      "confirmPassword",
      "takes no password beside a factor",
      403,
      "CONFIRM_REQUIRED",
      (_, before) => ({
        token: tokenOf(before),
        body: { password: somebody().password },
      }),
    ),
    after: withApp(),
  },
  {
    ...refused("signInByPasskey", "refuses an unknown passkey", 401, "UNAUTHORIZED", (_, before) => ({
      body: { response: createSoftwarePasskey().sign(before[0]?.body.data.options) },
    })),
    after: [{ id: "startPasskeySignIn", call: () => ({}) }],
  },
  refused("checkFactor", "refuses who is signed in already", 401, "UNAUTHORIZED", ({ bidder }) => ({
    token: bidder,
    body: { kind: "totp", code: "000000" },
  })),
];
