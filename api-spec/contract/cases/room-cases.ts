/** Cases of the room: paddles, phone lines, and the bids that the desk enters for them. */
import type { OperationId } from "../../generated/operations.ts";
import { exampleOf } from "../base/example.ts";
import {
  asked,
  bidOn,
  byOperator,
  lotAt,
  lotInQueue,
  newQueue,
  operatorOf,
  published,
  queueOf,
  running,
  thawed,
  theLot,
  withRoom,
} from "../base/lane-setting.ts";
import { newKey, type Answers } from "../base/target.ts";
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";

const NUMBER = 214;

/** Ids of the two who get paddles; the one who bids first is the last but one. */
const me = (who: "bidder" | "rival"): Step => ({
  id: "getMe",
  call: (testData) => ({ token: testData[who] }),
});
const idIn = (before: Answers): number =>
  before.findLast(({ body }) => body?.data?.id_user !== undefined && body.data.gate)?.body.data.id_user;

const paddle =
  (number?: number): Step["call"] =>
  ({ people }, before) => ({
    token: people.backoffice,
    body: { id_queue: queueOf(before), id_user: idIn(before), ...(number && { number }) },
  });

const withPaddle = (steps: readonly Step[]): Step[] => [
  ...withRoom(steps),
  me("rival"),
  { id: "givePaddle", call: paddle(NUMBER) },
];

const limit =
  (aed: number): Step["call"] =>
  ({ people }, before) => ({
    token: people.backoffice,
    body: { id_queue: queueOf(before), number: NUMBER, limit: aed },
  });

const bid = (price: number) =>
  byOperator((before) => ({ id_auction: lotAt(before, 1), price, paddle: NUMBER }));
const somebody = byOperator((before) => ({ id_auction: lotAt(before, 1), price: 1_100 }));
const unnamed: Step = { id: "bidInRoom", call: somebody };
const names = (paddleNumber = NUMBER) =>
  byOperator((before) => ({ id_auction: lotAt(before, 1), paddle: paddleNumber }));
const takeBack = byOperator((before) => ({ id_auction: lotAt(before, 1), reason: "Wrong paddle" }));
const line = (number: number | null) =>
  byOperator((before) => ({ id_queue: queueOf(before), line: "C", number }));
const seat: Step["call"] = ({ people }, before) => ({
  token: people.backoffice,
  body: { id_queue: queueOf(before), id_user: null },
});
const paddlesAt: Step["call"] = (_, before) => ({ token: operatorOf(before), path: { id: queueOf(before) } });

const upload: Step = {
  id: "uploadFile",
  call: ({ people }) => {
    const form = new FormData();
    form.set("kind", "document");
    form.set("file", new Blob(["%PDF-1.4\n%%EOF\n"]), "order.pdf");
    return { token: people.backoffice, form };
  },
};
const instruction =
  (maximum: number, paddleNumber = NUMBER): Step["call"] =>
  ({ people }, before) => ({
    token: people.backoffice,
    key: newKey(),
    body: {
      id_auction: lotAt(before, 2),
      paddle: paddleNumber,
      maximum,
      instruction: before.at(-1)?.body.data.id_file,
    },
  });

const at = (one: Case, after: readonly Step[]): Case => ({ ...one, after, afterwards: [thawed] });

const byHammer = (act: object) => byOperator((before) => ({ ...lotInQueue(1)(before), ...act }));
const setsAsk = (ask: number | null) => byOperator((before) => ({ ...theLot(1)(before), ask }));

export const roomSuccesses: readonly Case[] = [
  at(success("givePaddle", paddle(NUMBER)), [...withRoom(published()), me("rival")]),
  at(success("givePaddle", paddle(), "chooses a number for"), [...withRoom(published()), me("rival")]),
  at(success("listPaddles", paddlesAt), withPaddle(published())),
  at(success("grantLimit", limit(40_000)), withPaddle(published())),
  at(success("enterInstruction", instruction(5_000)), [...withPaddle(published()), upload]),
  at(success("giveSeat", seat), withRoom(published())),
  at(success("setPhoneLine", line(NUMBER)), withPaddle(published())),
  at(success("bidInRoom", bid(1_100)), withPaddle(bidOn)),
  at(success("bidInRoom", somebody, "lets the room lead without a paddle"), withPaddle(bidOn)),
  at(success("nameBidder", names()), [...withPaddle(bidOn), unnamed]),
  at(success("takeBackBid", takeBack), [...withPaddle(bidOn), { id: "bidInRoom", call: bid(1_100) }]),
  ...[{ act: "pass" }, { act: "withdraw", reason: "The papers are missing" }].map((act) =>
    at(success("moveHammer", byHammer(act), `answers to ${act.act}`), withRoom(bidOn, "hand")),
  ),
  at(success("setAsk", setsAsk(1_050)), withRoom(bidOn)),
];

const DESK = ["bidInRoom", "nameBidder", "takeBackBid"] as const satisfies OperationId[];

export const roomRefusals: readonly Case[] = [
  refused("listPaddles", "refuses an unknown lane", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    path: { id: UNKNOWN_ID },
  })),
  at(
    refused(
      "listPaddles",
      "is only for the operators of this lane",
      403,
      "ROLE_FORBIDDEN",
      ({ people }, before) => ({
        token: people.auctioneer,
        path: { id: queueOf(before) },
      }),
    ),
    withRoom(published()),
  ),
  ...(["givePaddle", "giveSeat", "setPhoneLine", "grantLimit"] as const).map((id) =>
    refused(id, "refuses an unknown lane", 404, "NOT_FOUND", ({ people }) => ({
      token: people.backoffice,
      body: { ...(exampleOf(id).body as object), id_queue: UNKNOWN_ID },
    })),
  ),
  ...(["givePaddle", "giveSeat", "grantLimit"] as const).map((id) =>
    refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", ({ people }) => ({
      ...exampleOf(id),
      token: people.auctioneer,
    })),
  ),
  refused("enterInstruction", "refuses an unknown lot", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    key: newKey(),
    body: { ...(exampleOf("enterInstruction").body as object), id_auction: UNKNOWN_ID },
  })),
  refused("enterInstruction", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ people }) => ({
    ...exampleOf("enterInstruction"),
    token: people.auctioneer,
    key: newKey(),
  })),
  at(
    refused("enterInstruction", "refuses a number that nobody has", 422, "VALIDATION", instruction(5_000, 9)),
    [...withPaddle(published()), upload],
  ),
  at(
    refused(
      "enterInstruction",
      "refuses a deposit that is too small",
      402,
      "DEPOSIT_REQUIRED",
      instruction(90_000_000),
    ),
    [...withPaddle(published()), upload],
  ),
  at(refused("enterInstruction", "leaves a leader's maximum to them", 409, "STALE", instruction(6_000)), [
    ...withPaddle(published()),
    upload,
    { id: "enterInstruction", call: instruction(5_000) },
    upload,
  ]),
  at(refused("giveSeat", "refuses a lane without the room", 409, "STALE", seat), published()),
  at(
    refused(
      "giveSeat",
      "refuses a person outside the back office",
      422,
      "VALIDATION",
      ({ people }, before) => ({
        token: people.backoffice,
        body: { id_queue: queueOf(before), id_user: idIn(before) },
      }),
    ),
    [...withRoom(published()), me("rival")],
  ),
  at(
    refused(
      "setPhoneLine",
      "is only for the operators of this lane",
      403,
      "ROLE_FORBIDDEN",
      ({ people }, before) => ({
        token: people.auctioneer,
        body: { id_queue: queueOf(before), line: "C", number: null },
      }),
    ),
    withRoom(published()),
  ),
  at(refused("givePaddle", "refuses a lane without the room", 409, "STALE", paddle()), [
    ...published(),
    me("rival"),
  ]),
  at(refused("grantLimit", "refuses a lane without the room", 409, "STALE", limit(40_000)), published()),
  at(refused("grantLimit", "covers the bids that it holds", 409, "STALE", limit(5_000)), [
    ...withPaddle(bidOn),
    { id: "grantLimit", call: limit(40_000) },
    { id: "bidInRoom", call: bid(30_000) },
  ]),
  at(refused("setPhoneLine", "refuses a lane without the room", 409, "STALE", line(null)), published()),
  at(
    refused("setPhoneLine", "refuses a number that nobody has", 422, "VALIDATION", line(9)),
    withRoom(published()),
  ),
  ...DESK.flatMap((id) => [
    refused(id, "refuses an unknown lot", 404, "NOT_FOUND", ({ people }) => ({
      token: people.auctioneer,
      body: { ...(exampleOf(id).body as object), id_auction: UNKNOWN_ID },
    })),
    at(
      refused(id, "is only for the operators of this lane", 403, "ROLE_FORBIDDEN", ({ people }, before) => ({
        token: people.auctioneer,
        body: { ...(exampleOf(id).body as object), id_auction: lotAt(before, 1) },
      })),
      withPaddle(published()),
    ),
  ]),
  at(
    refused("bidInRoom", "refuses before the desk is taken", 409, "STALE", bid(1_000)),
    withPaddle(published()),
  ),
  at(
    refused("bidInRoom", "refuses a deposit that is too small", 402, "DEPOSIT_REQUIRED", bid(90_000_000)),
    withPaddle(bidOn),
  ),
  at(refused("bidInRoom", "refuses an ask that is taken", 409, "BID_TOO_LOW", bid(1_000)), withPaddle(bidOn)),
  at(
    refused("bidInRoom", "refuses a number that nobody has", 422, "VALIDATION", bid(1_000)),
    withRoom(running),
  ),
  at(refused("nameBidder", "names nobody without such a bid", 409, "STALE", names()), withPaddle(bidOn)),
  at(refused("nameBidder", "refuses a number that nobody has", 422, "VALIDATION", names(9)), [
    ...withPaddle(bidOn),
    unnamed,
  ]),
  at(refused("nameBidder", "refuses a deposit that is too small", 402, "DEPOSIT_REQUIRED", names()), [
    ...withPaddle(bidOn),
    { id: "bidInRoom", call: byOperator((before) => ({ id_auction: lotAt(before, 1), price: 90_000_000 })) },
  ]),
  at(refused("takeBackBid", "takes back no bid of the net", 409, "STALE", takeBack), withRoom(bidOn)),
  {
    ...refused(
      "createQueue",
      "keeps the hammer by hand to lanes with the room",
      422,
      "VALIDATION",
      ({ people }, before) => ({ token: people.backoffice, body: { ...newQueue(before), hammer: "hand" } }),
    ),
    after: [asked],
  },
  at(
    refused("moveHammer", "sells nothing below the minimum price", 409, "STALE", byHammer({ act: "sell" })),
    withRoom(bidOn, "hand"),
  ),
  at(
    refused(
      "moveHammer",
      "withdraws nothing without a reason",
      422,
      "VALIDATION",
      byHammer({ act: "withdraw" }),
    ),
    withRoom(bidOn, "hand"),
  ),
  at(refused("setAsk", "refuses an ask at the bid", 422, "VALIDATION", setsAsk(1_000)), withRoom(bidOn)),
];
