import { useEffect, useEffectEvent, useRef } from "react";
import type { DeskView } from "#/features/lanes/console/model/desk/desk-view.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { FIRST_PAUSE, PAUSES } from "#/features/lanes/console/model/commands/reasons.ts";

interface PauseDialogProps {
  now: DeskView;
  /** Whether a command is in progress. */
  sending: boolean;
  onReason: (reason: string) => void;
  /** Resumes the lane with the reason that bidders read already. */
  onResume: () => void;
  onClose: () => void;
}

/** Asks for the reason of a pause, after the lane was paused. */
export function PauseDialog({ now, sending, onReason, onResume, onClose }: PauseDialogProps) {
  const isPaused = now.state === "paused";
  const was = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Somebody resumed the lane: no reason is needed.
    if (was.current && !isPaused) close();
    was.current = isPaused;
  }, [isPaused]);
  return (
    <ReasonDialog
      title={isPaused ? "The lane is paused" : "Pausing…"}
      text={`Nobody can bid, and the clock is stopped. Bidders read “${now.paused ?? FIRST_PAUSE}”. Close this dialog to keep it, or press O to resume.`}
      usual={PAUSES}
      action="Send this reason"
      ready={isPaused && !sending}
      onReason={onReason}
      {...(isPaused && !sending && { onResume })}
      onClose={onClose}
    />
  );
}
