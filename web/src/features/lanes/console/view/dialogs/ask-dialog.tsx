import { money } from "@marsa/api-spec/amounts";
import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { leastAsk } from "#/features/lanes/console/model/commands/asks.ts";
import type { DeskView } from "#/features/lanes/console/model/desk/desk-view.ts";

interface AskDialogProps {
  now: DeskView;
  /** The typed paddle, which may bid the amount at once; null: none. */
  paddle: number | null;
  /** Null: the step decides. */
  onAsk: (amount: number | null) => void;
  onBid: (amount: number) => void;
  onClose: () => void;
}

/** Asks for a whole amount above the bid: the ask of the next bid, or a bid of the room. */
export function AskDialog({ now: { live }, paddle, onAsk, onBid, onClose }: AskDialogProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  if (!live) return null;
  const least = leastAsk(live);
  const send = (then: (amount: number) => void) => {
    const read = readNumber(typed, priceRules("Ask"));
    if (!read.ok) return setError(read.message);
    if (read.value < least) return setError(`At least ${money(least)}`);
    then(read.value);
  };
  return (
    <FormDialog
      title="Type an ask"
      text="Every button and the desk show it at once, for one bid. Empty: the step decides."
      press="Set the ask"
      back={paddle === null ? "Cancel" : `Room ${paddle} bids it`}
      onBack={paddle === null ? undefined : () => send(onBid)}
      onPress={() => (typed === "" ? onAsk(null) : send(onAsk))}
      onClose={onClose}
    >
      <TextField
        label="Ask, AED"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setTyped(event.target.value);
        }}
      />
    </FormDialog>
  );
}
