import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { DateFields } from "../dialogs/date-fields.tsx";
import { dateErrors, type TypedDates, usualDates } from "#/features/sale/model/sale-dates.ts";
import { ResultDialog } from "./result-dialog.tsx";
import { type BulkJob, useBulkRun } from "#/features/sale/model/use-bulk-run.ts";

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
      busy={done !== null}
      returnTo="sale-title"
      onPress={press}
      onClose={leave}
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
