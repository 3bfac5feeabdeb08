import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { DateFields } from "../dialogs/relist-dialog.tsx";
import { dateErrors, type TypedDates, usualDates } from "#/features/sale/model/sale-dates.ts";
import { type BulkJob, useBulkRun, type LotResult } from "#/features/sale/model/use-bulk-run.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { metaQuery, STEP_WORDS, stepOfField } from "#/features/edit/public.ts";
import { editPath } from "#/features/sale/model/sale-search.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";

const MEANING = {
  delete: "Their photos and documents go with them. Deleted drafts do not come back.",
  publish:
    "The staff check each lot, and it opens by itself at its start once they approve it. Until then you can take it back.",
  relist: "Each becomes a new lot with its facts, photos and prices. You can re-list a lot once.",
} as const;

const BULK_WORDS = {
  delete: { press: "Delete", doing: "Deleting", done: "Deleted" },
  publish: { press: "Publish", doing: "Sending", done: "Sent to the staff" },
  relist: { press: "Re-list", doing: "Listing", done: "Listed again" },
} as const;

/** Asks, then acts on one lot after the other, and says at the end what became of each. */
export function BulkDialog({ job, onClose }: { job: BulkJob; onClose: () => void }) {
  const { act, cards, others } = job;
  const words = BULK_WORDS[act];
  const { done, results, again, start, startAgain, stop } = useBulkRun(job);
  const [dates, setDates] = useState<TypedDates>(usualDates);
  const [errors, setErrors] = useState<Partial<TypedDates>>({});
  const lots = counted(cards.length, act === "relist" ? "lot" : "draft");

  function press() {
    const wrong = act === "relist" ? dateErrors(dates, serverClock.now()) : {};
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) void start(dates);
  }
  function end() {
    onClose();
    job.onDone();
  }
  if (results) {
    const all = [...results, ...others];
    const more = () => void startAgain(dates);
    return <ResultDialog word={words.done} results={all} again={again} onAgain={more} onClose={end} />;
  }
  const leave = done === null ? onClose : stop;
  return (
    <FormDialog
      title={`${words.press} ${lots}?`}
      text={
        act === "publish" && others.length > 0 ? `${MEANING.publish} ${leftOut(others.length)}` : MEANING[act]
      }
      press={`${words.press} ${lots}`}
      back={done === null ? "Cancel" : "Stop"}
      onBack={leave}
      busy={done !== null}
      returnTo="sale-title"
      onPress={press}
      onClose={onClose}
    >
      {act === "relist" && done === null && <DateFields typed={dates} errors={errors} onType={setDates} />}
      {done !== null && <Progress words={words} done={done} all={cards.length} />}
    </FormDialog>
  );
}

function leftOut(others: number): string {
  return `${counted(others, "other lot")} cannot be sent now; you read why at the end.`;
}

interface ProgressProps {
  words: (typeof BULK_WORDS)[BulkJob["act"]];
  done: number;
  all: number;
}

function Progress({ words, done, all }: ProgressProps) {
  return (
    <div>
      <output className="block text-small text-text-2 tabular-nums">
        {words.doing} {count(Math.min(done + 1, all))} of {count(all)}
      </output>
      <progress
        aria-label={`${words.done} so far`}
        max={all}
        value={done}
        className="h-1 w-full accent-blue"
      />
    </div>
  );
}

interface ResultDialogProps {
  /** The word for the lots that moved: "Archived". */
  word: string;
  results: readonly LotResult<SaleCard>[];
  /** How many lots can be tried once more; 0 or left out: none. */
  again?: number;
  onAgain?: () => void;
  onClose: () => void;
}

/** One line per lot after an action on several: first why some stay as they were, then those that are done. */
export function ResultDialog({ word, results, again = 0, onAgain, onClose }: ResultDialogProps) {
  const done = results.filter(({ ok }) => ok).length;
  return (
    <FormDialog
      title={`${word} ${done} of ${counted(results.length, "lot")}`}
      text={done === results.length ? "Nothing else has changed." : "The other lots stay as they were."}
      press="Close"
      back={again > 0 ? `Try ${counted(again, "lot")} again` : null}
      onBack={onAgain}
      returnTo="sale-title"
      onPress={onClose}
      onClose={onClose}
    >
      <ul aria-label="Results">
        {results
          .toSorted((one, other) => Number(one.ok) - Number(other.ok))
          .map(({ card: { lot }, ok, message, field }) => (
            <li
              key={lot.id_auction}
              className="flex items-start gap-3 border-b border-line py-2.5 text-small"
            >
              {ok ? (
                <CircleCheck aria-hidden size={18} className="shrink-0 text-green" />
              ) : (
                <CircleAlert aria-hidden size={18} className="shrink-0 text-orange" />
              )}
              <span className="min-w-0">
                <span className="font-strong">
                  {lot.title}, lot {lot.number}
                </span>
                <span className="block text-text-2">{message ?? (ok ? word : "Not changed")}</span>
                {field !== undefined && <FieldLink lot={lot} field={field} />}
              </span>
            </li>
          ))}
      </ul>
    </FormDialog>
  );
}

/** Leads to the step of the form that has the field. */
function FieldLink({ lot, field }: { lot: SaleCard["lot"]; field: string }) {
  const { data: meta } = useQuery(metaQuery(lot.kind));
  const step = meta && stepOfField(meta, field);
  return (
    <ScreenLink
      to={editPath(lot.id_auction)}
      search={step === undefined || step === "information" ? {} : { step }}
      className="touch inline-block py-1 text-blue hover:underline"
    >
      {step ? `Open “${STEP_WORDS[step]}”` : "Open the form"}
      <span className="sr-only"> of lot {lot.number}</span>
    </ScreenLink>
  );
}
