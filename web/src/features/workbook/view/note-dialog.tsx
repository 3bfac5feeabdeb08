import { useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { NoteForm } from "#/components/lot/note-form.tsx";
import { counted } from "#/lib/format/counts.ts";
import { noteAll } from "../model/bulk.ts";

interface NoteDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** One note for several lots; replaces their notes. */
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
