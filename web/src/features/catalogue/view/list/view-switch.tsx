import { Link } from "@tanstack/react-router";
import { LayoutGrid, Rows3 } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { viewed } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";

const VIEWS = [
  { view: "cards", label: "Cards", icon: LayoutGrid },
  { view: "table", label: "Table", icon: Rows3 },
] as const;

/** Switches between cards and table: two addresses of the same list. A phone has the button of the other one. */
export function ViewSwitch({ search }: { search: ListSearch }) {
  const now = search.view ?? "cards";
  return (
    <nav aria-label="View" className="flex overflow-hidden rounded-md border border-line-2">
      {VIEWS.map(({ view, label, icon: Icon }) => (
        <Link
          key={view}
          to="/auction"
          search={viewed(search, view)}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={view === now ? "true" : undefined}
          className={cn(
            "touch grid h-8.5 w-9 place-content-center -outline-offset-2",
            view === now ? "bg-ink text-white max-lg:hidden" : "text-text-2 hover:bg-salt",
          )}
        >
          <Icon aria-hidden size={17} strokeWidth={1.75} />
          <span className="sr-only">{label}</span>
        </Link>
      ))}
    </nav>
  );
}
