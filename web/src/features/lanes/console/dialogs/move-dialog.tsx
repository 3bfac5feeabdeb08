import { useId, useState } from "react";
import { numberIn, numberInput } from "../../../../components/form/number-input.ts";
import { FieldError } from "../../../../components/form/field-error.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../components/ui/dialog.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { Label } from "../../../../components/ui/label.tsx";
import type { LaneLot } from "../../../../realtime/lanes/lanes-store.ts";
import { placeAfter, type Turn } from "../run/run-model.ts";

interface MoveDialogProps {
  lot: LaneLot;
  run: readonly LaneLot[];
  turn: Turn;
  onMove: (to: number) => void;
  onClose: () => void;
}

const RULES = { label: "Lot", min: 1 };

/** Moves a lot by a number in place of a drag: the lot to run after. */
export function MoveDialog({ lot, run, turn, onMove, onClose }: MoveDialogProps) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const id = useId();
  const number = numberIn(typed, RULES);
  const to = number === null ? null : placeAfter(run, turn, lot, number);
  const before = run.find(({ position }) => position === number);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Move lot {lot.position}</DialogTitle>
          <DialogDescription>{lot.title}. It keeps its number; only its turn changes.</DialogDescription>
        </DialogHeader>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (to !== null) onMove(to);
          }}
        >
          <div className="px-4 md:px-6">
            <Label htmlFor={id}>To run after lot</Label>
            <Input
              id={id}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog
              autoFocus
              className="mt-1.5"
              {...numberInput(typed, setTyped, RULES)}
              aria-invalid={(tried && to === null) || undefined}
              aria-describedby={`${id}-error`}
            />
            <FieldError
              id={`${id}-error`}
              text={tried && to === null ? "The number of the current lot or of a coming one" : undefined}
            />
            <p className="mt-2 min-h-4.5 text-small text-text-2">
              {to !== null && before ? `Right after ${before.title}.` : ""}
            </p>
          </div>
          <DialogFooter>
            <Button type="submit" variant="ink" size="lg">
              {to === null ? "Move" : `Run it after lot ${number}`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
