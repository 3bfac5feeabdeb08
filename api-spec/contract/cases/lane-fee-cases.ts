/** Cases of the fees of a lane. */
import { exampleOf } from "../base/example.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { draft, lotAt, published, queueOf } from "../base/lane-setting.ts";

const FEES = { buyer: { basis_points: 500, min: 0, max: 50_000 }, seller: 300 };

/** A manager who looked at this version of the lane sets its fees. */
const setFees =
  (version = 1, fees: object = FEES): Case["call"] =>
  ({ people }, before) => ({
    token: people.manager,
    body: { id_queue: queueOf(before), version, fees },
  });

export const laneFeeSuccesses: readonly Case[] = [{ ...success("setQueueFees", setFees()), after: draft() }];

export const laneFeeRefusals: readonly Case[] = [
  refused("setQueueFees", "is only for managers", 403, "ROLE_FORBIDDEN", ({ people }) => ({
    ...exampleOf("setQueueFees"),
    token: people.backoffice,
  })),
  refused("setQueueFees", "refuses an unknown lane", 404, "NOT_FOUND", ({ people }) => ({
    token: people.manager,
    body: { id_queue: UNKNOWN_ID, version: 1, fees: FEES },
  })),
  { ...refused("setQueueFees", "is for what was looked at", 409, "STALE", setFees(9)), after: draft() },
  {
    ...refused(
      "setQueueFees",
      "refuses a most below the least",
      422,
      "VALIDATION",
      setFees(1, { buyer: { basis_points: 500, min: 600, max: 500 }, seller: null }),
    ),
    after: draft(),
  },
  {
    ...refused("setQueueFees", "refuses other fees once there is a bid", 422, "VALIDATION", setFees(4)),
    after: [
      ...published(),
      {
        id: "makebid",
        call: ({ bidder }, before) => ({
          token: bidder,
          body: { id_auction: lotAt(before, 1), price: 2_000, mode: "max" },
        }),
      },
    ],
  },
];
