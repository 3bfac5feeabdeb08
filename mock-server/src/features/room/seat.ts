/** /live/room/seat: the clerk's seat of a lane with the room. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { giveSeat as give } from "../../domain/room/clerk-seat.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentDesk, readDesk } from "../../tables/lanes/lane-desk.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import { findLane } from "../lanes/public.ts";

/** Gives the clerk's seat to a person of the back office, or frees it. */
export const giveSeat: Handler<"giveSeat"> = async ({ body, user, receivedAt, address }, context) => {
  const { id_queue: queueId, id_user: to } = body;
  const { store, clock, audience } = context;
  const lane = await store.read((db) => findLane(db, queueId, true));
  if (!lane) return refuse("NOT_FOUND");
  const person = to === null ? null : await store.person(to);
  if (to !== null && !(person && isBackOffice(person)))
    return refuse("VALIDATION", {
      errors: [{ field: "id_user", message: "This person is not of the back office" }],
    });
  const at = clock.now();
  const scope = {
    queueId,
    lotId: null,
    receivedAt,
    also: async (db: Parameters<typeof addToAudit>[0]) => {
      const reason = to === null ? "The clerk's seat is free" : `Clerk: ${await nameOfUser(db, to)}`;
      await addToAudit(db, { at, userId: user.id, act: "lane.seat", subject: lane.name, reason, address });
    },
  };
  const outcome = await store.transactLane(scope, (view) => give(view.lane, { by: user.id, to }, receivedAt));
  // The call has no key.
  if (!outcome.ok) return outcome as Refused<"NOT_FOUND" | "STALE">;
  const desk = await store.read(async (db) => {
    const now = await findLane(db, queueId, true);
    return now && (await readDesk(db, now.state));
  });
  return desk ? ok(presentDesk(desk, audience).desk) : refuse("NOT_FOUND");
};
