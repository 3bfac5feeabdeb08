/** Cases of live lanes: composed by staff, run by operators, followed by everybody, shown on walls. */
import { operations, type OperationId } from "../../generated/operations.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { exampleOf } from "../base/example.ts";
import {
  asked,
  bidOn,
  byOperator,
  change,
  composed,
  draft,
  hammered,
  lotAt,
  lotInQueue,
  newQueue,
  opened,
  operatorOf,
  published,
  queueOf,
  running,
  thawed,
  theLot,
  theQueue,
  withLots,
  withOperator,
} from "../base/lane-setting.ts";
import type { Answers, Call } from "../base/target.ts";

const READS = ["getQueue", "listLaneLots", "listLaneTail", "getLaneLog", "getLaneBoard"] as const;
const COMPOSING = [
  "updateQueue",
  "setQueueLots",
  "setQueueOperators",
  "publishQueue",
  "cancelQueue",
] as const;
const controls = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].tag === "laneControl",
);

/** Returns the document's example of a control, for this lane and this lot of it. */
function controlOf(id: OperationId, queue: number, lot: number): Call {
  const { path, body } = exampleOf(id);
  const ids = { id_queue: queue, id_auction: lot };
  const known = Object.entries(ids).filter(([name]) => typeof body === "object" && body && name in body);
  return {
    ...(path && "id" in path && { path: { id: lot } }),
    ...(body !== undefined && { body: { ...(body as object), ...Object.fromEntries(known) } }),
  };
}

const inLane = (id: OperationId, before: Answers) => controlOf(id, queueOf(before), lotAt(before, 1));

const at = (id: OperationId, after: Case["after"], call: Case["call"]): Case => ({
  ...success(id, call),
  ...(after && { after }),
});

const inTurn = (id: OperationId, after: Case["after"], call: Case["call"]): Case => ({
  ...at(id, after, call),
  afterwards: [thawed],
});

export const laneSuccesses: readonly Case[] = [
  success("listQueues"),
  success("listRehearsals"),
  success("startRehearsal", ({ people }) => ({ token: people.backoffice })),
  ...(["getStaticBoard", "getStandardBoard"] as const).map((id) =>
    success(id, ({ bidder }) => ({ token: bidder })),
  ),
  ...READS.map((id) =>
    at(id, published(), ({ bidder }, before) => ({ token: bidder, path: { id: queueOf(before) } })),
  ),
  success("listComposedQueues", ({ people }) => ({ token: people.backoffice, body: { limit: 5 } })),
  success("listAuctioneers", ({ people }) => ({ token: people.backoffice })),
  at("getComposedQueue", draft(), ({ people }, before) => ({
    token: people.backoffice,
    path: { id: queueOf(before) },
  })),
  ...(["getSaleReport", "printSale"] as const).map((id) =>
    at(id, draft(), ({ people }, before) => ({ token: people.backoffice, path: { id: queueOf(before) } })),
  ),
  at("saveSaleSheet", draft(), ({ people }, before) => ({
    token: people.backoffice,
    body: { id_queue: queueOf(before) },
  })),
  at("listEligibleLots", draft(), ({ people }, before) => ({
    token: people.backoffice,
    body: { id_queue: queueOf(before), kind: "vehicle", lane_wish: false, limit: 5 },
  })),
  at("createQueue", [asked], ({ people }, before) => ({
    token: people.backoffice,
    body: newQueue(before),
  })),
  at(
    "updateQueue",
    draft(),
    change(1, () => ({ name: "Sunday morning" })),
  ),
  at("setQueueLots", draft(), change(1, withLots)),
  at("setQueueOperators", draft(), change(1, withOperator)),
  at("publishQueue", composed(), change(3)),
  at(
    "cancelQueue",
    published(),
    change(4, () => ({ reason: "The hall is closed" })),
  ),
  at("openLane", published(), byOperator(theQueue)),
  at("takeoverLane", published(), byOperator(theQueue)),
  at("keepDesk", opened(), (_, before) => ({ token: operatorOf(before), body: theQueue(before) })),
  at(
    "sayToRoom",
    opened(),
    byOperator((before) => ({ ...theQueue(before), text: "Welcome" })),
  ),
  at(
    "moveLot",
    opened(),
    byOperator((before) => ({ ...theQueue(before), from: 2, to: 3 })),
  ),
  at("disableLot", opened(), byOperator(lotInQueue(3))),
  at(
    "enableLot",
    [...opened(), { id: "disableLot", call: byOperator(lotInQueue(3)) }],
    byOperator(lotInQueue(3)),
  ),
  at("skipLot", opened(), (_, before) => ({ token: operatorOf(before), path: { id: lotAt(before, 2) } })),
  at(
    "pauseLane",
    opened(),
    byOperator((before) => ({ ...theQueue(before), reason: "Sound in the hall" })),
  ),
  at(
    "resumeLane",
    [
      ...opened(),
      {
        id: "pauseLane",
        call: byOperator((before) => ({ ...theQueue(before), reason: "Sound in the hall" })),
      },
    ],
    byOperator(theQueue),
  ),
  at("endLane", opened(), byOperator(theQueue)),
  inTurn("lowerStartPrice", running, byOperator(theLot(1))),
  inTurn(
    "changeLaneStep",
    running,
    byOperator((before) => ({ ...theLot(1)(before), step: 200 })),
  ),
  inTurn(
    "changeLaneMinPrice",
    running,
    byOperator((before) => ({ ...theLot(1)(before), price: 2_500 })),
  ),
  inTurn("releaseLot", running, (_, before) => ({
    token: operatorOf(before),
    path: { id: lotAt(before, 1) },
  })),
  inTurn("finalCall", bidOn, byOperator(lotInQueue(1))),
  inTurn(
    "reopenLot",
    hammered,
    byOperator((before) => ({ ...lotInQueue(1)(before), reason: "A bid from the room was missed" })),
  ),
  inTurn("nextLot", hammered, byOperator(lotInQueue(1))),
];

const UNTOLD: ReadonlySet<OperationId> = new Set(["openLane", "takeoverLane", "keepDesk"]);

export const laneRefusals: readonly Case[] = [
  ...READS.map((id) =>
    refused(id, "refuses an unknown lane", 404, "NOT_FOUND", ({ bidder }) => ({
      token: bidder,
      path: { id: UNKNOWN_ID },
    })),
  ),
  ...READS.map((id) => ({
    ...refused(id, "refuses an unpublished lane", 404, "NOT_FOUND", ({ people }, before) => ({
      token: people.buyer,
      path: { id: queueOf(before) },
    })),
    after: draft(),
  })),
  refused("startRehearsal", "is only for people who run lanes", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
  })),
  ...(["listAuctioneers", "getComposedQueue", "getSaleReport", "printSale", "saveSaleSheet"] as const).map(
    (id) =>
      refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", ({ people }) => ({
        ...exampleOf(id),
        token: people.auctioneer,
      })),
  ),
  ...(["getComposedQueue", "getSaleReport", "printSale"] as const).map((id) =>
    refused(id, "refuses an unknown lane", 404, "NOT_FOUND", ({ people }) => ({
      token: people.backoffice,
      path: { id: UNKNOWN_ID },
    })),
  ),
  refused("saveSaleSheet", "refuses an unknown lane", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { id_queue: UNKNOWN_ID },
  })),
  ...(["listComposedQueues", "listEligibleLots", "createQueue", ...COMPOSING] as const).map((id) =>
    refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", ({ people }) => ({
      ...exampleOf(id),
      token: people.auctioneer,
    })),
  ),
  ...COMPOSING.flatMap((id) => {
    const body = exampleOf(id).body as object;
    return [
      refused(id, "refuses an unknown lane", 404, "NOT_FOUND", ({ people }) => ({
        token: people.backoffice,
        body: { ...body, id_queue: UNKNOWN_ID },
      })),
      {
        ...refused(
          id,
          "is for what was looked at",
          409,
          "STALE",
          change(9, (before) => ({ ...body, id_queue: queueOf(before), version: 9 })),
        ),
        after: draft(),
      },
    ];
  }),
  ...controls.flatMap((id): Case[] => [
    {
      // The right role, but of another lane.
      ...refused(
        id,
        "is only for the operators of this lane",
        403,
        "ROLE_FORBIDDEN",
        ({ people }, before) => ({
          ...inLane(id, before),
          token: people.auctioneer,
        }),
      ),
      after: published(),
    },
    refused(id, "refuses an unknown lane or lot", 404, "NOT_FOUND", ({ people }) => ({
      ...controlOf(id, UNKNOWN_ID, UNKNOWN_ID),
      token: people.auctioneer,
    })),
    ...(UNTOLD.has(id)
      ? []
      : [
          {
            ...refused(
              id,
              "refuses before the desk is taken and the turn begins",
              409,
              "STALE",
              (_, before) => ({
                ...inLane(id, before),
                token: operatorOf(before),
              }),
            ),
            after: published(),
          },
        ]),
  ]),
  {
    ...refused("skipLot", "refuses the only lot left", 409, "LAST_LOT", (_, before) => ({
      token: operatorOf(before),
      path: { id: lotAt(before, 1) },
    })),
    after: [
      ...opened(),
      { id: "disableLot", call: byOperator(lotInQueue(2)) },
      { id: "disableLot", call: byOperator(lotInQueue(3)) },
    ],
  },
  ...(["openLane", "takeoverLane"] as const).map((id) => ({
    ...refused(id, "refuses a repeated action", 409, "STALE", byOperator(theQueue)),
    after: opened(),
  })),
  {
    // Staff may stop a lane; only its operator resumes it.
    ...refused(
      "resumeLane",
      "refuses staff who do not run the lane",
      403,
      "ROLE_FORBIDDEN",
      ({ people }, before) => ({
        token: people.manager,
        body: theQueue(before),
      }),
    ),
    after: published(),
  },
];
