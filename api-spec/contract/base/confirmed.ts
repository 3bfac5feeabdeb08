/** People who repeat their password, for what needs X-Confirm. */
import type { Answered, Answers, Call } from "./target.ts";
import { PASSWORD, type Step } from "./test-data.ts";

/** The steps; `place`: the number of steps before them. */
export function confirmedAdmin(place = 0): readonly Step[] {
  return [
    { id: "listDemoAccounts", call: () => ({}) },
    { id: "signin", call: (_, before) => ({ body: adminIn(before, place) }) },
    {
      id: "confirmPassword",
      call: (_, before) => ({
        token: before.at(-1)?.body.access_token,
        body: { password: adminIn(before, place).password },
      }),
    },
  ];
}

function adminIn(before: Answers, place: number): { id: string; password: string } {
  const accounts: { id: string; password: string; role: string }[] = before[place]?.body.data;
  const { id, password } = accounts.find(({ role }) => role === "Admin")!;
  return { id, password };
}

/** The token and the confirmation of that admin, after the same steps. */
export const asAdmin = (before: Answers, place = 0): Pick<Call, "token" | "headers"> => ({
  token: before[place + 1]?.body.access_token,
  headers: { "x-confirm": before[place + 2]?.body.data.confirm },
});

/** The step in which a person of the test data confirms who they are. */
export const confirmed = (who: "bidder" | "rival"): Step => ({
  id: "confirmPassword",
  call: (testData) => ({ token: testData[who], body: { password: PASSWORD } }),
});

/** The confirmation in the answer to that step. */
export const confirmIn = (answer: Answered | undefined): { readonly "x-confirm": string } => ({
  "x-confirm": answer?.body.data.confirm,
});
