import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import type { Progress } from "#/features/lanes/console/model/run-model.ts";
import { TOO_SOON, useSettled } from "#/features/lanes/console/model/commands/press-guard.ts";

interface EndDialogProps {
  name: string;
  /** The number of the current lot; null: none. */
  up: number | null;
  progress: Progress;
  /** The reason why the lane cannot end now; null: it can. */
  refusal: string | null;
  /** Whether the lane ended while the dialog was open. */
  isOver: boolean;
  /** Whether the lane is a rehearsal. */
  rehearsed: boolean;
  onEnd: () => void;
  onClose: () => void;
}

/** Confirms the end of a lane, which is irreversible, with the consequences for its lots. */
export function EndDialog({
  name,
  up,
  progress,
  refusal,
  isOver,
  rehearsed,
  onEnd,
  onClose,
}: EndDialogProps) {
  const [tooSoon, setTooSoon] = useState(false);
  const isSettled = useSettled();
  return (
    <FormDialog
      title={`End ${rehearsed ? "the rehearsal" : name}?`}
      text={
        refusal ??
        (rehearsed
          ? "Its lots and bids are deleted: nothing in it counts. You can start another one at once."
          : `${leftWords(up, progress)} This cannot be undone.`)
      }
      press={refusal !== null ? null : rehearsed ? "End the rehearsal" : "End the lane for everybody"}
      look="press"
      back={isOver ? "Close" : "Keep the lane running"}
      onPress={() => (isSettled() ? onEnd() : setTooSoon(true))}
      onClose={onClose}
    >
      <output className="block text-small font-strong text-orange-deep empty:hidden">
        {tooSoon && TOO_SOON}
      </output>
    </FormDialog>
  );
}

/** The lots that an end leaves, in the counts of the console's head. */
function leftWords(up: number | null, { toGo, disabled }: Progress): string {
  const left = toGo + disabled + (up === null ? 0 : 1);
  if (left === 0) return "All lots have had their turn.";
  const parts = [
    up !== null && `lot ${up} that is up`,
    toGo > 0 && `${count(toGo)} to go`,
    disabled > 0 && `${count(disabled)} disabled`,
  ].filter(Boolean);
  return `${counted(left, "lot")} (${parts.join(", ")}) ${left === 1 ? "is" : "are"} withdrawn: not sold, holds are released, and they may be listed again.`;
}
