import { useState } from "react";
import { ErrorBlock } from "../../components/error-block.tsx";
import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { field } from "../../components/ui/input.tsx";
import { cn } from "../../lib/cn.ts";
import { counted } from "../../lib/money.ts";
import { LONGEST_NOTE } from "../../realtime/note.ts";
import { noteAll } from "./bulk.ts";

interface NoteDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** One note for several lots; it takes the place of what stood there. */
export function NoteDialog({ ids, onClose, onDone }: NoteDialogProps) {
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
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Note on {counted(ids.length, "lot")}</DialogTitle>
          <DialogDescription>
            It takes the place of the notes that stand there. Only you see it.
          </DialogDescription>
        </DialogHeader>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className="px-4 md:px-6">
            <textarea
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened it wants to write
              autoFocus
              rows={5}
              maxLength={LONGEST_NOTE}
              aria-label="Note"
              className={cn(field, "w-full resize-y px-3 py-2.5 text-long max-md:text-[1rem]")}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {error !== null && (
              <ErrorBlock
                className="mt-3"
                title="Not every note was saved."
                safe="Your words are kept."
                error={error}
              />
            )}
          </div>
          <DialogFooter>
            <Button type="submit" variant="ink" size="lg">
              Save note
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
