/** Cases of accounts: signing up, codes, sessions, passwords. */
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { somebody } from "../base/somebody.ts";

/** The requirements for deleting an account: a session, and the password once more. */
const deletion = (signsIn: "signup" | "signin"): Pick<Case, "after" | "call"> => ({
  after: [
    { id: signsIn, call: ({ account }) => ({ body: signsIn === "signin" ? account : somebody() }) },
    {
      id: "confirmPassword",
      call: ({ account }, [session]) => ({
        token: session?.body.access_token,
        body: { password: signsIn === "signin" ? account.password : somebody().password },
      }),
    },
  ],
  call: (_, [session, confirmed]) => ({
    token: session?.body.access_token,
    headers: { "x-confirm": confirmed?.body.data.confirm },
  }),
});

/** The newcomer repeats their password, for what a stolen session must not do. */
const confirmedNewcomer: Pick<Case, "after"> = {
  after: [
    { id: "confirmPassword", call: ({ newcomer: { token, password } }) => ({ token, body: { password } }) },
  ],
};
const confirmedBy = (before: Parameters<Case["call"]>[1]) => ({
  "x-confirm": before[0]?.body.data.confirm,
});
const NO_CONFIRMATION = { "x-confirm": "not-a-confirmation-at-all" };

/** In this order: the last ones change the newcomer's password and end their sessions. */
export const identitySuccesses: readonly Case[] = [
  { ...success("signup", () => ({ body: somebody() })), next: "verification_required" },
  {
    ...success(
      "verifyContact",
      ({ newcomer }, before) => ({
        token: before[0]?.body.access_token,
        body: { contact: newcomer.phone, code: "000000" },
      }),
      "says yes again for what is verified",
    ),
    // The new token replaces that of a session of its own: the other cases keep theirs.
    after: [
      { id: "signin", call: ({ newcomer: { phone, password } }) => ({ body: { id: phone, password } }) },
    ],
  },
  success("resendCode", ({ newcomer }) => ({ token: newcomer.token, body: { contact: newcomer.phone } })),
  success("recoveryInit", () => ({ body: { id: "nobody@contract.marsa.test" } })),
  {
    ...success("changeContact", ({ newcomer }, before) => ({
      token: newcomer.token,
      headers: confirmedBy(before),
      path: { contactType: "phone" },
      body: { phone: `+97152${newcomer.phone.slice(-7)}` },
    })),
    ...confirmedNewcomer,
    next: "verification_required",
  },
  success("changeNames", ({ newcomer }) => ({
    token: newcomer.token,
    body: { firstName: "Nadia", lastName: "Known" },
  })),
  success("listSessions", ({ newcomer }) => ({ token: newcomer.token })),
  {
    ...success("endSession", ({ newcomer }, before) => ({
      token: newcomer.token,
      headers: confirmedBy(before),
      path: { id: newcomer.otherSession },
    })),
    ...confirmedNewcomer,
  },
  {
    ...success("endSessions", ({ newcomer }, before) => ({
      token: newcomer.token,
      headers: confirmedBy(before),
    })),
    ...confirmedNewcomer,
  },
  {
    ...success("exportOwnData", ({ newcomer }, before) => ({
      token: newcomer.token,
      headers: confirmedBy(before),
    })),
    ...confirmedNewcomer,
  },
  success("invite", ({ newcomer }) => ({
    token: newcomer.token,
    body: { email: "friend@contract.marsa.test" },
  })),
  success("confirmPassword", ({ newcomer: { token, password } }) => ({ token, body: { password } })),
  success("changePassword", ({ newcomer: { token, password } }) => ({
    token,
    body: { password, pw: password },
  })),
  success("verifyContact", ({ newcomer: { token, email, emailCode } }) => ({
    token,
    body: { contact: email, code: emailCode },
  })),
  { ...success("deleteAccount"), ...deletion("signup") },
  success("recoveryPassword", ({ newcomer: { phone, recoveryCode, password } }) => ({
    body: { id: phone, code: recoveryCode, pw: password },
  })),
];

const ways = { app: true, push: true, email: true, sms: false };

/** Cases of a person's notices. */
export const noticeSuccesses: readonly Case[] = [
  success("listNotifications", ({ bidder }) => ({ token: bidder, query: { limit: 5 } })),
  success("readNotifications", ({ bidder }) => ({ token: bidder, body: {} })),
  success("getNotificationSettings", ({ bidder }) => ({ token: bidder })),
  success("setNotificationSettings", ({ bidder }) => ({
    token: bidder,
    body: {
      kinds: { outbid: ways, ending: ways, won: ways, offers: ways, money: ways, searches: ways },
      quiet: { on: false, from: "22:00", to: "07:00" },
    },
  })),
];

const noMoneyMails = { ...ways, email: false };

export const identityRefusals: readonly Case[] = [
  refused(
    "setNotificationSettings",
    "asks who it is before notices about money go another way",
    403,
    "CONFIRM_REQUIRED",
    ({ bidder }) => ({
      token: bidder,
      headers: NO_CONFIRMATION,
      body: {
        kinds: { outbid: ways, ending: ways, won: ways, offers: ways, money: noMoneyMails, searches: ways },
        quiet: { on: false, from: "22:00", to: "07:00" },
      },
    }),
  ),
  refused("deleteAccount", "requires the password first", 403, "CONFIRM_REQUIRED", ({ bidder }) => ({
    token: bidder,
    headers: { "x-confirm": "not-a-confirmation-at-all" },
  })),
  {
    ...refused("deleteAccount", "refuses an account with money in it", 409, "ACCOUNT_BUSY", () => ({})),
    ...deletion("signin"),
  },
  refused("exportOwnData", "requires the password first", 403, "CONFIRM_REQUIRED", ({ bidder }) => ({
    token: bidder,
    headers: { "x-confirm": "not-a-confirmation-at-all" },
  })),
  refused("invite", "requires a verified contact", 403, "VERIFICATION_REQUIRED", ({ people }) => ({
    token: people.unverified,
    body: { email: "friend@contract.marsa.test" },
  })),
  refused("signup", "is only for adults", 422, "VALIDATION", () => ({
    body: { ...somebody(), adult: false },
  })),
  refused("verifyContact", "refuses a code that was not sent", 422, "CODE_EXPIRED", ({ bidder }) => ({
    token: bidder,
    body: { contact: "stranger@contract.marsa.test", code: "000000" },
  })),
  refused("recoveryPassword", "refuses a code that was not sent", 422, "CODE_EXPIRED", () => ({
    body: { id: "stranger@contract.marsa.test", code: "000000", pw: "a-new-password" },
  })),
  {
    ...refused("recoveryPassword", "refuses a code for an unknown contact", 422, "CODE_WRONG", () => ({
      body: { id: "noone@contract.marsa.test", code: "000000", pw: "a-new-password" },
    })),
    after: [{ id: "recoveryInit", call: () => ({ body: { id: "noone@contract.marsa.test" } }) }],
  },
  refused(
    "resendCode",
    "is only for the person's own contacts",
    422,
    "VALIDATION",
    ({ bidder, account }) => ({
      token: bidder,
      body: { contact: account.id },
    }),
  ),
  refused("confirmPassword", "refuses a wrong password", 401, "UNAUTHORIZED", ({ bidder }) => ({
    token: bidder,
    body: { password: "not this one" },
  })),
  refused("changePassword", "refuses a wrong password", 401, "UNAUTHORIZED", ({ bidder }) => ({
    token: bidder,
    body: { password: "not this one", pw: "another-one-entirely" },
  })),
  refused("changeContact", "requires the password first", 403, "CONFIRM_REQUIRED", ({ bidder }) => ({
    token: bidder,
    path: { contactType: "phone" },
    headers: NO_CONFIRMATION,
    body: { phone: "+971521234567" },
  })),
  refused("endSessions", "requires the password first", 403, "CONFIRM_REQUIRED", ({ bidder }) => ({
    token: bidder,
    headers: NO_CONFIRMATION,
  })),
  {
    ...refused("endSession", "requires the password first", 403, "CONFIRM_REQUIRED", (_, before) => ({
      token: before[0]?.body.access_token,
      headers: NO_CONFIRMATION,
      path: { id: before[2]?.body.data.find(({ current }: { current: boolean }) => !current).id_session },
    })),
    after: [
      { id: "signin", call: ({ account }) => ({ body: account }) },
      { id: "signin", call: ({ account }) => ({ body: account }) },
      { id: "listSessions", call: (_, before) => ({ token: before[0]?.body.access_token }) },
    ],
  },
  refused("endSession", "refuses an unknown session", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    path: { id: UNKNOWN_ID },
  })),
];
