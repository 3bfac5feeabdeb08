/** Runs the controls of a lane. */
import type { Context } from "../../http/context.ts";
import type { LaneScope } from "../../store/store.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { stale, type LaneDecision, type LaneView } from "../../domain/lot/lane-decision.ts";
import type { Turn } from "../../domain/lane/turn.ts";
import { turnOf } from "../../domain/lane/turn.ts";
import { firstReply } from "../../tables/notices/write-idempotent.ts";
import type { Control } from "../../domain/lane/prices.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse } from "../../http/handler.ts";
import type { SessionUser } from "../../http/sessions.ts";
import { presenting } from "./list-queues.ts";
import { operatorsMay } from "./operators.ts";
import { presentHead } from "./presenter.ts";
import { recordControl, type ControlCall } from "./record-control.ts";
import { findLane, laneOfLot, listHead } from "./repository.ts";

interface Given {
  readonly user: SessionUser;
  readonly headers: { readonly "Idempotency-Key": string; readonly "If-Match"?: string };
  readonly receivedAt: number;
  readonly address: string;
}

interface Command<Code extends string> {
  readonly call: ControlCall;
  /** Left out if the lane follows from the lot. */
  readonly queueId?: number;
  /** `due`: the current lot when the command is judged. */
  readonly lotId: LaneScope["lotId"];
  /** The content of the command, for its key. */
  readonly payload: readonly (string | number | null)[];
  /** Who may use it besides the lane's operators. */
  readonly may?: (user: SessionUser) => boolean;
  readonly decide: (view: LaneView, control: Control) => LaneDecision | Refused<Code>;
}

/**
 * Runs one control of a lane: for its operators, judged by its receipt, in order with the bids. Answers with the
 * new head of the lane, a repeat with the first one. If-Match names the seq that the console showed: another seq is STALE.
 */
export async function control<Code extends string>(
  { user, headers, receivedAt, address }: Given,
  context: Context,
  { call, queueId: named, lotId, payload, may, decide }: Command<Code>,
) {
  const { store, clock } = context;
  const lane = await store.read(async (db) => {
    const id = named ?? (typeof lotId === "number" ? await laneOfLot(db, lotId) : null);
    return id === null ? null : await findLane(db, id);
  });
  // Without a lane the key is asked, too: it may belong to another command.
  const queueId = lane?.state.id ?? 0;
  if (lane && !operatorsMay(lane.state, user) && !may?.(user)) return refuse("ROLE_FORBIDDEN");
  const key = commandKey(call, { user, headers }, payload);
  const looked = headers["If-Match"]?.replaceAll('"', "");
  let before: LaneView["lot"] = null;
  const also: LaneScope["also"] = async (db, notifyUser, { lot, text }) => {
    const by = { at: clock.now(), userId: user.id, address };
    const change = { before, after: lot?.lot ?? before, text };
    await recordControl(db, notifyUser, { call, laneName: lane?.name ?? "", ...change, ...by });
  };
  const scope = { queueId, lotId, receivedAt, key, also };
  const outcome = await store.transactLane<Code | "STALE">(scope, (view) => {
    before = view.lot;
    if (looked !== undefined && Number(looked) !== view.lane.seq) {
      return stale("The lane has moved on", { seq: view.lane.seq });
    }
    return decide(view, { operatorId: user.id, receivedAt });
  });
  if (!outcome.ok) return outcome;
  const to = await presenting(context);
  const found = await store.read(async (db) => {
    const now = await findLane(db, queueId);
    return now && { lane: now, head: await listHead(db, queueId, 0) };
  });
  if (!found) return refuse("NOT_FOUND");
  const head = presentHead(found.lane, found.head, to);
  return ok(await store.writeUnrelated((db) => firstReply(db, key, head)));
}

/** A control on the current lot; STALE for any other. */
export function inTurn<Code extends string>(
  decide: (turn: Turn, control: Control) => LaneDecision | Refused<Code>,
): (view: LaneView, control: Control) => LaneDecision | Refused<Code | "STALE"> {
  return (view, given) => {
    const turn = turnOf(view);
    return turn ? decide(turn, given) : stale("It is not this lot's turn");
  };
}
