/** Cases of vendor statements and payouts. Each has a seller of its own, whose proceeds a decided claim has freed. */
import { newKey, type Answers } from "../../base/target.ts";
import { PASSWORD, type Step } from "../../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../../base/case.ts";
import { confirmIn } from "../../base/confirmed.ts";
import { ACCOUNT } from "../../base/money.ts";
import { NOT_CONFIRMED } from "./bought-lot.ts";
import { freed, person } from "./claim-cases.ts";

const seller = (before: Answers) => person(before, 0);
const sellerId = (before: Answers): number => before[0]?.body.data[0].id_user;
const AT = freed.length;

/** The seller has a bank account. */
const payable: readonly Step[] = [
  ...freed,
  { id: "confirmPassword", call: (_, before) => ({ token: seller(before), body: { password: PASSWORD } }) },
  {
    id: "applyRefund",
    call: (_, before) => ({
      token: seller(before),
      headers: confirmIn(before[AT]),
      body: { ...ACCOUNT, amount: 1 },
    }),
  },
];
/** The clerk of the claim pays the seller out. */
const run =
  (headers: object = {}, ids?: readonly number[]): Case["call"] =>
  (_, before) => ({
    token: person(before, 10),
    headers: { ...confirmIn(before[11]), ...headers },
    body: { ids: ids ?? [sellerId(before)] },
  });
const ran: readonly Step[] = [...payable, { id: "runPayouts", call: run() }];
const statementIn = (before: Answers): number => before[AT + 2]?.body.data.payouts[0].id_statement;
/** A declined payout is due again: the seller gets another statement. */
const again: readonly Step[] = [
  { id: "listRefundRequests", call: ({ people }) => ({ token: people.backoffice, body: {} }) },
  {
    id: "declineRefund",
    call: ({ people }, before) => ({
      token: people.backoffice,
      body: { id: before.at(-1)?.body.data.items[0].refund.id, reason: "The bank refused it" },
    }),
  },
  { id: "runPayouts", call: run() },
];
const REUSED = newKey();

const mine: Case["call"] = (_, before) => ({ token: seller(before), path: { id: statementIn(before) } });
const theirs: Case["call"] = ({ people }, before) => ({
  token: people.backoffice,
  path: { id: statementIn(before) },
});

export const payoutSuccesses: readonly Case[] = [
  {
    ...success("listMyStatements", (_, before) => ({ token: seller(before), body: {} })),
    after: [...ran, ...again, ...again],
  },
  { ...success("getMyStatement", mine), after: ran },
  success("getMyStatement", ({ people }) => ({ token: people.seller, path: { id: 0 } }), "answers now"),
  { ...success("getMyStatementFile", mine), after: ran },
  { ...success("listPayouts", ({ people }) => ({ token: people.backoffice, body: {} })), after: payable },
  {
    ...success("getPayout", ({ people }, before) => ({
      token: people.backoffice,
      path: { id: sellerId(before) },
    })),
    after: freed,
  },
  { ...success("runPayouts", run()), after: payable },
  { ...success("getStatement", theirs), after: ran },
  { ...success("getStatementFile", theirs), after: ran },
];

const OF_STAFF = ["getPayout", "getStatement", "getStatementFile"] as const;
const asBidder: Case["call"] = ({ bidder }) => ({ token: bidder, path: { id: 1 } });
const unknown: Case["call"] = ({ people }) => ({ token: people.backoffice, path: { id: UNKNOWN_ID } });

export const payoutRefusals: readonly Case[] = [
  ...(["getMyStatement", "getMyStatementFile"] as const).map((id) => ({
    ...refused(id, "refuses the statement of another person", 404, "NOT_FOUND", ({ rival }, before) => ({
      token: rival,
      path: { id: statementIn(before) },
    })),
    after: ran,
  })),
  ...OF_STAFF.map((id) => refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", asBidder)),
  ...OF_STAFF.map((id) => refused(id, "refuses what is not there", 404, "NOT_FOUND", unknown)),
  refused("listPayouts", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: {},
  })),
  refused("runPayouts", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    headers: NOT_CONFIRMED,
    body: { ids: [1] },
  })),
  {
    ...refused("runPayouts", "asks who it is first", 403, "CONFIRM_REQUIRED", run(NOT_CONFIRMED)),
    after: payable,
  },
  { ...refused("runPayouts", "pays nothing out twice", 409, "STALE", run()), after: ran },
  {
    ...refused("runPayouts", "refuses a seller without a bank account", 422, "VALIDATION", run()),
    after: freed,
  },
  {
    ...refused(
      "runPayouts",
      "refuses its key for another run",
      409,
      "KEY_REUSED",
      run({ "idempotency-key": REUSED }, [UNKNOWN_ID]),
    ),
    after: [...payable, { id: "runPayouts", call: run({ "idempotency-key": REUSED }) }],
  },
];
