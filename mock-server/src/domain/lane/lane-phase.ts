/** The phases of a lot in its turn. */
export type LanePhase = "waiting_to_start" | "waiting_for_bid" | "running" | "final_call" | "finished";
