import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { reasonError, ReasonField } from "#/components/form/reason-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import {
  type AuctionPause,
  pauseAuctions,
  pauseFor,
  resumeAuctions,
  LENGTHS,
  lengthWords,
  movingWords,
  pauseEffects,
  resumeEffects,
} from "./queries.ts";
import { minute, shortDay, shortInstant } from "@marsa/api-spec/dates";
import { counted } from "#/lib/format/counts.ts";

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

/** The lots whose end moves, each from when to when, and the lanes that go on. */
function MovedEnds({ pause: { moves, lots, lanes } }: { pause: AuctionPause }) {
  const days = new Set(moves.flatMap(({ from, to }) => [shortDay(from), shortDay(to)]));
  const instant = days.size === 1 ? minute : shortInstant;
  return (
    <div className="grid gap-3 text-body">
      {moves.length > 0 && (
        <section
          aria-label="Ends that move"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the arrow keys
          tabIndex={0}
          className="max-h-56 overflow-y-auto rounded-md border border-line"
        >
          <table className="w-full text-start tabular-nums">
            <thead className="sticky top-0 bg-salt text-small text-text-2">
              <tr>
                {["Lot", "Ends", "Then ends"].map((word) => (
                  <th key={word} scope="col" className="px-3 py-1.5 text-start font-medium">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moves.map(({ id_auction: id, number, title, from, to }) => (
                <tr key={id} className="border-t border-line align-top">
                  <th scope="row" className="px-3 py-1.5 text-start font-normal">
                    <span translate="no">{title}</span>
                    <span className="block text-small text-text-2">Lot {number}</span>
                  </th>
                  <td className="px-3 py-1.5 whitespace-nowrap text-text-2">{instant(from)}</td>
                  <td className="px-3 py-1.5 font-medium whitespace-nowrap">{instant(to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {lots > moves.length && <p>And {counted(lots - moves.length, "more lot")}.</p>}
      <p className="text-pretty text-text-2">
        {lanes.length === 0
          ? "No live lane runs now."
          : `${lanes.map(({ name }) => name).join(", ")} ${lanes.length === 1 ? "keeps" : "keep"} running: a lane is paused at its own desk.`}
      </p>
    </div>
  );
}
