import { type FormEvent, useState } from "react";
import { TextField } from "../../../../components/form/text-field.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../components/ui/dialog.tsx";
import { messages } from "../../../../lib/format/messages.ts";
import type { RunLot } from "./run-lot.ts";

interface MoveDialogProps {
  lot: RunLot | undefined;
  /** Places from 1. */
  from: number;
  of: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** Moves a lot to a place by its number. */
export function MoveDialog({ lot, from, of, onMove, onClose }: MoveDialogProps) {
  const [typed, setTyped] = useState(String(from));
  const [error, setError] = useState<string>();
  function move(event: FormEvent) {
    event.preventDefault();
    const place = Number(typed);
    if (!Number.isInteger(place) || place < 1) return setError(messages.minimum(1));
    if (place > of) return setError(messages.maximum(of));
    onClose();
    onMove(place);
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Move lot {lot?.number}</DialogTitle>
          <DialogDescription>
            Now {from} of {of}. {lot?.title}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={move}>
          <div className="px-4 md:px-6">
            <TextField
              label="To place"
              type="number"
              inputMode="numeric"
              min={1}
              max={of}
              value={typed}
              error={error}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <DialogFooter>
            <Button type="submit" variant="ink" size="lg">
              Move it
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
