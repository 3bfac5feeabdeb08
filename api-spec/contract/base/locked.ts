/** The lock of one of the two who bid, before a case. */
import type { Step } from "./test-data.ts";

/** The staff lock the profile of this person. */
export const locked = (who: "bidder" | "rival"): readonly Step[] => [
  { id: "getMe", call: (testData) => ({ token: testData[who] }) },
  {
    id: "lockProfile",
    call: ({ people }, before) => ({
      token: people.manager,
      body: {
        id_profile: before.at(-1)?.body.data.id_profile,
        reason: "Unpaid win",
        lock_before: "2099-12-31",
      },
    }),
  },
];
