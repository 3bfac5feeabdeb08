/** /live/ctrl/…: the operator's controls of the lane and its current lot. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import type { Refused } from "../../domain/lot/decision.ts";
import { declineTakeOver, keepDesk as keep, takeOver } from "../../domain/lane/desk.ts";
import { laneChange } from "../../domain/lot/lane-decision.ts";
import { keepSeat } from "../../domain/room/clerk-seat.ts";
import { refusalOfDesk } from "../../domain/lane/desk.ts";
import { type HandAct, useHammer } from "../../domain/lane/hand.ts";
import { endLane as end, openLane as open } from "../../domain/lane/life.ts";
import { pause, resume } from "../../domain/lane/pausing.ts";
import {
  changeMinPrice,
  changeStep,
  lowerStart,
  release,
  setAsk as askFor,
} from "../../domain/lane/prices.ts";
import {
  disableLot as disable,
  enableLot as enable,
  moveLot as move,
  skipLot as skip,
} from "../../domain/lane/run-list.ts";
import { callFinal, callNext, reopen } from "../../domain/lane/turn.ts";
import { isBidding } from "../../domain/lot/lane.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { presentDesk, readDesk } from "../../tables/lanes/lane-desk.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { control, inTurn } from "./control.ts";
import { operatorsMay } from "./operators.ts";
import { findLane } from "./repository.ts";

export const changeLaneMinPrice: Handler<"changeLaneMinPrice"> = async (request, context) => {
  const { id_auction: lotId, price, reason = null } = request.body;
  const outcome = await control(request, context, {
    call: "changeLaneMinPrice",
    lotId,
    payload: [lotId, price, reason],
    decide: inTurn((turn, given) => changeMinPrice(turn, price, given, context.terms, reason)),
  });
  if (outcome.ok) return outcome;
  if (outcome.code === "VALIDATION") {
    return refuse("VALIDATION", { errors: [{ field: "price", message: outcome.details["message"] }] });
  }
  // A lot in its turn is not closed; the lane has gone on.
  return outcome.code === "LOT_CLOSED"
    ? refuse("STALE")
    : (outcome as Refused<Exclude<typeof outcome.code, "VALIDATION" | "LOT_CLOSED">>);
};

export const releaseLot: Handler<"releaseLot"> = ({ params, ...request }, context) =>
  control(request, context, {
    call: "releaseLot",
    lotId: params.id,
    payload: [params.id],
    decide: inTurn(release),
  });

export const skipLot: Handler<"skipLot"> = ({ params, ...request }, context) =>
  control(request, context, { call: "skipLot", lotId: params.id, payload: [params.id], decide: skip });

export const moveLot: Handler<"moveLot"> = (request, context) => {
  const { id_queue: queueId, from, to } = request.body;
  return control(request, context, {
    call: "moveLot",
    queueId,
    lotId: null,
    payload: [queueId, from, to],
    decide: ({ lane }, given) => move(lane, { from, to }, given),
  });
};

export const changeLaneStep: Handler<"changeLaneStep"> = (request, context) => {
  const { id_auction: lotId, step } = request.body;
  return control(request, context, {
    call: "changeLaneStep",
    lotId,
    payload: [lotId, step],
    decide: inTurn((turn, given) => changeStep(turn, step, given)),
  });
};

export const setAsk: Handler<"setAsk"> = async (request, context) => {
  const { id_auction: lotId, ask } = request.body;
  const outcome = await control(request, context, {
    call: "setAsk",
    lotId,
    payload: [lotId, ask],
    decide: inTurn((turn, given) => askFor(turn, ask, given)),
  });
  if (outcome.ok || outcome.code !== "VALIDATION") return outcome;
  return refuse("VALIDATION", { errors: [{ field: "ask", message: outcome.details["message"] }] });
};

export const finalCall: Handler<"finalCall"> = (request, context) => {
  const { id_auction: lotId, id_queue: queueId } = request.body;
  return control(request, context, {
    call: "finalCall",
    queueId,
    lotId,
    payload: [lotId, queueId],
    decide: inTurn((turn, given) => callFinal(turn, given.operatorId, given.receivedAt)),
  });
};

/** The hammer of a lane by hand: what came before it is judged first. */
export const moveHammer: Handler<"moveHammer"> = async (request, context) => {
  const { id_auction: lotId, id_queue: queueId, act, reason = null } = request.body;
  if (act === "withdraw" && reason === null) {
    return refuse("VALIDATION", { errors: [{ field: "reason", message: "Say why the lot is withdrawn" }] });
  }
  await context.inFlight.judged(lotId, request.receivedAt, context.terms.laneDrainMs);
  const given: HandAct = act === "withdraw" ? { act, reason: reason ?? "" } : { act };
  return control(request, context, {
    call: "moveHammer",
    queueId,
    lotId,
    payload: [lotId, queueId, act, reason],
    decide: inTurn((turn, by) => useHammer(turn, given, by)),
  });
};

export const lowerStartPrice: Handler<"lowerStartPrice"> = (request, context) => {
  const { id_auction: lotId } = request.body;
  return control(request, context, {
    call: "lowerStartPrice",
    lotId,
    payload: [lotId],
    decide: inTurn(lowerStart),
  });
};

export const disableLot: Handler<"disableLot"> = (request, context) => {
  const { id_auction: lotId, id_queue: queueId, reason = null } = request.body;
  return control(request, context, {
    call: "disableLot",
    queueId,
    lotId,
    payload: [lotId, queueId, reason],
    decide: (view, given) => disable(view, given, reason),
  });
};

export const enableLot: Handler<"enableLot"> = (request, context) => {
  const { id_auction: lotId, id_queue: queueId } = request.body;
  const payload = [lotId, queueId];
  return control(request, context, {
    call: "enableLot",
    queueId,
    lotId,
    payload,
    decide: enable,
  });
};

export const openLane: Handler<"openLane"> = (request, context) => {
  const { id_queue: queueId } = request.body;
  return control(request, context, {
    call: "openLane",
    queueId,
    lotId: null,
    payload: [queueId],
    decide: ({ lane }, given) => open(lane, given),
  });
};

export const takeoverLane: Handler<"takeoverLane"> = (request, context) => {
  const { id_queue: queueId, refuse: declines = false } = request.body;
  return control(request, context, {
    call: "takeoverLane",
    queueId,
    lotId: null,
    payload: declines ? [queueId, "refuse"] : [queueId],
    decide: ({ lane }, { operatorId, receivedAt }) =>
      declines ? declineTakeOver(lane, operatorId) : takeOver(lane, operatorId, receivedAt),
  });
};

export const resumeLane: Handler<"resumeLane"> = (request, context) => {
  const { id_queue: queueId } = request.body;
  return control(request, context, {
    call: "resumeLane",
    queueId,
    lotId: null,
    payload: [queueId],
    decide: ({ lane }, { operatorId, receivedAt }) => resume(lane, operatorId, receivedAt),
  });
};

/** The staff may pause a lane too, with a reason; only its operator resumes it. */
export const pauseLane: Handler<"pauseLane"> = (request, context) => {
  const { id_queue: queueId, reason } = request.body;
  return control(request, context, {
    call: "pauseLane",
    queueId,
    lotId: null,
    payload: [queueId, reason],
    may: isBackOffice,
    decide: ({ lane }, { operatorId, receivedAt }) =>
      pause(lane, reason, receivedAt, lane.operators.includes(operatorId) ? "operator" : "staff"),
  });
};

export const endLane: Handler<"endLane"> = (request, context) => {
  const { id_queue: queueId } = request.body;
  return control(request, context, {
    call: "endLane",
    queueId,
    lotId: "due",
    payload: [queueId],
    decide: ({ lane, lot }, given) => end(lane, lot, given, isRehearsal(lane.id)),
  });
};

export const reopenLot: Handler<"reopenLot"> = (request, context) => {
  const { id_queue: queueId, id_auction: lotId, reason } = request.body;
  return control(request, context, {
    call: "reopenLot",
    queueId,
    lotId,
    payload: [queueId, lotId, reason],
    decide: inTurn((turn, { operatorId, receivedAt }) => reopen(turn, operatorId, reason, receivedAt)),
  });
};

export const nextLot: Handler<"nextLot"> = (request, context) => {
  const { id_queue: queueId, id_auction: lotId } = request.body;
  return control(request, context, {
    call: "nextLot",
    queueId,
    lotId,
    payload: [queueId, lotId],
    decide: inTurn((turn, given) => callNext(turn, given, context.terms)),
  });
};

/** Shows the auctioneer's words to all viewers. Empty words remove the last ones. */
export const sayToRoom: Handler<"sayToRoom"> = (request, context) => {
  const { id_queue: queueId, text } = request.body;
  return control(request, context, {
    call: "sayToRoom",
    queueId,
    lotId: null,
    payload: [queueId, text],
    decide: ({ lane }, { operatorId }) =>
      refusalOfDesk(lane, operatorId) ?? laneChange(lane, {}, { kind: "message", text: text.trim() || null }),
  });
};

/** The heartbeat of console and clerk, every 3 s; returns the holder of the desk and numbers about the viewers. */
export const keepDesk: Handler<"keepDesk"> = async ({ body, user, receivedAt }, { store, audience }) => {
  const { id_queue: queueId } = body;
  const known = await store.read((db) => findLane(db, queueId));
  if (!known) return refuse("NOT_FOUND");
  const operates = operatorsMay(known.state, user);
  if (!operates && known.state.clerk?.userId !== user.id) return refuse("ROLE_FORBIDDEN");
  const outcome = await store.transactLane({ queueId, lotId: null, receivedAt }, ({ lane }) =>
    (operates ? keep : keepSeat)(lane, user.id, receivedAt),
  );
  if (!outcome.ok) return refuse("NOT_FOUND");
  const seen = await store.read(async (db) => {
    const lane = await findLane(db, queueId);
    if (!lane) return null;
    const { current } = lane.state;
    const lot = current && isBidding(current.phase) ? await findState(db, current.lotId) : null;
    return { held: lane.state.desk, at: await readDesk(db, lane.state), lot };
  });
  if (!seen) return refuse("NOT_FOUND");
  const { held, lot } = seen;
  const isMine = held?.operatorId === user.id;
  const { desk, counts } = presentDesk(seen.at, audience);
  const others = held === null ? "free" : "other";
  return ok({
    id_queue: queueId,
    desk: isMine ? "mine" : others,
    since: held && new Date(held.seenAt).toISOString(),
    at: desk,
    counts,
    ...(isMine && lot?.authority !== undefined && { authority: lot.authority }),
    ...(isMine && lot?.subject === false && { subject: false as const }),
  });
};
