import { BellPlus, ChartNoAxesColumn, Download, Ellipsis, Map as MapIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { mapSearch } from "#/features/catalogue/model/search/list-search.ts";
import {
  mayKeepSearch,
  openExport,
  openPriceGuide,
  type ToolsOf,
} from "#/features/catalogue/model/list/open-tools.ts";

const load = () => import("./list-tools-menu.tsx");
const ListToolsMenu = lazy(async () => ({ default: (await load()).ListToolsMenu }));

const SaveSearch = lazy(async () => ({ default: (await import("./save-search.tsx")).SaveSearch }));

const tool = "touch flex items-center gap-1.5 rounded-sm text-body font-medium text-text hover:text-blue";

/** Further actions on the list: price guide, map, spreadsheet. */
export function ListTools(list: ToolsOf) {
  const hasScreen = useHasScreen();
  const { save, dialog } = useSaving(list);
  return (
    <div className="flex items-center gap-5 max-lg:hidden">
      {list.chips.length > 0 && (
        <button type="button" className={tool} aria-haspopup="dialog" onClick={() => void save()}>
          <BellPlus aria-hidden size={17} strokeWidth={1.75} /> Save search
        </button>
      )}
      <button type="button" className={tool} aria-haspopup="dialog" onClick={() => openPriceGuide(list)}>
        <ChartNoAxesColumn aria-hidden size={17} strokeWidth={1.75} /> Price guide
      </button>
      {hasScreen("/auction/map") && (
        <ScreenLink to="/auction/map" search={mapSearch(list.search)} className={tool}>
          <MapIcon aria-hidden size={17} strokeWidth={1.75} /> Map
        </ScreenLink>
      )}
      <button type="button" className={tool} aria-haspopup="dialog" onClick={() => openExport(list)}>
        <Download aria-hidden size={17} strokeWidth={1.75} /> Export
      </button>
      {dialog}
    </div>
  );
}

/** The actions behind one button, on small screens. */
export function ListToolsButton(list: ToolsOf) {
  const [wanted, setWanted] = useState(false);
  const { save, dialog } = useSaving(list);
  const face = <Ellipsis aria-hidden size={20} strokeWidth={1.75} />;
  const look = "touch grid size-9 place-content-center rounded-md text-text-2 hover:bg-salt lg:hidden";
  const button = (
    <button
      type="button"
      aria-label="More for this list"
      aria-haspopup="menu"
      className={look}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ListToolsMenu list={list} face={face} className={look} onSave={() => void save()} />
      {dialog}
    </Suspense>
  );
}

/** The saving of the list's filters as a search. */
function useSaving({ search, chips }: ToolsOf) {
  const [saving, setSaving] = useState(false);
  const dialog = saving && (
    <Suspense>
      <SaveSearch sentence="" search={search} chips={chips} onClose={() => setSaving(false)} />
    </Suspense>
  );
  return { save: async () => setSaving(await mayKeepSearch()), dialog };
}
