/** Cases of top-ups and refunds, for the client and for the staff. */
import { PASSWORD, type Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { ACCOUNT, PERIOD } from "../base/money.ts";
import { newKey, type Answers } from "../base/target.ts";

const SOME_DAY = "2026-11-24";

/** A person with AED 500 who does nothing else. */
const client: Step = {
  id: "makeTokens",
  call: () => ({ body: { count: 1, deposit: 500, password: PASSWORD } }),
};
const tokenIn = ([made]: Answers): string => made?.body.data[0].access_token;

/** The client repeats the password: a refund is asked for within five minutes of it. */
const confirmed: Step = {
  id: "confirmPassword",
  call: (_, before) => ({ token: tokenIn(before), body: { password: PASSWORD } }),
};
const confirmIn = ([, repeated]: Answers) => ({ "x-confirm": repeated?.body.data.confirm });

const invoice: Step = {
  id: "requestInvoice",
  call: (_, before) => ({ token: tokenIn(before), body: { amount: 1_000 } }),
};
const payment: Step = {
  id: "requestPayment",
  call: (_, before) => ({ token: tokenIn(before), body: { amount: 100 } }),
};
/** A client with a saved card that pays at once. */
const cardholder: Step = {
  id: "makeTokens",
  call: () => ({ body: { count: 1, deposit: 500, card: "pays" } }),
};
const cardsRead: Step = { id: "listSavedCards", call: (_, before) => ({ token: tokenIn(before) }) };
const cardPayment: Case["call"] = (_, before) => ({
  token: tokenIn(before),
  body: { amount: 100, id_card: before[1]?.body.data[0].id },
});
const removal: Case["call"] = (_, before) => ({
  token: tokenIn(before),
  path: { id: before[1]?.body.data[0].id },
});
const refund: Step = {
  id: "applyRefund",
  call: (_, before) => ({
    token: tokenIn(before),
    headers: confirmIn(before),
    body: { ...ACCOUNT, amount: 100 },
  }),
};
/** A refund to the client by name, as a bank file takes it. */
const ownRefund: Step = {
  id: "applyRefund",
  call: (_, before) => ({
    token: tokenIn(before),
    headers: confirmIn(before),
    body: { ...ACCOUNT, recipient: `Bidder ${before[0]?.body.data[0].id_user}`, amount: 100 },
  }),
};
/** The steps that come before another one. */
const ground = (step: Step): readonly Step[] => (step === refund ? [client, confirmed] : [client]);
const READS = ["listRefunds", "listMyInvoices"] as const;
const HISTORIES = ["listOperations", "sumOperations", "exportOperations"] as const;
/** A transfer on the day of the request: its instant names the day. */
const transfer = (at: string) => ({ value_date: at.slice(0, 10), reference: "FT26328 0417" });
const DECISIONS = {
  confirmInvoice: [invoice, (id: number, at: string) => ({ id_invoice: id, amount: 1_000, ...transfer(at) })],
  rejectInvoice: [invoice, (id: number) => ({ id_invoice: id, reason: "Nothing received" })],
  markRefundPaid: [refund, (id: number, at: string) => ({ id, ...transfer(at) })],
  declineRefund: [refund, (id: number) => ({ id, reason: "Another name" })],
} as const;
const decisions = Object.keys(DECISIONS) as (keyof typeof DECISIONS)[];
const LISTS = ["listInvoices", "listRefundRequests"] as const;

/** Payouts to a new account wait for a day. */
const dayLater: Step = { id: "setClock", call: () => ({ body: { advance_ms: 86_400_000 } }) };
const asked = (id: keyof typeof DECISIONS): readonly Step[] => [
  ...ground(DECISIONS[id][0]),
  DECISIONS[id][0],
];

const decide = (id: keyof typeof DECISIONS): Case["call"] => {
  const [step, body] = DECISIONS[id];
  return ({ people }, before) => {
    const made = before[ground(step).length]?.body.data;
    return {
      token: people.backoffice,
      body: body(made?.id_invoice ?? made?.id, made?.ready_at ?? made?.requested),
    };
  };
};

/** An invoice that was rejected a moment ago. */
const rejected: readonly Step[] = [client, invoice, { id: "rejectInvoice", call: decide("rejectInvoice") }];
const reopen: Case["call"] = ({ people }, before) => ({
  token: people.backoffice,
  body: { id_invoice: before[1]?.body.data.id_invoice },
});

/** The back office proves who it is: these calls name whole accounts. */
const clerk: Step = {
  id: "makeTokens",
  call: () => ({ body: { count: 1, as: "backoffice", password: PASSWORD } }),
};
const clerkSure = (at: number): Step => ({
  id: "confirmPassword",
  call: (_, before) => ({ token: before[at]?.body.data[0].access_token, body: { password: PASSWORD } }),
});
/** A refund of a client, and a clerk who has proved who they are. */
const payable: readonly Step[] = [client, confirmed, refund, clerk, clerkSure(3)];
const ACCOUNT_CALLS = {
  revealRefundAccount: (id: number) => ({ id }),
  makeBankFile: (id: number) => ({ ids: [id], format: "pain.001" }),
} as const;
const accountCalls = Object.keys(ACCOUNT_CALLS) as (keyof typeof ACCOUNT_CALLS)[];
const ofAccount = (id: keyof typeof ACCOUNT_CALLS, refundId?: number, key?: string): Case["call"] => {
  return (_, before) => ({
    token: before[3]?.body.data[0].access_token,
    headers: { "x-confirm": before[4]?.body.data.confirm },
    body: ACCOUNT_CALLS[id](refundId ?? before[2]?.body.data.id),
    ...(key !== undefined && { key }),
  });
};
const unsure =
  (id: keyof typeof ACCOUNT_CALLS, who: "bidder" | "staff"): Case["call"] =>
  ({ bidder, people }) => ({
    token: who === "bidder" ? bidder : people.backoffice,
    headers: { "x-confirm": "not-a-confirmation-at-all" },
    body: ACCOUNT_CALLS[id](1),
  });
const FILE_KEY = newKey();

export const moneySuccesses: readonly Case[] = [
  { ...success("revealRefundAccount", ofAccount("revealRefundAccount")), after: payable },
  {
    ...success("makeBankFile", ofAccount("makeBankFile", undefined, newKey())),
    after: [client, confirmed, ownRefund, clerk, clerkSure(3), dayLater],
    upsets: true,
  },
  { ...success("reopenInvoice", reopen), after: rejected },
  { ...success("requestPayment", payment.call), after: [client] },
  { ...success("requestPayment", cardPayment, "charges a saved card"), after: [cardholder, cardsRead] },
  {
    ...success("getPayment", (_, before) => ({
      token: tokenIn(before),
      path: { id: before[1]?.body.data.id_payment },
    })),
    after: [client, payment],
  },
  { ...success("requestInvoice", invoice.call), after: [client] },
  { ...success("listSavedCards", cardsRead.call), after: [cardholder] },
  { ...success("removeSavedCard", removal), after: [cardholder, cardsRead] },
  { ...success("applyRefund", refund.call), after: ground(refund) },
  ...READS.map((id) => success(id, ({ bidder }) => ({ token: bidder }))),
  ...HISTORIES.map((id) => success(id, ({ bidder }) => ({ token: bidder, body: PERIOD }))),
  ...LISTS.map((id) => success(id, ({ people }) => ({ token: people.backoffice, body: { limit: 5 } }))),
  ...decisions.map((id) => ({
    ...success(id, decide(id)),
    ...(id === "markRefundPaid" ? { after: [...asked(id), dayLater], upsets: true } : { after: asked(id) }),
  })),
];

/** The first decision; a refund to a new account can only be declined. */
const first = (id: keyof typeof DECISIONS): Step => {
  const by = id === "markRefundPaid" ? "declineRefund" : id;
  return { id: by, call: decide(by) };
};

const keyed = (id: "requestPayment" | "requestInvoice" | "applyRefund", step: Step): Case => {
  const key = newKey();
  const amount =
    (aed: number): Case["call"] =>
    (testData, before) => {
      const call = step.call(testData, before);
      return { ...call, key, body: { ...(call.body as object), amount: aed } };
    };
  return {
    ...refused(id, "refuses another command with the same key", 409, "KEY_REUSED", amount(20)),
    after: [...ground(step), { id, call: amount(10) }],
  };
};

export const moneyRefusals: readonly Case[] = [
  ...accountCalls.flatMap((id): Case[] => [
    refused(id, "is only for staff", 403, "ROLE_FORBIDDEN", unsure(id, "bidder")),
    refused(id, "asks for the password first", 403, "CONFIRM_REQUIRED", unsure(id, "staff")),
    {
      ...refused(id, "refuses an unknown id", 404, "NOT_FOUND", ofAccount(id, UNKNOWN_ID)),
      after: payable,
    },
    {
      ...refused(id, "refuses a decided refund", 409, "STALE", ofAccount(id)),
      after: [...payable, { id: "declineRefund", call: decide("declineRefund") }],
    },
  ]),
  {
    ...refused("makeBankFile", "waits with a new account", 409, "PAYOUT_WAITS", ofAccount("makeBankFile")),
    after: payable,
  },
  {
    ...refused(
      "makeBankFile",
      "refuses another order with the same key",
      409,
      "KEY_REUSED",
      ofAccount("makeBankFile", UNKNOWN_ID, FILE_KEY),
    ),
    after: [...payable, { id: "makeBankFile", call: ofAccount("makeBankFile", undefined, FILE_KEY) }],
  },
  {
    ...refused("reopenInvoice", "opens only what was rejected", 409, "STALE", reopen),
    after: [client, invoice],
  },
  refused("reopenInvoice", "knows nothing that is not there", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { id_invoice: UNKNOWN_ID },
  })),
  refused("reopenInvoice", "is for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id_invoice: 1 },
  })),
  keyed("requestPayment", payment),
  refused("removeSavedCard", "refuses an unknown card", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    path: { id: UNKNOWN_ID },
  })),
  keyed("requestInvoice", invoice),
  keyed("applyRefund", refund),
  refused("getPayment", "refuses an unknown payment", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    path: { id: UNKNOWN_ID },
  })),
  {
    ...refused("applyRefund", "refuses more than the available amount", 422, "VALIDATION", (_, before) => ({
      token: tokenIn(before),
      headers: confirmIn(before),
      body: { ...ACCOUNT, amount: 501 },
    })),
    after: ground(refund),
  },
  refused("applyRefund", "asks for the password first", 403, "CONFIRM_REQUIRED", ({ bidder }) => ({
    token: bidder,
    headers: { "x-confirm": "not-a-confirmation-at-all" },
    body: { ...ACCOUNT, amount: 1 },
  })),
  ...HISTORIES.map((id) =>
    refused(id, "refuses a period that ends before it starts", 422, "VALIDATION", ({ bidder }) => ({
      token: bidder,
      body: { sd: PERIOD.ed, ed: PERIOD.sd },
    })),
  ),
  ...LISTS.map((id) =>
    refused(id, "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({ token: bidder, body: {} })),
  ),
  {
    ...refused("markRefundPaid", "waits with a new account", 409, "PAYOUT_WAITS", decide("markRefundPaid")),
    after: asked("markRefundPaid"),
  },
  ...decisions.flatMap((id) => [
    refused(id, "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
      token: bidder,
      body: DECISIONS[id][1](1, SOME_DAY),
    })),
    refused(id, "refuses an unknown id", 404, "NOT_FOUND", ({ people }) => ({
      token: people.backoffice,
      body: DECISIONS[id][1](UNKNOWN_ID, SOME_DAY),
    })),
    {
      ...refused(id, "refuses a second decision", 409, "STALE", decide(id)),
      after: [...asked(id), first(id)],
    },
  ]),
];
