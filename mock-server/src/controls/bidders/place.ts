/** Places the bots' bids. */
import type { Context } from "../../http/context.ts";
import { makebid } from "../../features/bidding/makebid.ts";
import type { BotBid } from "./choose.ts";

/** Number of bot bids since the start, so that their keys differ. */
let bidNumber = 0;

/**
 * Makes the same call as people, from its receipt on.
 * @returns whether the bid was accepted.
 */
export async function place({ bot, lotId, amount, mode }: BotBid, context: Context): Promise<boolean> {
  const { clock, inFlight } = context;
  const receivedAt = clock.now();
  const key = `${receivedAt.toString(16).padStart(12, "0")}-bot-${bot.id}-${++bidNumber}`;
  const answered = inFlight.begin(lotId, receivedAt);
  try {
    const reply = await makebid(
      {
        params: {},
        query: {},
        headers: { "Idempotency-Key": key },
        body: { id_auction: lotId, price: amount, mode },
        user: { id: bot.id, roles: bot.roles, ustatus: bot.ustatus, session: "" },
        receivedAt,
        address: "",
        userAgent: "",
        requestId: key,
      },
      context,
    );
    return reply.ok;
  } finally {
    answered();
  }
}
