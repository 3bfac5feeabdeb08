import { useState } from "react";
import { useNote } from "./note.ts";
import { NoteForm } from "./note-form.tsx";
import { Button } from "../ui/button.tsx";

interface NoteDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** The dialog for the reader's private note on a lot. Saving can be undone, so the dialog asks for no confirmation. */
export function NoteDialog({ id, title, onClose }: NoteDialogProps) {
  const note = useNote(id);
  const [text, setText] = useState(note.text ?? "");
  function save(next: string) {
    note.write(next);
    onClose();
  }
  return (
    <NoteForm
      title={note.text === null ? "Write a note" : "My note"}
      about={title}
      label={`Note on ${title}`}
      text={text}
      onText={setText}
      onSave={() => save(text)}
      onClose={onClose}
      other={
        note.text !== null && (
          <Button size="lg" className="md:flex-1" onClick={() => save("")}>
            Remove note
          </Button>
        )
      }
    />
  );
}
