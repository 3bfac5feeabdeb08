import { useId, useState } from "react";
import { FieldError } from "../../../components/form/field-error.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { Label } from "../../../components/ui/label.tsx";
import type { LaneLot } from "../../../realtime/lanes-store.ts";
import { canMove, firstFreePlace, type Turn } from "./run-model.ts";

interface MoveDialogProps {
  lot: LaneLot;
  run: readonly LaneLot[];
  turn: Turn;
  onMove: (to: number) => void;
  onClose: () => void;
}

/** The twin of dragging: a place in the run, by its number. */
export function MoveDialog({ lot, run, turn, onMove, onClose }: MoveDialogProps) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const id = useId();
  const first = firstFreePlace(turn);
  const to = Number(typed);
  const can = typed !== "" && canMove(run, turn, lot.position, to);
  const over = run[to - 1];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Move lot {lot.position}</DialogTitle>
          <DialogDescription>
            {lot.title}. Places {first} to {run.length} are still to come.
          </DialogDescription>
        </DialogHeader>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (can) onMove(to);
          }}
        >
          <div className="px-4 md:px-6">
            <Label htmlFor={id}>To place</Label>
            <Input
              id={id}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
              autoFocus
              inputMode="numeric"
              autoComplete="off"
              className="mt-1.5"
              value={typed}
              onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, "").slice(0, 4))}
              aria-invalid={(tried && !can) || undefined}
              aria-describedby={`${id}-error`}
            />
            <FieldError
              id={`${id}-error`}
              text={
                tried && !can
                  ? `A place from ${first} to ${run.length}, other than ${lot.position}`
                  : undefined
              }
            />
            <p className="mt-2 min-h-4.5 text-small text-text-2">
              {can && over ? `${over.title} is there now.` : ""}
            </p>
          </div>
          <DialogFooter>
            <Button type="submit" variant="ink" size="lg">
              {can ? `Move ${lot.position} → ${to}` : "Move"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
