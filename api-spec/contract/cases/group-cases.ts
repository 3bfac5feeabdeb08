/** Cases of groups "One of these": made, changed, listed and ended. */
import type { Step } from "../base/test-data.ts";
import type { Answers } from "../base/target.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";

const lotsMade: Step = {
  id: "makeLots",
  call: () => ({ body: { count: 2, start_price: 1_000, step: 100, seconds: 86_400 } }),
};
const lotsIn = ([lots]: Answers): readonly number[] => lots?.body.data.ids ?? [];
const wishes = (before: Answers, max = 2_000) => lotsIn(before).map((id) => ({ id_auction: id, max }));
const make: Case["call"] = ({ bidder }, before) => ({ token: bidder, body: { lots: wishes(before) } });
const made: readonly Step[] = [lotsMade, { id: "makeGroup", call: make }];
const groupIn = (before: Answers): number => before[1]?.body.data.id_group;
const end: Case["call"] = ({ bidder }, before) => ({ token: bidder, body: { id_group: groupIn(before) } });
const ended: readonly Step[] = [{ id: "endGroup", call: end }];
const bid: Case["call"] = ({ bidder }, before) => ({
  token: bidder,
  body: { id_auction: lotsIn(before)[1]!, price: 1_000 },
});

export const groupSuccesses: readonly Case[] = [
  { ...success("listGroups", ({ bidder }) => ({ token: bidder })), after: made, afterwards: ended },
  { ...success("makeGroup", make), after: [lotsMade] },
  {
    ...success(
      "makeGroup",
      ({ bidder }, before) => ({
        token: bidder,
        body: { id_group: groupIn(before), lots: wishes(before, 3_000) },
      }),
      "changes a group",
    ),
    after: made,
    afterwards: ended,
  },
  { ...success("endGroup", end), after: made },
];

export const groupRefusals: readonly Case[] = [
  {
    ...refused("makeGroup", "refuses a visitor", 403, "REGISTRATION_REQUIRED", (_, before) => ({
      body: { lots: wishes(before) },
    })),
    after: [lotsMade],
  },
  {
    ...refused(
      "makeGroup",
      "refuses a deposit below the highest maximum",
      402,
      "DEPOSIT_REQUIRED",
      ({ poor }, before) => ({
        token: poor,
        body: { lots: wishes(before, 900_000) },
      }),
    ),
    after: [lotsMade],
  },
  {
    ...refused(
      "makeGroup",
      "names the lot whose maximum is too low",
      422,
      "VALIDATION",
      ({ bidder }, before) => ({
        token: bidder,
        body: { lots: wishes(before, 999) },
      }),
    ),
    after: [lotsMade],
  },
  {
    ...refused("makeGroup", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }, before) => ({
      token: bidder,
      body: { lots: [...wishes(before), { id_auction: UNKNOWN_ID, max: 2_000 }] },
    })),
    after: [lotsMade],
  },
  {
    ...refused("makeGroup", "refuses a group that is over", 409, "STALE", ({ bidder }, before) => ({
      token: bidder,
      body: { id_group: groupIn(before), lots: wishes(before, 3_000) },
    })),
    after: [...made, ...ended],
  },
  {
    ...refused("makebid", "refuses a bid on a lot that sleeps in a group", 409, "LOT_IN_GROUP", bid),
    after: made,
    afterwards: ended,
  },
  refused("endGroup", "refuses an unknown group", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_group: UNKNOWN_ID },
  })),
  {
    ...refused("endGroup", "refuses a group of somebody else", 404, "NOT_FOUND", ({ rival }, before) => ({
      token: rival,
      body: { id_group: groupIn(before) },
    })),
    after: made,
    afterwards: ended,
  },
  { ...refused("endGroup", "refuses a group that is over", 409, "STALE", end), after: [...made, ...ended] },
];
