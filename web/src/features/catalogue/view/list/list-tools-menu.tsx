import { useNavigate } from "@tanstack/react-router";
import { BellPlus, ChartNoAxesColumn, Download, LayoutGrid, Map as MapIcon, Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { mapSearch, viewed } from "#/features/catalogue/model/search/list-search.ts";
import { openExport, openPriceGuide, type ToolsOf } from "#/features/catalogue/model/list/open-tools.ts";

interface ListToolsMenuProps {
  list: ToolsOf;
  face: ReactNode;
  className: string;
  onSave: () => void;
}

/** Opens when it mounts: its button loads it. */
export function ListToolsMenu({ list, face, className, onSave }: ListToolsMenuProps) {
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const { search } = list;
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
        {list.chips.length > 0 && (
          <DropdownMenuItem onSelect={() => onSave()}>
            <BellPlus aria-hidden size={18} strokeWidth={1.75} /> Save search
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => openPriceGuide(list)}>
          <ChartNoAxesColumn aria-hidden size={18} strokeWidth={1.75} /> Price guide
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => openExport(list)}>
          <Download aria-hidden size={18} strokeWidth={1.75} /> Export to Excel
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
