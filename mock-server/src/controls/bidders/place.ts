/** Places the bots' bids. */
import type { Context } from "../../http/context.ts";
import { enterAbsentee } from "../../domain/room/absentee.ts";
import { makebid } from "../../features/bidding/makebid.ts";
import { bidInRoom } from "../../features/room/bids.ts";
import type { BotPaddle } from "../../scenes/bots.ts";
import type { BotBid } from "./choose.ts";

/** Number of bot bids since the start, so that their keys differ. */
let bidNumber = 0;

/** The desk that enters the bids of a bot with a paddle. */
interface Desk extends BotPaddle {
  readonly operatorId: number;
}

/**
 * Makes the same call as people, from its receipt on: on the net, or at the desk for a bot with a paddle.
 * @returns whether the bid was accepted.
 */
export async function place(bid: BotBid, context: Context, desk: Desk | null = null): Promise<boolean> {
  const { clock, inFlight } = context;
  const { bot, lotId, amount, mode } = bid;
  const receivedAt = clock.now();
  const key = `${receivedAt.toString(16).padStart(12, "0")}-bot-${bot.id}-${++bidNumber}`;
  const request = {
    params: {},
    query: {},
    headers: { "Idempotency-Key": key },
    receivedAt,
    address: "",
    userAgent: "",
    requestId: key,
  };
  const answered = inFlight.begin(lotId, receivedAt);
  try {
    if (desk && mode === "max") return await instruct(bid, receivedAt, context);
    if (desk) {
      const { number, line, operatorId } = desk;
      const body = { id_auction: lotId, price: amount, paddle: number, ...(line && { line }) };
      const user = { id: operatorId, roles: ["auctioneer"], ustatus: "confirmed", session: "" } as const;
      return (await bidInRoom({ ...request, body, user }, context)).ok;
    }
    const body = { id_auction: lotId, price: amount, mode };
    const user = { id: bot.id, roles: bot.roles, ustatus: bot.ustatus, session: "" };
    return (await makebid({ ...request, body, user }, context)).ok;
  } finally {
    answered();
  }
}

/** Enters the maximum of an absent bot; nobody has written an instruction. */
async function instruct({ bot, lotId, amount }: BotBid, receivedAt: number, { store, terms }: Context) {
  const scope = { lotId, userIds: [bot.id], receivedAt, atDesk: true };
  const outcome = await store.transact(scope, ({ lot, users, leader, pause }) =>
    enterAbsentee({ lot, bidder: users[0]!, leader, pause }, { maximum: amount, receivedAt }, terms),
  );
  return outcome.ok;
}
