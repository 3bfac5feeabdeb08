/** Lanes for cases, with three fresh lots and an operator: composed, published, open or running. */
import { newKey, type Answers } from "./target.ts";
import type { Step, TestData } from "./test-data.ts";

const LOTS = { count: 3, seconds: 86_400, start_price: 1_000, step: 100, min_price: 3_000 };
const HOUR_S = 3_600;

const clerk = ({ people }: TestData) => people.backoffice;

/** Index of the steps of `draft` among the replies. */
const AT = { clock: 0, lots: 1, operator: 2, queue: 3 } as const;

export const queueOf = (before: Answers): number => before[AT.queue]?.body.data.id_queue;
/** Returns the lot at a place of the run, from 1. */
export const lotAt = (before: Answers, place: number): number => before[AT.lots]?.body.data.ids[place - 1];
export const operatorOf = (before: Answers): string => before[AT.operator]?.body.data[0].access_token;
const operatorId = (before: Answers): number => before[AT.operator]?.body.data[0].id_user;

/** Returns a day and a time so many seconds after the first step. */
function startIn(before: Answers, seconds: number): string {
  return new Date(Date.parse(before[AT.clock]?.body.data.now) + seconds * 1_000).toISOString();
}

export const asked: Step = { id: "getClock", call: () => ({}) };
/** A turn is seconds long, so its clock is driven: it stands from the first step on, however slow the machine is. */
const frozen: Step = { id: "setClock", call: () => ({ body: { freeze: true } }) };
/** Goes after each case on `running`, `bidOn` and `hammered`. */
export const thawed: Step = { id: "setClock", call: () => ({ body: { freeze: false } }) };
export const newQueue = (before: Answers, seconds = HOUR_S) => ({
  name: "Saturday evening",
  place: "Hall 2",
  start: startIn(before, seconds),
});

/** A lane that only staff see: version 1, without lots and operators. */
export const draft = (seconds = HOUR_S): Step[] => [
  asked,
  { id: "makeLots", call: () => ({ body: LOTS }) },
  { id: "makeTokens", call: () => ({ body: { count: 1, as: "auctioneer" } }) },
  {
    id: "createQueue",
    call: (testData, before) => ({ token: clerk(testData), body: newQueue(before, seconds) }),
  },
];

export const withLots = (before: Answers) => ({ lots: [1, 2, 3].map((place) => lotAt(before, place)) });
export const withOperator = (before: Answers) => ({ operators: [operatorId(before)] });

/** A change by staff who looked at this version of the lane. */
export const change = (version: number, what: (before: Answers) => object = () => ({})): Step["call"] => {
  return (testData, before) => ({
    token: clerk(testData),
    body: { id_queue: queueOf(before), version, ...what(before) },
  });
};

/** A lane with lots and operator: version 3. */
export const composed = (seconds = HOUR_S): Step[] => [
  ...draft(seconds),
  { id: "setQueueLots", call: change(1, withLots) },
  { id: "setQueueOperators", call: change(2, withOperator) },
];

/** A published lane: version 4. */
export const published = (seconds = HOUR_S): Step[] => [
  ...composed(seconds),
  { id: "publishQueue", call: change(3) },
];

/** A call of the lane's own operator. */
export const byOperator = (body: (before: Answers) => object): Step["call"] => {
  return (_, before) => ({ token: operatorOf(before), key: newKey(), body: body(before) });
};
export const theQueue = (before: Answers) => ({ id_queue: queueOf(before) });
export const theLot = (place: number) => (before: Answers) => ({ id_auction: lotAt(before, place) });
export const lotInQueue = (place: number) => (before: Answers) => ({
  ...theQueue(before),
  ...theLot(place)(before),
});

/** A lane whose lots are those of the seller in the test data. */
export const ofTheSeller = (steps: readonly Step[]): Step[] =>
  steps.map((step) =>
    step.id === "makeLots"
      ? { ...step, call: ({ sellerId }) => ({ body: { ...LOTS, seller: sellerId } }) }
      : step,
  );

/** A lane with the room. The lane of another setting, with its own steps. */
export const withRoom = (steps: readonly Step[], hammer: "clock" | "hand" = "clock"): Step[] =>
  steps.map((step) =>
    step.id !== "createQueue"
      ? step
      : {
          ...step,
          call: (testData, before) => {
            const { body, ...call } = step.call(testData, before);
            return { ...call, body: { ...(body as object), room: true, hammer } };
          },
        },
  );

/** The operator is at the desk and waits for the start. */
export const opened = (seconds = HOUR_S): Step[] => [
  ...published(seconds),
  { id: "openLane", call: byOperator(theQueue) },
];

const advance = (ms: number): Step => ({ id: "setClock", call: () => ({ body: { advance_ms: ms } }) });
const present: Step = { id: "keepDesk", call: byOperator(theQueue) };

/** The first lot waits for a bid. An operator without a report for ten seconds is away from the desk. */
export const running: Step[] = [frozen, ...opened(4).slice(1), advance(4_100), present];

/** The first lot has a bid. */
export const bidOn: Step[] = [
  ...running,
  {
    id: "makebid",
    call: ({ bidder }, before) => ({
      token: bidder,
      body: { id_auction: lotAt(before, 1), price: 1_000 },
    }),
  },
];

/** Bidding on the first lot has ended, and its result card is open. */
export const hammered: Step[] = [
  ...bidOn,
  { id: "finalCall", call: byOperator(lotInQueue(1)) },
  advance(5_000),
  present,
  advance(5_100),
  present,
];
