/** /live/room/bid, /live/room/name, /live/room/take-back: bids that the desk enters for the room and the phones. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { bidAtDesk } from "../../domain/room/bid-at-desk.ts";
import { nameBidder as giveName } from "../../domain/room/name-bidder.ts";
import { takeBack } from "../../domain/bidding/take-back.ts";
import { UNNAMED, type DeskOrigin } from "../../domain/lot/via.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { commandKey } from "../../http/command-key.ts";
import type { Context } from "../../http/context.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import type { SessionUser } from "../../http/sessions.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { noteLostBid, presentBid } from "../bidding/public.ts";
import { findLane, operatorsMay } from "../lanes/public.ts";
import { findLotInRoom, findPaddle, openUnnamed } from "./repository.ts";

/**
 * Enters a bid for the holder of a paddle: judged by its receipt among all others, covered by the holder's deposit. Without
 * a paddle it leads for nobody by name, until nameBidder says who.
 */
export const bidInRoom: Handler<"bidInRoom"> = async ({ body, headers, user, receivedAt }, context) => {
  const { id_auction: lotId, price: amount, paddle, line } = body;
  const { store, terms } = context;
  const lane = await laneAtDesk(lotId, user, context);
  if (!lane.ok) return lane;
  if (paddle === undefined && line !== undefined) return invalid("paddle", "A phone bids for a paddle");
  const find = () => store.read((db) => findPaddle(db, lane.queueId, paddle ?? UNNAMED));
  let holder = await find();
  if (!holder && paddle === undefined) {
    await store.write((db) => openUnnamed(db, lane.queueId, { at: receivedAt, userId: user.id }));
    holder = await find();
  }
  if (!holder) return invalid("paddle", `Nobody has paddle ${paddle}`);
  if (line !== undefined && holder.line !== line)
    return invalid("line", `Phone ${line} does not call for paddle ${paddle}`);
  const number = paddle !== undefined && { paddle };
  const via: DeskOrigin = line ? { channel: "phone", ...number, line } : { channel: "room", ...number };
  const key = commandKey("bidInRoom", { user, headers }, [lotId, amount, paddle ?? null, line ?? null]);
  const { userId } = holder;
  const outcome = await store.transact(
    { lotId, userIds: [userId], receivedAt, key, atDesk: true },
    ({ lot, users, leader, pause }) =>
      bidAtDesk(
        { lot, bidder: users[0]!, leader, pause },
        { amount, via, enteredBy: user.id, receivedAt },
        terms,
      ),
  );
  if (!outcome.ok)
    void noteLostBid(context, { lotId, userId, amount, mode: "exact", receivedAt, via }, outcome);
  if (outcome.ok) return ok(presentBid(outcome.reply, outcome.receipt));
  // A plain bid in its turn, of a person who is known.
  type Never = "MAX_NOT_HIGHER" | "USE_BUY_NOW" | "REGISTRATION_REQUIRED";
  return outcome as Refused<Exclude<typeof outcome.code, Never>>;
};

/** Says whose the leading bid of the room is. */
export const nameBidder: Handler<"nameBidder"> = async ({ body, headers, user, receivedAt }, context) => {
  const { id_auction: lotId, paddle } = body;
  const { store, terms } = context;
  const lane = await laneAtDesk(lotId, user, context);
  if (!lane.ok) return lane;
  const holder = await store.read((db) => findPaddle(db, lane.queueId, paddle));
  const key = commandKey("nameBidder", { user, headers }, [lotId, paddle]);
  const outcome = await store.transact(
    { lotId, userIds: holder ? [holder.userId] : [], receivedAt, key, atDesk: true },
    ({ lot, users: [bidder], leader }): ReturnType<typeof giveName> | Refused<"VALIDATION"> =>
      // A repeat of the key is answered before.
      bidder
        ? giveName({ lot, bidder, leader }, { paddle, namedBy: user.id }, terms)
        : { ok: false, code: "VALIDATION", details: {} },
  );
  if (outcome.ok) return ok({ id_auction: lotId, ...outcome.reply });
  if (outcome.code === "VALIDATION") return invalid("paddle", `Nobody has paddle ${paddle}`);
  // A person who is known.
  return outcome as Refused<Exclude<typeof outcome.code, "REGISTRATION_REQUIRED" | "VALIDATION">>;
};

/** Takes back the newest bid. The rows are read first, for the people in them; the decision looks again. */
export const takeBackBid: Handler<"takeBackBid"> = async (
  { body, headers, user, receivedAt, address },
  context,
) => {
  const { id_auction: lotId, reason } = body;
  const { store, terms, clock } = context;
  const lane = await laneAtDesk(lotId, user, context);
  if (!lane.ok) return lane;
  const { deskBid } = await store.read((db) => findState(db, lotId));
  const earlier = deskBid?.before.lead?.leaderId;
  const people = [
    ...new Set([...(deskBid ? [deskBid.userId] : []), ...(earlier === undefined ? [] : [earlier])]),
  ];
  const key = commandKey("takeBackBid", { user, headers }, [lotId, reason]);
  const at = clock.now();
  const also = (db: Parameters<typeof addToAudit>[0]) =>
    addToAudit(db, { at, userId: user.id, act: "lane.takeback", subject: lane.name, reason, address });
  const scope = { lotId, userIds: people.toSorted((a, b) => a - b), receivedAt, key, also, atDesk: true };
  const outcome = await store.transact(scope, ({ lot, users }) => {
    const stakeOf = (id: number | undefined) => users.find(({ person }) => person.id === id)?.stake;
    const [bidder, before] = [stakeOf(lot.deskBid?.userId), stakeOf(lot.deskBid?.before.lead?.leaderId)];
    return takeBack({ lot, bidder, earlier: before }, { takenBy: user.id, reason }, terms);
  });
  if (!outcome.ok) return outcome;
  const { seq, price, nextMin } = outcome.reply;
  return ok({ id_auction: lotId, seq, price, next_min: nextMin });
};

/** Returns the lane of a lot, for its operators and the staff; the decision asks who holds a seat. */
async function laneAtDesk(lotId: number, user: SessionUser, { store }: Context) {
  const lane = await store.read(async (db) => {
    const queueId = (await findLotInRoom(db, lotId))?.queueId ?? null;
    return queueId === null ? null : await findLane(db, queueId);
  });
  if (!lane) return refuse("NOT_FOUND");
  if (!isBackOffice(user) && !operatorsMay(lane.state, user)) return refuse("ROLE_FORBIDDEN");
  return { ok: true, queueId: lane.state.id, name: lane.name } as const;
}

function invalid(field: string, message: string) {
  return refuse("VALIDATION", { errors: [{ field, message }] });
}
