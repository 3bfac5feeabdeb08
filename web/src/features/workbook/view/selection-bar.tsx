import { Link } from "@tanstack/react-router";
import { Download, NotebookPen, Scale, Trash2 } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import { MOST_COMPARED, writeCompared } from "#/lib/address/compared.ts";
import { download } from "#/lib/browser/download.ts";
import { counted } from "#/lib/format/counts.ts";
import { noteAll, putBack, removable, remove } from "../model/bulk.ts";
import { exportLots, type LotCard } from "../model/queries.ts";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { NoteForm } from "#/components/lot/note-form.tsx";

interface SelectionBarProps {
  chosen: readonly LotCard[];
  onClear: () => void;
}

/** The actions on the ticked lots. */
export function SelectionBar({ chosen, onClear }: SelectionBarProps) {
  const [noting, setNoting] = useState(false);
  const { mutate, isPending: busy } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (error) => toastRefusal("No spreadsheet was saved.", error),
  });
  const ids = chosen.map((card) => card.id_auction);

  const run = (work: () => Promise<void>) => !busy && mutate(work);
  async function takeAway() {
    const going = chosen.filter(removable);
    const stays = chosen.length - going.length;
    const { removed, error } = await remove(going.map((card) => card.id_auction));
    if (error !== null && removed.length === 0) return toastRefusal("Nothing was removed.", error);
    if (error === null) onClear();
    const left =
      stays === 0 ? "" : ` ${counted(stays, "lot")} with a bid of yours ${stays === 1 ? "stays" : "stay"}.`;
    const undo = () =>
      void putBack(removed).catch((failure: unknown) => toastRefusal("Not every lot is back.", failure));
    const rest = error === null ? left : ` ${refusalText(error, "The others stay.")}`;
    void toast({
      text: `${counted(removed.length, "lot")} removed.${rest}`,
      ...(error !== null && { tone: "error" as const }),
      ...(removed.length > 0 && { action: { label: "Undo", onPress: undo } }),
    });
  }

  return (
    <div
      role="toolbar"
      aria-label="Chosen lots"
      className="sticky top-header z-10 flex flex-wrap items-center gap-2 bg-blue-tint px-3 py-2 text-small text-blue-deep max-lg:top-13"
    >
      <strong className="me-2 font-strong">{counted(chosen.length, "lot")} chosen</strong>
      {ids.length >= 2 && ids.length <= MOST_COMPARED && (
        <Link
          to="/auction/compare"
          search={{ lots: writeCompared(ids) }}
          className={buttonVariants({ size: "sm" })}
        >
          <Scale aria-hidden size={16} strokeWidth={1.75} /> Compare
        </Link>
      )}
      <Button size="sm" onClick={() => setNoting(true)}>
        <NotebookPen aria-hidden size={16} strokeWidth={1.75} /> Note
      </Button>
      <Button size="sm" aria-disabled={busy || undefined} onClick={() => run(takeAway)}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Remove
      </Button>
      <Button
        size="sm"
        aria-disabled={busy || undefined}
        onClick={() => run(async () => download(await exportLots(ids)))}
      >
        <Download aria-hidden size={16} strokeWidth={1.75} /> Export
      </Button>
      <Button size="sm" variant="ghost-blue" className="ms-auto" onClick={onClear}>
        Clear
      </Button>
      {noting && <NoteDialog ids={ids} onClose={() => setNoting(false)} onDone={onClear} />}
    </div>
  );
}

interface NoteDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** One note for several lots; replaces their notes. */
function NoteDialog({ ids, onClose, onDone }: NoteDialogProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<unknown>(null);
  async function save() {
    if (text.trim() === "") return;
    try {
      await noteAll(ids, text.trim());
      onClose();
      onDone();
    } catch (failure) {
      setError(failure);
    }
  }
  return (
    <NoteForm
      title={`Note on ${counted(ids.length, "lot")}`}
      about="It replaces the existing notes."
      label="Note"
      text={text}
      onText={setText}
      onSave={() => void save()}
      onClose={onClose}
    >
      {error !== null && (
        <ErrorBlock
          className="mt-3"
          title="Not every note was saved."
          safe="Your text is kept."
          error={error}
        />
      )}
    </NoteForm>
  );
}
