import { NotebookPen } from "lucide-react";
import { memo, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { field } from "#/components/ui/input.tsx";
import { cn } from "#/lib/cn.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { LONGEST_NOTE, useNote } from "#/components/lot/note.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { useMe } from "#/lib/http/queries.ts";

/** The reader's private note on the lot, edited in place. Saving can be undone. */
export const PrivateNote = memo(function PrivateNote({
  lot: { id_auction: id, title },
  className,
}: {
  lot: Lot;
  className?: string;
}) {
  const note = useNote(id);
  const signedIn = Boolean(useMe());
  const [draft, setDraft] = useState<string | null>(null);
  async function edit() {
    if (signedIn || (await askSignIn(`Sign in to keep a note on ${title}.`))) setDraft(note.text ?? "");
  }
  function keep() {
    if (draft !== null && draft.trim() !== (note.text ?? "")) note.write(draft);
    setDraft(null);
  }
  return (
    <section className={className} data-slot="private-note">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-h3">Private note</h2>
        {draft === null && note.text !== null && (
          <Button variant="link" className="touch text-small" onClick={() => void edit()}>
            Edit
          </Button>
        )}
      </div>
      {draft !== null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <textarea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
            autoFocus
            rows={5}
            maxLength={LONGEST_NOTE}
            aria-label={`Note on ${title}`}
            className={cn(
              field,
              "own-way mt-1 block w-full resize-y px-3 py-2.5 text-body max-md:text-[1rem]",
            )}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") setDraft(null);
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) keep();
            }}
          />
          <div className="mt-2 flex gap-2">
            <Button type="submit" variant="ink" size="sm">
              Save note
            </Button>
            <Button size="sm" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <button
          type="button"
          data-key="n"
          aria-keyshortcuts="n"
          className="mt-1 flex min-h-11 w-full items-start gap-2.5 rounded-md bg-salt px-3.5 py-2.5 text-start text-small text-text-2 hover:bg-salt-2"
          onClick={() => void edit()}
        >
          <NotebookPen aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0" />
          <span className="own-way min-w-0 flex-1 break-words whitespace-pre-line">
            {note.text ?? "Add a note. Only you see it."}
          </span>
        </button>
      )}
    </section>
  );
});
