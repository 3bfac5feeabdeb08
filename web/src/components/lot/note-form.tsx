import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { LONGEST_NOTE } from "./note.ts";
import { Button } from "../ui/button.tsx";
import { DialogFooter, TitledDialog } from "../ui/dialog.tsx";
import { field } from "../ui/input.tsx";

interface NoteFormProps {
  title: string;
  /** The sentence under the title: the lot of the note, or what happens to the old note. */
  about: string;
  /** The field's name for screen readers. */
  label: string;
  text: string;
  onText: (text: string) => void;
  onSave: () => void;
  onClose: () => void;
  /** Content below the field: who sees the note, errors. */
  children?: ReactNode;
  /** A button beside "Save note". */
  other?: ReactNode;
}

/** A dialog for a private note. Ctrl and Enter save it. */
export function NoteForm({
  title,
  about,
  label,
  text,
  onText,
  onSave,
  onClose,
  children,
  other,
}: NoteFormProps) {
  return (
    <TitledDialog title={title} text={about} textLook="line-clamp-2" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <div className="px-4 md:px-6">
          <textarea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press opened it to write
            autoFocus
            rows={5}
            maxLength={LONGEST_NOTE}
            aria-label={label}
            placeholder="What to look at, what it is worth to you"
            className={cn(
              field,
              "w-full resize-y px-3 py-2.5 text-long placeholder:text-text-3 max-md:text-[1rem]",
            )}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSave();
            }}
          />
          <p className="icon icon-eye-off mt-1.5 flex items-center gap-1.5 text-small text-text-2">
            Only you see it.
          </p>
          {children}
        </div>
        <DialogFooter className="md:flex-row-reverse">
          <Button type="submit" variant="ink" size="lg" className="md:flex-1">
            Save note
          </Button>
          {other}
        </DialogFooter>
      </form>
    </TitledDialog>
  );
}
