import { Ellipsis, NotebookPen, Scale } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { cn } from "../../lib/cn.ts";
import { askSignIn } from "../../lib/sign-in-request.ts";
import { useMe } from "../../lib/queries.ts";
import { useNote } from "../../realtime/note.ts";
import { toggleInTray, useTray } from "./compare-tray.ts";
import { openListDialog } from "./list-dialog.ts";

interface CardMenuProps {
  id: number;
  title: string;
  onOpenChange: (open: boolean) => void;
  className?: string;
}

/** What else one can do with a lot of the list: write a note, lay it aside to compare. */
export function CardMenu({ id, title, onOpenChange, className }: CardMenuProps) {
  const me = useMe();
  const { text } = useNote(id);
  const compared = useTray().some((lot) => lot.id === id);
  async function note() {
    if (me || (await askSignIn(`Sign in to keep a note on ${title}.`)))
      openListDialog({ kind: "note", id, title });
  }
  return (
    <DropdownMenu modal={false} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger
        aria-label={`More for ${title}`}
        className={cn(
          "touch grid size-9 place-content-center rounded-full bg-white text-ink hover:bg-salt max-md:size-11",
          className,
        )}
      >
        <Ellipsis aria-hidden size={18} strokeWidth={2} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => toggleInTray({ id, title })}>
          <Scale aria-hidden size={18} strokeWidth={1.75} />
          {compared ? "Take out of the comparison" : "Compare"}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void note()}>
          <NotebookPen aria-hidden size={18} strokeWidth={1.75} />
          {text === null ? "Write a note" : "Change my note"}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
