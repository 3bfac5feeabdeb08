/** Makes the auctioneer's calls. */
import type { Context } from "../../http/context.ts";
import {
  finalCall,
  keepDesk,
  lowerStartPrice,
  openLane,
  releaseLot,
  resumeLane,
  sayToRoom,
  skipLot,
  takeoverLane,
} from "../../features/lanes/controls.ts";
import type { Act } from "./decide.ts";

/** Number of controls since the start, so that their keys differ. */
let number = 0;

/**
 * Makes the same calls as a console, as the user `me`. With If-Match the decision is judged on the state that it
 * was based on.
 * @returns whether it was accepted.
 */
export async function perform(
  act: Act,
  { queueId, me, seq }: { readonly queueId: number; readonly me: number; readonly seq: number },
  context: Context,
): Promise<boolean> {
  const lane = { ...requestOf(me, seq, context), body: { id_queue: queueId } };
  switch (act.do) {
    case "open":
      return (await openLane(lane, context)).ok;
    case "takeover":
      return (await takeoverLane(lane, context)).ok;
    case "resume":
      return (await resumeLane(lane, context)).ok;
    case "say":
      return (await sayToRoom({ ...lane, body: { id_queue: queueId, text: act.text } }, context)).ok;
    case "final-call": {
      const body = { id_queue: queueId, id_auction: act.lotId };
      return (await finalCall({ ...lane, body }, context)).ok;
    }
    case "lower":
      return (await lowerStartPrice({ ...lane, body: { id_auction: act.lotId } }, context)).ok;
    case "release":
      return (await releaseLot({ ...lane, params: { id: act.lotId }, body: null }, context)).ok;
    case "skip":
      return (await skipLot({ ...lane, params: { id: act.lotId }, body: null }, context)).ok;
  }
}

/** Sends the console's heartbeat. */
export async function reportPresence(queueId: number, me: number, context: Context): Promise<void> {
  const { headers: _, ...request } = requestOf(me, 0, context);
  await keepDesk({ ...request, headers: {}, body: { id_queue: queueId } }, context);
}

function requestOf(me: number, seq: number, { clock }: Context) {
  const receivedAt = clock.now();
  const key = `${receivedAt.toString(16).padStart(12, "0")}-auctioneer-${++number}`;
  return {
    params: {},
    query: {},
    headers: { "Idempotency-Key": key, "If-Match": `"${seq}"` },
    user: { id: me, roles: ["auctioneer" as const], ustatus: "confirmed" as const, session: "" },
    receivedAt,
    address: "",
    userAgent: "",
    requestId: key,
  };
}
