/** Presents the live state of a lane and its events. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { LaneActor, LaneEventKind } from "../../domain/lot/lane-decision.ts";
import type { CurrentLot, LaneState } from "../../domain/lot/lane.ts";
import { lightOf, type LotState } from "../../domain/lot/lot.ts";
import type { Moment } from "../notices/events.ts";
import type { LaneRow } from "./lane-row.ts";

type LaneEvent = components["schemas"]["LaneEvent"];
type LaneLive = components["schemas"]["LaneLive"];
type LaneTurn = components["schemas"]["LaneTurn"];

/** How many upcoming lots a lane's events name. */
const NEXT = 5;

/** One line of a lane's log. `at` in ms. */
export interface LaneLogRow {
  readonly seq: number;
  readonly at: number;
  readonly kind: LaneEventKind;
  readonly lotId: number | null;
  readonly text: string | null;
  readonly by?: LaneActor;
}

/** Returns a lane's current lot and its surroundings, as the screens show them. */
export function laneLive(
  { state, runSeq, message }: Omit<LaneRow, "storedRun">,
  lot: LotState | null,
): LaneLive {
  return {
    state: state.status,
    paused: state.paused?.reason ?? null,
    position: positionOf(state),
    lots: state.run.length,
    turn: state.current && lot && laneTurn(state.current, lot),
    next: state.run
      .filter((entry) => entry.state === "pending")
      .slice(0, NEXT)
      .map(({ lotId }) => lotId),
    run_seq: runSeq,
    operator: state.desk !== null,
    message,
  };
}

/** Returns the place of the current lot in the run, from 1; 0 without one. */
export function positionOf({ run, current }: LaneState): number {
  return run.find(({ lotId }) => lotId === current?.lotId)?.number ?? 0;
}

/** Returns the current lot's phase. */
export function laneTurn(current: CurrentLot, lot: LotState): LaneTurn {
  const { lotId, phase, deadline, leftMs, reopened, hammerAt } = current;
  return {
    id_auction: lotId,
    phase,
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    left_ms: leftMs,
    lot_seq: lot.seq,
    reopened,
    provisional: phase === "finished" ? provisionalOf(lot) : null,
    hammer_at: hammerAt === null ? null : new Date(hammerAt).toISOString(),
  };
}

/** Returns the result after the card. */
function provisionalOf(lot: LotState): LaneTurn["provisional"] {
  if (!lot.lead) return "notSold";
  if (lightOf(lot) !== "red") return "sold";
  return lot.subject === false ? "notSold" : "summarizing";
}

interface LaneChange {
  readonly lane: LaneRow;
  /** The current lot. */
  readonly lot: LotState | null;
  /** The lane's seq before the commit. */
  readonly prev: number;
  readonly log: readonly LaneLogRow[];
}

/**
 * Returns the one event of a lane for a whole commit.
 * @throws Error when nothing happened.
 */
export function laneEvent({ lane, lot, prev, log }: LaneChange, { epoch, at }: Moment): LaneEvent {
  const last = log.at(-1);
  if (!last) throw new Error(`Nothing happened in lane ${lane.state.id}`);
  return {
    v: 1,
    epoch,
    prev,
    seq: lane.state.seq,
    at,
    kind: last.kind,
    id_queue: lane.state.id,
    state: laneLive(lane, lot),
    rows: log.map((row) => ({
      seq: row.seq,
      at: new Date(row.at).toISOString(),
      kind: row.kind,
      id_auction: row.lotId,
      text: row.text,
      ...(row.by && { by: row.by }),
    })),
  };
}
