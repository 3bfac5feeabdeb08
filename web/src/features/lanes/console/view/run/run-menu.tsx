import { MoreVertical } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";

/** An action on a lot of the run. */
export type RunAction = "up" | "down" | "next" | "last" | "move" | "disable" | "enable" | "preview";

const ITEMS: readonly (readonly [RunAction, string, keys?: string])[] = [
  ["next", "Run next"],
  ["up", "One up", "Alt ↑"],
  ["down", "One down", "Alt ↓"],
  ["last", "Run last"],
  ["move", "Run after lot…"],
];

/** A menu for a coming lot, with the same moves as a drag. */
export function RunMenu({ lot, onAction }: { lot: LaneLot; onAction: (action: RunAction) => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="touch grid h-9 w-7 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt">
        <MoreVertical aria-hidden size={18} />
        <span className="sr-only">
          Lot {lot.position}, {lot.title}: move or disable
        </span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel className="max-w-64 truncate">
          <strong className="font-strong text-text">Lot {lot.position}</strong> {lot.title}
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {ITEMS.map(([action, word, keys]) => (
          <DropdownMenuItem key={action} onSelect={() => onAction(action)}>
            <span className="flex-1">{word}</span>
            {keys && <span className="text-small text-text-3 pointer-coarse:hidden">{keys}</span>}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onAction("preview")}>Preview</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onAction("disable")}>Disable…</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
