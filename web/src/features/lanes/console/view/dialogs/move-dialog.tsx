import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { numberIn, numberInput } from "#/components/form/number-input.ts";
import { TextField } from "#/components/form/text-field.tsx";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { placeAfter, type Turn } from "#/features/lanes/console/model/run-model.ts";

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
  const number = numberIn(typed, RULES);
  const to = number === null ? null : placeAfter(run, turn, lot, number);
  const before = run.find(({ position }) => position === number);
  return (
    <FormDialog
      title={`Move lot ${lot.position}`}
      text={`${lot.title}. It keeps its number; only its turn changes.`}
      press={to === null ? "Move" : `Run it after lot ${number}`}
      onPress={() => {
        setTried(true);
        if (to !== null) onMove(to);
      }}
      onClose={onClose}
    >
      <TextField
        label="To run after lot"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog
        autoFocus
        error={tried && to === null ? "The number of the current lot or of a coming one" : undefined}
        {...numberInput(typed, setTyped, RULES)}
      />
      <p className="min-h-4.5 text-small text-text-2">
        {to !== null && before ? `Right after ${before.title}.` : ""}
      </p>
    </FormDialog>
  );
}
