/** Cases of the staff's call for lost second factors. */
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { asAdmin, confirmedAdmin } from "../base/confirmed.ts";
import { tokenOf, withApp } from "./factor-cases.ts";

const WHY = "Passport seen in the office";
/** Somebody with an app (0 to 4), their id, and an admin who has confirmed who they are. */
const lostTheirs = (): readonly Step[] => {
  const before = withApp();
  return [
    ...before,
    { id: "getMe", call: (_, replies) => ({ token: tokenOf(replies) }) },
    ...confirmedAdmin(before.length + 1),
  ];
};
const reset =
  (id?: number): Case["call"] =>
  (_, before) => ({
    ...asAdmin(before, 6),
    body: { id_user: id ?? before[5]?.body.data.id_user, reason: WHY },
  });

export const factorResets: readonly Case[] = [
  { ...success("resetUserFactors", reset()), after: lostTheirs() },
];

export const factorResetRefusals: readonly Case[] = [
  {
    ...refused("resetUserFactors", "refuses a person without a factor", 403, "FACTOR_REQUIRED", reset()),
    after: [...lostTheirs(), { id: "resetUserFactors", call: reset() }],
  },
  {
    ...refused("resetUserFactors", "knows nobody who is not there", 404, "NOT_FOUND", reset(UNKNOWN_ID)),
    after: lostTheirs(),
  },
  refused("resetUserFactors", "asks for a confirmation first", 403, "CONFIRM_REQUIRED", ({ people }) => ({
    token: people.admin,
    headers: { "x-confirm": "not-a-confirmation-at-all" },
    body: { id_user: UNKNOWN_ID, reason: WHY },
  })),
];
