/** A lot that the bidder has bought, and has paid: the calls before the cases of its settlement and its pickup. */
import type { Step, TestData } from "../../base/test-data.ts";
import type { Answers, Call } from "../../base/target.ts";
import type { Case } from "../../base/case.ts";
import { confirmed, confirmIn } from "../../base/confirmed.ts";

export const NOT_CONFIRMED = { "x-confirm": "not-a-confirmation-at-all" };
export const PRICE = 2_000;

export const lotMade = {
  id: "makeLots",
  call: () => ({ body: { seconds: 3_600, start_price: 1_000, step: 100, buy_now: PRICE, count: 1 } }),
} as const satisfies Step;
export const made = ([lots]: Answers): number => lots?.body.data.ids[0];

export const bought: readonly Step[] = [
  lotMade,
  confirmed("bidder"),
  {
    id: "buyNow",
    call: ({ bidder }, before) => ({ token: bidder, body: { id_auction: made(before), price: PRICE } }),
  },
];
export const pay = ({ bidder }: TestData, before: Answers): Call => ({
  token: bidder,
  headers: confirmIn(before[1]),
  body: { id_auction: made(before) },
});
/** The bidder, who has not confirmed who they are, about their lot. */
export const unconfirmed: Case["call"] = ({ bidder }) => ({
  token: bidder,
  headers: NOT_CONFIRMED,
  body: { id_auction: 1 },
});
export const paid: readonly Step[] = [...bought, { id: "payWin", call: pay }];

export const decide =
  (who: "manager" | "backoffice"): Case["call"] =>
  ({ people }, before) => ({
    token: people[who],
    body: { id_auction: made(before), reason: "Agreed by phone" },
  });

/** A call of `who` about the made lot. */
export const aboutLot =
  (who: "bidder" | "rival"): Case["call"] =>
  (testData, before) => ({ token: testData[who], query: { id_auction: made(before) } });

/** The rival, who has confirmed who they are, about the bidder's lot. */
export const boughtBesideRival: readonly Step[] = [...bought, confirmed("rival")];
export const asRival = ({ rival }: TestData, before: Answers): Call => ({
  token: rival,
  headers: confirmIn(before[bought.length]),
  body: { id_auction: made(before) },
});
