import { readNumber } from "@marsa/api-spec/text/read-number";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { numberInput } from "#/components/form/number-input.ts";
import { TextField } from "#/components/form/text-field.tsx";
import type { RunLot } from "../model/run-lot.ts";

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
  function move() {
    const place = readNumber(typed, rules);
    if (!place.ok) return setError(place.message);
    onClose();
    onMove(place.value);
  }
  return (
    <FormDialog
      title={`Move lot ${lot?.number}`}
      text={`Now ${from} of ${of}. ${lot?.title}`}
      press="Move it"
      onPress={move}
      onClose={onClose}
    >
      <TextField
        label="To place"
        error={error}
        onFocus={(event) => event.target.select()}
        {...numberInput(typed, setTyped, rules)}
      />
    </FormDialog>
  );
}
