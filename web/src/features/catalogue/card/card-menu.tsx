import { BellPlus, NotebookPen, Scale } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import type { ReactNode } from "react";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { useMe } from "#/lib/http/queries.ts";
import { useNote } from "#/components/lot/note.ts";
import type { LotCard } from "../model/list/queries.ts";
import { choose, useTray } from "../model/compare/compare-tray.ts";
import { tellOfNext } from "../model/smart/save-and-tell.ts";
import { openDialog } from "#/lib/dialogs/dialogs.ts";

interface CardMenuProps {
  id: number;
  title: string;
  kind: LotCard["kind"];
  /** The button that opens it. */
  children: ReactNode;
}

/** The menu of a lot in the list: compare, write a note, hear of the next one like it. Loads with its first opening. */
export function CardMenu({ id, title, kind, children }: CardMenuProps) {
  const me = useMe();
  const { text } = useNote(id);
  const compared = useTray().some((lot) => lot.id === id);
  async function note() {
    if (me || (await askSignIn(`Sign in to keep a note on ${title}.`))) openDialog("note", { id, title });
  }
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => choose({ id, title, kind })}>
          <Scale aria-hidden size={18} strokeWidth={1.75} />
          {compared ? "Remove from the comparison" : "Compare"}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void note()}>
          <NotebookPen aria-hidden size={18} strokeWidth={1.75} />
          {text === null ? "Write a note" : "Change my note"}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void tellOfNext(id)}>
          <BellPlus aria-hidden size={18} strokeWidth={1.75} />
          Tell me of the next one
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
