import { useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { count, counted } from "../../../lib/format/counts.ts";
import { fromDubaiInput } from "../../../lib/format/dubai-input.ts";
import { serverClock } from "../../../realtime/clock/clock.ts";
import { deleteDraft, relist } from "../commands.ts";
import { DateFields } from "../dialogs/date-fields.tsx";
import { dateErrors, type TypedDates, usualDates } from "../dialogs/sale-dates.ts";
import { saleChanged, type SaleCard } from "../queries.ts";
import { ResultDialog } from "./result-dialog.tsx";
import { type LotResult, runBulk } from "./run-bulk.ts";

/** An action on several lots that asks first. */
export interface BulkJob {
  readonly act: "delete" | "relist";
  readonly cards: readonly SaleCard[];
  /** The chosen lots that the action does not fit, with the reason. */
  readonly others: readonly LotResult<SaleCard>[];
  /** The seller has read the results. */
  readonly onDone: () => void;
}

const WORDS = {
  delete: { press: "Delete", doing: "Deleting", done: "Deleted" },
  relist: { press: "Re-list", doing: "Listing", done: "Listed again" },
} as const;

/** Asks, then acts on one lot after the other, and says at the end what became of each. */
export function BulkDialog({ job, onClose }: { job: BulkJob; onClose: () => void }) {
  const { act, cards } = job;
  const words = WORDS[act];
  const [done, setDone] = useState<number | null>(null);
  const [results, setResults] = useState<readonly LotResult<SaleCard>[] | null>(null);
  const [dates, setDates] = useState<TypedDates>(usualDates);
  const [errors, setErrors] = useState<Partial<TypedDates>>({});
  const stopped = useRef(false);
  const lots = counted(cards.length, act === "delete" ? "draft" : "lot");

  async function start() {
    const wrong = act === "relist" ? dateErrors(dates, serverClock.now()) : {};
    setErrors(wrong);
    if (done !== null || Object.keys(wrong).length > 0) return;
    setDone(0);
    const one = act === "delete" ? remove : (card: SaleCard) => listAgain(card, dates);
    setResults(await runBulk({ cards, act: one, onDone: setDone, isStopped: () => stopped.current }));
    void saleChanged();
  }
  function end() {
    onClose();
    job.onDone();
  }
  if (results) return <ResultDialog word={words.done} results={[...results, ...job.others]} onClose={end} />;
  const leave = () => {
    if (done === null) onClose();
    else stopped.current = true;
  };
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent returnTo="sale-title">
        <DialogHeader>
          <DialogTitle>
            {words.press} {lots}?
          </DialogTitle>
        </DialogHeader>
        <DialogDescription className="px-4 text-pretty md:px-6">
          {act === "delete"
            ? "Their photos and documents go with them. Deleted drafts do not come back."
            : "Each becomes a new lot with its facts, photos and prices. You can re-list a lot once."}
        </DialogDescription>
        {act === "relist" && done === null && (
          <div className="grid gap-4 px-4 pt-4 md:px-6">
            <DateFields typed={dates} errors={errors} onType={setDates} />
          </div>
        )}
        {done !== null && (
          <div className="px-4 pt-4 md:px-6">
            <output className="block text-small text-text-2 tabular-nums">
              {words.doing} {count(Math.min(done + 1, cards.length))} of {count(cards.length)}
            </output>
            <progress
              aria-label={`${words.done} so far`}
              max={cards.length}
              value={done}
              className="h-1 w-full accent-blue"
            />
          </div>
        )}
        <DialogFooter className="md:flex-row md:justify-end">
          <Button size="lg" onClick={leave}>
            {done === null ? "Cancel" : "Stop"}
          </Button>
          <Button
            variant="ink"
            size="lg"
            aria-disabled={done !== null || undefined}
            onClick={() => void start()}
          >
            {done === null ? `${words.press} ${lots}` : "One moment…"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

async function remove({ lot }: SaleCard): Promise<null> {
  await deleteDraft(lot.id_auction);
  return null;
}

async function listAgain({ lot }: SaleCard, { start, end }: TypedDates): Promise<string> {
  const made = await relist(lot.id_auction, { start: fromDubaiInput(start)!, end: fromDubaiInput(end)! });
  const where = made.status === "moderation" ? "it is with the staff" : "it is a draft";
  return `Listed again as lot ${made.number}: ${where}`;
}
