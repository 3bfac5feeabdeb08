import { useState } from "react";
import { field } from "#/components/ui/input.tsx";
import { cn } from "#/lib/cn.ts";
import { LONGEST_NOTE, useNote } from "#/components/lot/note.ts";

/** The note of a lot in its row, edited in place. Enter and leaving save it, Escape does not. */
export function NoteCell({ id, title }: { id: number; title: string }) {
  const note = useNote(id);
  const [draft, setDraft] = useState<string | null>(null);
  function keep() {
    if (draft !== null && draft.trim() !== (note.text ?? "")) note.write(draft);
    setDraft(null);
  }
  if (draft === null) {
    return (
      <button
        type="button"
        aria-label={note.text === null ? `Add a note on ${title}` : `My note on ${title}: ${note.text}`}
        className={cn(
          "own-way block h-9 w-full truncate rounded-md max-lg:-my-1 max-lg:h-11 px-2 text-start hover:bg-white hover:outline hover:outline-line-3",
          note.text === null && "text-text-3",
        )}
        data-key="n"
        onClick={() => setDraft(note.text ?? "")}
      >
        {note.text ?? "Add a note"}
      </button>
    );
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
      autoFocus
      aria-label={`Note on ${title}`}
      maxLength={LONGEST_NOTE}
      className={cn(field, "h-9 w-full px-2 max-lg:-my-1 max-lg:h-11 text-small")}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep();
        if (event.key === "Escape") setDraft(null);
      }}
    />
  );
}
