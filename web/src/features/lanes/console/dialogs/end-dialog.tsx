import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../components/ui/dialog.tsx";
import { count, counted } from "../../../../lib/format/counts.ts";
import type { Progress } from "../run/run-model.ts";
import { TOO_SOON, useSettled } from "../commands/use-settled.ts";

interface EndDialogProps {
  name: string;
  /** The number of the lot that is up; null: none is. */
  up: number | null;
  progress: Progress;
  /** Why the lane cannot end now; null: it can. */
  refusal: string | null;
  /** It ended while it was asked about. */
  isOver: boolean;
  /** A rehearsal: nothing in it was real. */
  rehearsed: boolean;
  onEnd: () => void;
  onClose: () => void;
}

/** The end of a lane, which nobody takes back: asked once more, with what becomes of the lots. */
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
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>End {rehearsed ? "the rehearsal" : name}?</DialogTitle>
          <DialogDescription>
            {refusal ??
              (rehearsed
                ? "Its lots and bids are gone with it: nothing in it counts. You may start another one at once."
                : `${leftWords(up, progress)} This cannot be taken back.`)}
          </DialogDescription>
        </DialogHeader>
        <output className="block px-4 text-small font-strong text-orange-deep empty:hidden md:px-6">
          {tooSoon && TOO_SOON}
        </output>
        <DialogFooter>
          {refusal === null && (
            <Button variant="press" size="lg" onClick={() => (isSettled() ? onEnd() : setTooSoon(true))}>
              {rehearsed ? "End the rehearsal" : "End the lane for everybody"}
            </Button>
          )}
          <Button size="lg" onClick={onClose}>
            {isOver ? "Close" : "Go on with the lane"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Which lots an end leaves behind, as the head of the console counts them. */
function leftWords(up: number | null, { toGo, disabled }: Progress): string {
  const left = toGo + disabled + (up === null ? 0 : 1);
  if (left === 0) return "All lots have had their turn.";
  const parts = [
    up !== null && `lot ${up} that is up`,
    toGo > 0 && `${count(toGo)} to go`,
    disabled > 0 && `${count(disabled)} disabled`,
  ].filter(Boolean);
  return `${counted(left, "lot")} (${parts.join(", ")}) ${left === 1 ? "is" : "are"} withdrawn: not sold, holds are freed, and they may be listed again.`;
}
