/** Decides who may run a lane. */
import type { LaneState } from "../../domain/lot/lane.ts";
import type { SessionUser } from "../../http/sessions.ts";

/** Whether this person may run this lane: an auctioneer whom the staff assigned. */
export function operatorsMay(lane: Pick<LaneState, "operators">, user: SessionUser | null): boolean {
  return user !== null && user.roles.includes("auctioneer") && lane.operators.includes(user.id);
}
