import type { Context } from "../../context.ts";
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

/** Of all controls since the start: their keys differ by it. */
let number = 0;

/**
 * The very calls that a console makes, as the user `me`. With If-Match: what he decided on is what is judged, or he looks
 * again. Out: whether it was accepted.
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

/** The console's sign of life. */
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
