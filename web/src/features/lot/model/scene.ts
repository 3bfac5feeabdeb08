import { isLastSeconds } from "#/lib/format/countdown.ts";
import type { MyStatus } from "#/realtime/lots/live-store.ts";
import type { Phase } from "#/realtime/lots/phase.ts";

/** A moment of a lot; "sold": to another, for a reader who did not bid. */
export type SceneKind = "last" | "hammer" | "won" | "lost" | "decision" | "sold";

interface Facts {
  readonly phase: Phase;
  readonly status: MyStatus;
  /** Until the end; infinite without one. */
  readonly seconds: number;
  /** Whether the phase began while the page was open. */
  readonly happened: boolean;
}

/** Returns the scene of a lot for its reader; a result of one's own stays, the others are shown to who saw them. */
export function sceneOf({ phase, status, seconds, happened }: Facts): SceneKind | null {
  switch (phase) {
    case "open":
      return isLastSeconds(seconds * 1000) ? "last" : null;
    case "judging":
      return happened ? "hammer" : null;
    case "awaiting_decision":
      return status === "none" || (status === "awaiting_decision" && !happened) ? null : "decision";
    case "sold":
      if (status === "won") return "won";
      if (status === "not_won") return "lost";
      return happened ? "sold" : null;
    case "upcoming":
    case "not_sold":
      return null;
  }
}
