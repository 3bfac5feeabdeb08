import { Link } from "@tanstack/react-router";
import { Scale, X } from "lucide-react";
import { buttonVariants } from "#/components/ui/button.tsx";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { cn } from "#/lib/cn.ts";
import { emptyTray, toggleInTray, useTray } from "#/features/catalogue/model/compare/compare-tray.ts";
import { MOST_COMPARED, writeCompared } from "#/lib/address/compared.ts";

/** The bar below the list with the lots chosen for comparison. */
export function CompareBar() {
  const lots = useTray();
  if (lots.length === 0) return null;
  return (
    <section
      aria-label="Lots to compare"
      ref={markRoot}
      data-slot="compare-tray"
      className="fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-20 border-t border-line bg-white shadow-drawer lg:start-rail lg:bottom-0"
    >
      <div className="mx-auto flex max-w-360 items-center gap-3 px-4 py-2.5 lg:px-gutter">
        <Scale aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2 max-md:hidden" />
        <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto [scrollbar-width:none]">
          {lots.map((lot) => (
            <li key={lot.id} className="max-w-56 min-w-24 shrink">
              <button
                type="button"
                className="touch flex h-8 w-full items-center gap-2 rounded-sm bg-blue-tint px-2.5 text-small text-blue-deep hover:bg-blue hover:text-white"
                onClick={() => toggleInTray(lot)}
              >
                <span className="sr-only">Remove </span>
                <span translate="no" className="truncate">
                  {lot.title}
                </span>
                <X aria-hidden size={14} strokeWidth={2} className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="touch shrink-0 rounded-sm text-small text-blue hover:underline max-md:hidden"
          onClick={emptyTray}
        >
          Clear
        </button>
        <Link
          to="/auction/compare"
          search={{ lots: writeCompared(lots.map(({ id }) => id)) }}
          disabled={lots.length < 2}
          className={cn(buttonVariants({ variant: "ink" }), "shrink-0")}
        >
          Compare {lots.length} of {MOST_COMPARED}
        </Link>
      </div>
    </section>
  );
}
