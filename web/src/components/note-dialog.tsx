import { useState } from "react";
import { Button } from "./ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "./ui/dialog.tsx";
import { field } from "./ui/input.tsx";
import { cn } from "../lib/cn.ts";
import { LONGEST_NOTE, useNote } from "../realtime/note.ts";

interface NoteDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** The reader's private note on a lot. Saving can be undone, so nothing asks twice. */
export function NoteDialog({ id, title, onClose }: NoteDialogProps) {
  const note = useNote(id);
  const [text, setText] = useState(note.text ?? "");
  function save(next: string) {
    note.write(next);
    onClose();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{note.text === null ? "Write a note" : "My note"}</DialogTitle>
          <DialogDescription className="truncate">{title}</DialogDescription>
        </DialogHeader>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save(text);
          }}
        >
          <div className="px-4 md:px-6">
            <textarea
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened it wants to write
              autoFocus
              rows={5}
              maxLength={LONGEST_NOTE}
              aria-label={`Note on ${title}`}
              placeholder="What to look at, what it is worth to you"
              className={cn(
                field,
                "w-full resize-y px-3 py-2.5 text-long placeholder:text-text-3 max-md:text-[1rem]",
              )}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save(text);
              }}
            />
            <p className="icon icon-eye-off mt-1.5 flex items-center gap-1.5 text-small text-text-2">
              Only you see it.
            </p>
          </div>
          <DialogFooter className="md:flex-row-reverse">
            <Button type="submit" variant="ink" size="lg" className="md:flex-1">
              Save note
            </Button>
            {note.text !== null && (
              <Button size="lg" className="md:flex-1" onClick={() => save("")}>
                Remove note
              </Button>
            )}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
