/** Compares the reply to a bid with the model. */
import type { NaiveAnswer, NaiveAuction } from "@marsa/api-spec/model/naive-auction";
import type { NaivePerson } from "@marsa/api-spec/model/naive-lot";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { BidLine, LotGiven } from "../record/lines.ts";
import type { Finding, Kind } from "./finding.ts";

type BidReply = components["schemas"]["BidReply"];

/**
 * Plays an accepted bid on the model.
 * @returns The differences of its reply, the leader first; null when there are none.
 */
export function answerDifference(
  auction: NaiveAuction,
  lot: LotGiven,
  bid: BidLine,
  person: NaivePerson,
): Finding | null {
  const { reply } = bid;
  if (!reply) return null;
  const expected = auction.bid(
    lot.id,
    person,
    bid.price,
    bid.mode === "exact",
    Date.parse(reply.received_at),
  );
  const found = (kind: Kind, text: string): Finding => ({
    kind,
    where: `lot ${lot.id}`,
    seq: reply.seq,
    at: bid.doneAt,
    text,
    evidence: [bid, { model: expected }],
  });
  const what = `${bid.price} AED (${bid.mode}) of user ${bid.who}`;
  if (typeof expected === "string")
    return found("wrong_answer", `${what} was accepted; by the rules it is ${expected}`);
  if (reply.leading !== expected.leading) {
    const leads = expected.leading
      ? "leads by the rules, and the reply says they do not"
      : "does not lead by the rules, and the reply says they do";
    return found("wrong_leader", `User ${bid.who} ${leads}, after ${what}`);
  }
  if (reply.price !== expected.price)
    return found(
      "wrong_price",
      `${what} was answered with the price ${reply.price}; by the rules it is ${expected.price}`,
    );
  const other = otherDifference(reply, expected, lot.lane === null);
  return other === null ? null : found("wrong_answer", `${what} was answered with ${other}`);
}

function otherDifference(reply: BidReply, expected: NaiveAnswer, hasEnd: boolean): string | null {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ["outcome", reply.outcome, expected.outcome],
    ["next_min", reply.next_min, expected.nextMin],
    ["my_max", reply.my_max, expected.myMax],
    ["light", reply.light, expected.light],
    ["hold", Math.round(reply.hold * 100), expected.holdFils],
    ...(hasEnd
      ? ([
          ["end", Date.parse(reply.end), expected.endsAt],
          ["extended", reply.extended, expected.extended],
        ] as const)
      : []),
  ];
  const wrong = pairs.find(([, found, wanted]) => found !== wanted);
  return wrong ? `${wrong[0]} ${String(wrong[1])}; by the rules it is ${String(wrong[2])}` : null;
}
