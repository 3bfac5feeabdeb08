import { useNavigate } from "@tanstack/react-router";
import { ChartNoAxesColumn, Download, LayoutGrid, Map as MapIcon, Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";
import { useHasScreen } from "../../../lib/address/use-has-screen.ts";
import { openListDialog } from "./list-dialog.ts";
import { type ListSearch, mapSearch, viewed } from "./list-search.ts";

interface ListToolsMenuProps {
  search: ListSearch;
  face: ReactNode;
  className: string;
}

/** Opened as it mounts: it is loaded when somebody presses its button. */
export function ListToolsMenu({ search, face, className }: ListToolsMenuProps) {
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const other = search.view === "table" ? "cards" : "table";
  const View = other === "table" ? Rows3 : LayoutGrid;
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger aria-label="More for this list" className={className}>
        {face}
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem
          onSelect={() =>
            void navigate({
              to: "/auction",
              search: viewed(search, other),
              replace: true,
              resetScroll: false,
            })
          }
        >
          <View aria-hidden size={18} strokeWidth={1.75} />
          {other === "table" ? "Show as rows" : "Show as cards"}
        </DropdownMenuItem>
        {hasScreen("/auction/map") && (
          <DropdownMenuItem onSelect={() => void navigate({ to: "/auction/map", search: mapSearch(search) })}>
            <MapIcon aria-hidden size={18} strokeWidth={1.75} /> Map
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => openListDialog({ kind: "guide" })}>
          <ChartNoAxesColumn aria-hidden size={18} strokeWidth={1.75} /> Price guide
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => openListDialog({ kind: "export" })}>
          <Download aria-hidden size={18} strokeWidth={1.75} /> Export to Excel
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
