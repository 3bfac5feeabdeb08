import type { Schema } from "@marsa/api-spec/client-problem";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { shortInstant } from "@marsa/api-spec/dates";

/** The background of the state block, to be recognised from a distance. */
export type LaneLook = "waiting" | "running" | "final_call" | "finished" | "paused";

/** The texts and the clock of a lane's state block. */
export interface LaneFace {
  readonly look: LaneLook;
  readonly word: string;
  /** One sentence below the word; null: none. */
  readonly detail: string | null;
  /** End of the phase, server ms; null while no clock runs. */
  readonly deadline: number | null;
  /** Length of the whole phase, ms; 0: not known. */
  readonly totalMs: number;
  /** The text in the ring, in place of seconds. */
  readonly inRing: string | null;
}

type Lane = NonNullable<LaneNow["lane"]>;

const RESULTS = { sold: "Sold", notSold: "Not sold", summarizing: "Decision" } as const;
const RESULT_DETAILS = {
  sold: "Going to the highest bidder",
  notSold: "No bid",
  summarizing: "Below minimum: the seller decides",
} as const;

interface LaneAt {
  readonly lane: Lane;
  readonly turn: Schema<"LaneTurn"> | null;
  /** Whether the advertised time has passed. */
  readonly overdue?: boolean;
}

/** Returns the state of a lane in words and as a clock. */
export function laneFace({ lane, turn, overdue = false }: LaneAt): LaneFace {
  const deadline = turn?.deadline == null ? null : Date.parse(turn.deadline);
  const face = (look: LaneLook, word: string, more: Partial<LaneFace> = {}): LaneFace => ({
    look,
    word,
    detail: null,
    deadline,
    // The first lot waits for the advertised time, however long.
    totalMs: turn && deadline !== Date.parse(lane.start) ? totalMsOf(turn.phase, lane.timers) : 0,
    inRing: null,
    ...more,
  });
  const start = Date.parse(lane.start);
  switch (lane.state) {
    case "draft":
    case "scheduled":
      return face(
        "waiting",
        "Waiting to start",
        overdue
          ? { detail: "Delayed: no auctioneer yet", deadline: null }
          : { detail: startWords(lane.start), deadline: start },
      );
    case "cancelled":
      return face("finished", "Cancelled", {
        detail: lane.paused ?? "This lane is cancelled",
        deadline: null,
      });
    case "finished":
      return face("finished", "Lane finished", { deadline: null });
    case "paused": {
      const left = turn?.left_ms ?? null;
      const inRing = left === null ? null : String(Math.ceil(left / 1000));
      return face("paused", "Paused", {
        detail: lane.paused ?? "It continues in a moment",
        deadline: null,
        inRing,
      });
    }
    case "open":
    case "running":
      break;
  }
  const away = lane.operator ? null : "Waiting for the auctioneer";
  if (turn === null) {
    const detail = away ?? startWords(lane.start);
    return face("waiting", "Waiting to start", { detail, deadline: lane.state === "open" ? start : null });
  }
  switch (turn.phase) {
    case "pending":
    case "waiting_to_start":
      return face("waiting", "Waiting to start", { detail: away });
    case "waiting_for_bid":
      return face("waiting", "Waiting for bid", { detail: away });
    case "running":
      return face("running", "Running", { detail: away });
    case "final_call":
      return lane.hammer === "hand"
        ? face("final_call", "FAIR WARNING", { detail: "Last. Waits for the hammer" })
        : face("final_call", "FINAL CALL");
    case "finished": {
      const { provisional } = turn;
      if (provisional === null) return face("finished", "Finished");
      return face("finished", "Finished", {
        detail: RESULT_DETAILS[provisional],
        inRing: RESULTS[provisional],
      });
    }
  }
}

function startWords(start: string): string {
  return `Starts ${shortInstant(start)} GST`;
}

function totalMsOf(phase: Schema<"LanePhase">, timers: Schema<"Timers">): number {
  const seconds = {
    pending: 0,
    waiting_to_start: timers.between_s,
    waiting_for_bid: timers.waiting_s,
    running: timers.running_s,
    final_call: timers.final_s,
    finished: timers.card_s,
  };
  return seconds[phase] * 1_000;
}

const GOING = ["Going once", "Going twice", "Last call"] as const;

/**
 * The step of the final call: 1 going once, 2 going twice (below 60 % of its time), 3 last call (below 30 %). Display
 * only.
 */
export function goingAt(leftMs: number, totalMs: number): 1 | 2 | 3 {
  if (leftMs > totalMs * 0.6) return 1;
  return leftMs > totalMs * 0.3 ? 2 : 3;
}

/** "Going once", "Going twice", "Last call". */
export function goingWord(step: 1 | 2 | 3): string {
  return GOING[step - 1] ?? GOING[0];
}
