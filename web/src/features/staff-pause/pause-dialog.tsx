import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField, reasonError } from "#/components/form/reason-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { MovedEnds } from "./moved-ends.tsx";
import { type AuctionPause, pauseAuctions, pauseFor, resumeAuctions } from "./queries.ts";
import { lengthWords, LENGTHS, movingWords, pauseEffects, resumeEffects } from "./words.ts";

const USUAL = ["Power cut at the yard", "Fault in the bidding system", "Wrong facts on several lots"];

interface PauseDialogProps {
  pause: AuctionPause;
  onClose: () => void;
}

/** Confirms a pause of all standard auctions, or its end, with the effects on open lots. */
export function PauseDialog({ pause, onClose }: PauseDialogProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  // Stays as it was opened: the list behind it is read again by itself.
  const [{ paused }] = useState(pause);
  const { submit, sending, refusal } = useFormSend({
    send: (text: string) => (paused ? resumeAuctions() : pauseAuctions(text)),
    onSent: onClose,
  });
  const stale = refusal?.code === "STALE";

  function decide() {
    const wrong = paused ? undefined : reasonError(reason);
    setError(wrong);
    if (wrong === undefined) void submit(reason.trim());
  }

  return (
    <FormDialog
      title={paused ? "Resume all auctions?" : "Pause all auctions?"}
      text={
        paused ? "This is what happens to open lots:" : "All standard auctions stop until you resume them:"
      }
      press={paused ? "Resume all auctions" : "Pause all auctions"}
      look={paused ? "ink" : "press"}
      busy={sending}
      refusal={stale ? undefined : refusal}
      onPress={decide}
      onClose={onClose}
    >
      {stale && (
        <Message tone="error" title="A colleague has just done this.">
          Close this dialog to see the present state.
        </Message>
      )}
      <ul className="grid list-disc gap-2 ps-5 text-body text-pretty">
        {(paused ? resumeEffects(pause) : pauseEffects(pause)).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {paused ? <MovedEnds pause={pause} /> : <Ahead />}
      {!paused && (
        <ReasonField
          value={reason}
          onChange={setReason}
          error={error}
          hint="All bidders read it."
          usual={USUAL}
        />
      )}
    </FormDialog>
  );
}

/** Before a pause: which ends it would move, by the length that the manager expects. */
function Ahead() {
  const [minutes, setMinutes] = useState<number>(LENGTHS[0]);
  const { data, isPlaceholderData } = useQuery({ ...pauseFor(minutes), placeholderData: keepPreviousData });
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-small text-text-2">How long the pause may last</legend>
        {LENGTHS.map((length) => (
          <button
            key={length}
            type="button"
            aria-pressed={length === minutes}
            onClick={() => setMinutes(length)}
            className="touch rounded-md border border-line-2 px-2.5 py-1.5 text-small hover:border-line-3 hover:bg-salt aria-pressed:border-blue aria-pressed:bg-blue-tint aria-pressed:font-strong aria-pressed:text-blue-deep"
          >
            {lengthWords(length)}
          </button>
        ))}
      </fieldset>
      {data && (
        <div aria-busy={isPlaceholderData} className="grid gap-3 aria-busy:opacity-50">
          <p className="text-body">{movingWords(data.lots, minutes)}</p>
          <MovedEnds pause={data} />
        </div>
      )}
    </div>
  );
}
