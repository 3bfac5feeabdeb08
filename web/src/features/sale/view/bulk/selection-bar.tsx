import { Archive, ArchiveRestore, Download, Repeat2, Send, Trash2, X } from "lucide-react";
import { useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { refusalText } from "#/lib/http/refusal.ts";
import { Button } from "#/components/ui/button.tsx";
import { download } from "#/lib/browser/download.ts";
import { counted } from "#/lib/format/counts.ts";
import { messages } from "#/lib/format/messages.ts";
import { live } from "#/realtime/lots/live.ts";
import { phaseAt } from "#/realtime/lots/phase.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import {
  canArchive,
  isDraft,
  laterOf,
  type SaleState,
  saleStateOf,
} from "#/features/sale/model/sale-state.ts";
import { exportChosen, type SaleCard } from "#/features/sale/model/queries.ts";
import { type BulkJob, isReady, publishing, type LotResult } from "#/features/sale/model/use-bulk-run.ts";
import { ResultDialog } from "./bulk-dialog.tsx";
import { useArchive } from "#/features/sale/model/use-archive.ts";

interface SelectionBarProps {
  chosen: readonly SaleCard[];
  onClear: () => void;
  /** Opens the question before an action on several lots. */
  onBulk: (job: BulkJob) => void;
}

/** The acts on the chosen lots, and how many of them each takes. */
export function SelectionBar({ chosen, onClear, onBulk }: SelectionBarProps) {
  const { archive, busy } = useArchive();
  const [shown, setShown] = useState<{ word: string; results: readonly LotResult<SaleCard>[] } | null>(null);
  const restorable = chosen.filter(({ hidden }) => hidden);
  const archivable = chosen.filter((card) => !card.hidden && canArchive(stateOf(card)));
  const drafts = chosen.filter((card) => isDraft(stateOf(card)));
  const ready = drafts.filter((card) => isReady(card, stateOf(card))).length;
  const unsold = chosen.filter((card) => !card.hidden && !card.relisted && stateOf(card) === "not_sold");

  async function move(cards: readonly SaleCard[], hidden: boolean) {
    const results = await archive(cards, hidden);
    if (results === null) return;
    const all = [...results, ...left(cards, (card) => reasonToStay(card, hidden))];
    if (all.length > 1 && all.some(({ ok }) => !ok))
      setShown({ word: hidden ? "Archived" : "Restored", results: all });
    else onClear();
  }
  function left(cards: readonly SaleCard[], reason: (card: SaleCard) => string): LotResult<SaleCard>[] {
    const others = chosen.filter((card) => !cards.includes(card));
    return others.map((card) => ({ card, ok: false, message: reason(card) }));
  }
  function ask(act: keyof typeof reasonNot, cards: readonly SaleCard[]) {
    onBulk({ act, cards, others: left(cards, reasonNot[act]), onDone: onClear });
  }
  async function save() {
    try {
      download(await exportChosen(chosen.map(({ lot }) => lot.id_auction)));
    } catch (error) {
      void toast({ text: refusalText(error), tone: "error" });
    }
  }
  return (
    <div
      data-slot="selection-bar"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center px-4 max-lg:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]"
    >
      <div
        role="toolbar"
        aria-label="Chosen lots"
        className="pointer-events-auto flex max-w-full flex-wrap items-center gap-2 rounded-lg bg-ink px-3 py-2 text-white shadow-drawer lg:px-5"
      >
        <strong className="me-1 text-body font-strong">{chosen.length} selected</strong>
        {unsold.length > 0 && (
          <Tool icon={Repeat2} off={busy} onPress={() => ask("relist", unsold)}>
            Re-list {unsold.length}
          </Tool>
        )}
        {ready > 0 && (
          <Tool icon={Send} off={busy} onPress={() => onBulk(publishing(chosen, stateOf, onClear))}>
            Publish {ready}
          </Tool>
        )}
        {drafts.length > 0 && (
          <Tool icon={Trash2} off={busy} onPress={() => ask("delete", drafts)}>
            Delete {counted(drafts.length, "draft")}
          </Tool>
        )}
        <Tool icon={Download} onPress={() => void save()}>
          Export
        </Tool>
        {restorable.length > 0 && (
          <Tool icon={ArchiveRestore} off={busy} onPress={() => void move(restorable, false)}>
            Restore {restorable.length}
          </Tool>
        )}
        {archivable.length > 0 && (
          <Button
            className="max-lg:h-11"
            aria-disabled={busy || undefined}
            onClick={() => void move(archivable, true)}
          >
            <Archive aria-hidden size={16} strokeWidth={1.75} /> Archive {archivable.length}
          </Button>
        )}
        <button
          type="button"
          className="touch grid size-10 place-content-center rounded-md hover:bg-ink-3"
          onClick={onClear}
        >
          <X aria-hidden size={18} strokeWidth={1.75} />
          <span className="sr-only">Clear the selection</span>
        </button>
      </div>
      {shown && (
        <ResultDialog
          {...shown}
          onClose={() => {
            setShown(null);
            onClear();
          }}
        />
      )}
    </div>
  );
}

interface ToolProps {
  icon: typeof Archive;
  off?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Tool({ icon: Icon, off = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      className="touch flex h-10 items-center gap-2 rounded-md px-3 text-body font-strong hover:bg-ink-3 max-lg:h-11"
      onClick={onPress}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} /> {children}
    </button>
  );
}

function stateOf({ lot, remarks }: SaleCard): SaleState {
  const now = laterOf(live.lot(lot.id_auction).live ?? lot.live, lot.live);
  const phase = phaseAt(now, serverClock.now());
  return saleStateOf({ live: now, phase, isReturned: remarks.length > 0 });
}

const reasonNot: Readonly<Record<"delete" | "relist", (card: SaleCard) => string>> = {
  delete: () => "Only drafts can be deleted",
  relist: (card) => {
    if (stateOf(card) !== "not_sold") return "Only lots that were not sold can be listed again";
    return card.relisted ? messages.alreadyRelisted() : "Restore it from the archive first";
  },
};

function reasonToStay(card: SaleCard, hidden: boolean): string {
  if (card.hidden === hidden) return hidden ? "Is in the archive already" : "Is not in the archive";
  return "Only drafts and ended lots can be archived";
}
