import { readNumber } from "@marsa/api-spec/text/read-number";
import { type FormEvent, useState } from "react";
import { numberInput } from "../../../../components/form/number-input.ts";
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
  const rules = { label: "Place", min: 1, max: of };
  function move(event: FormEvent) {
    event.preventDefault();
    const place = readNumber(typed, rules);
    if (!place.ok) return setError(place.message);
    onClose();
    onMove(place.value);
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
              error={error}
              onFocus={(event) => event.target.select()}
              {...numberInput(typed, setTyped, rules)}
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
