import { ArrowUp, Map as MapIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { counted } from "#/lib/format/counts.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { mapSearch } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";

interface BottomNoticeProps {
  /** Lots that joined the list since it was read. */
  newLots: number;
  onShow: () => void;
  search: ListSearch;
}

/**
 * A floating bar above the list's end: new lots, else the link to the top. It floats so that nothing moves when it
 * appears.
 */
export function BottomNotice({ newLots, onShow, search }: BottomNoticeProps) {
  const hasScreen = useHasScreen();
  const far = useScrolledFar();
  return (
    <div
      data-slot="bottom-notice"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom)+var(--tray,0px)+var(--first-bid,0px)+var(--link-banner,0px)+1rem)] z-20 flex justify-center px-4 lg:bottom-[calc(var(--tray,0px)+var(--first-bid,0px)+var(--link-banner,0px)+1.5rem)] lg:ps-rail"
    >
      <output className="contents">
        {newLots > 0 && (
          <span className="pointer-events-auto flex min-h-11 animate-fade-in items-center gap-2.5 rounded-md border border-line bg-white px-4 text-small shadow-panel">
            <ArrowUp aria-hidden size={16} strokeWidth={2} className="text-blue" />
            <strong className="font-strong">
              {counted(newLots, "new lot")} {newLots === 1 ? "matches" : "match"}.
            </strong>
            <button type="button" className="touch rounded-sm text-blue hover:underline" onClick={onShow}>
              Show {newLots === 1 ? "it" : "them"}
            </button>
            <span className="text-text-2 max-md:hidden">Your list doesn’t move until you ask.</span>
          </span>
        )}
      </output>
      {newLots === 0 && far && (
        <button
          type="button"
          className="pointer-events-auto flex h-11 items-center gap-2 rounded-md bg-ink px-4 text-body font-strong text-white shadow-panel hover:bg-ink-3"
          onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
        >
          <ArrowUp aria-hidden size={18} strokeWidth={2} /> Back to top
        </button>
      )}
      {newLots === 0 && !far && hasScreen("/auction/map") && (
        <ScreenLink
          to="/auction/map"
          search={mapSearch(search)}
          className="pointer-events-auto flex h-11 items-center gap-2 rounded-md bg-ink px-4 text-body font-strong text-white shadow-panel md:hidden"
        >
          <MapIcon aria-hidden size={18} strokeWidth={2} /> Map
        </ScreenLink>
      )}
    </div>
  );
}

/** Whether the page is scrolled down by more than two screens. */
function useScrolledFar(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("scroll", changed, { passive: true });
      return () => removeEventListener("scroll", changed);
    },
    () => scrollY > innerHeight * 2,
    () => false,
  );
}
