import { lazy, Suspense } from "react";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { Switch } from "#/components/ui/switch.tsx";
import { ChipRow, FiltersButton } from "../filters/filters-button.tsx";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import { priced, sectionOf, sorted, viewed } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { countedIn, SECTION_WORDS } from "#/features/catalogue/model/search/sections.ts";
import { SortMenu } from "./sort-menu.tsx";
import { Link } from "@tanstack/react-router";
import { LayoutGrid, Rows3 } from "lucide-react";
import { cn } from "#/lib/cn.ts";

const ColumnsButton = lazy(async () => ({
  default: (await import("../rows/columns-button.tsx")).ColumnsButton,
}));
const ListToolsButton = lazy(async () => ({ default: (await import("./list-tools.tsx")).ListToolsButton }));

interface ListHeadProps {
  search: ListSearch;
  chips: readonly Chip[];
  /** Number of lots; undefined while loading, null without a list. */
  total: number | undefined | null;
  /** Whether there are more lots than that. */
  capped: boolean | undefined;
  /** The place of the filters: a column, a button in this row or above it, or none. */
  filters: "column" | "inline" | "button" | "none";
  onChange: (next: ListSearch) => void;
}

/** The head of the list: number of lots, filters, order and view. */
export function ListHead({ search, chips, total, capped, filters, onChange }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 pb-1 md:pb-3 xl:min-h-[65px] xl:flex-nowrap">
      {filters === "button" && (
        <div className="-mx-4 flex w-[calc(100%+2rem)] items-center gap-2 overflow-x-auto px-4 [scrollbar-width:none] lg:-mx-gutter xl:hidden lg:w-[calc(100%+2*var(--spacing-gutter))] lg:px-gutter">
          <FiltersButton search={search} onChange={onChange} />
          {total !== 0 && total !== null && <PriceSwitch search={search} onChange={onChange} />}
          <ChipRow chips={chips} search={search} />
        </div>
      )}
      <h1 className="min-h-9 content-center text-h2 whitespace-nowrap tabular-nums md:text-h1">
        <Heading search={search} total={total} capped={capped} />
      </h1>
      {filters === "inline" && <FiltersButton search={search} onChange={onChange} />}
      {(filters === "column" || filters === "inline") && (
        <ChipRow chips={chips} search={search} className="min-w-0 flex-wrap" />
      )}
      {total !== 0 && total !== null && (
        <div className="ms-auto flex items-center gap-3 max-lg:flex-wrap max-lg:gap-1">
          <Suspense>
            {search.view === "table" && <ColumnsButton search={search} onChange={onChange} />}
          </Suspense>
          {filters !== "button" && <PriceSwitch search={search} onChange={onChange} />}
          <SortMenu search={search} onSort={(sort) => onChange(sorted(search, sort))} />
          <ViewSwitch search={search} />
          <span className="size-9 lg:hidden">
            <Suspense>
              <ListToolsButton search={search} chips={chips} total={capped ? undefined : total} />
            </Suspense>
          </span>
        </div>
      )}
    </div>
  );
}

/** Shows what one pays in place of the bids. On small screens beside the filters. */
function PriceSwitch({ search, onChange }: Pick<ListHeadProps, "search" | "onChange">) {
  return (
    <Switch
      label={
        <>
          <span className="max-xl:hidden">Show what you pay</span>
          <span className="xl:hidden">You pay</span>
        </>
      }
      on={search.prices === "all-in"}
      className="shrink-0 px-1 text-small font-medium"
      onChange={(on) => onChange(priced(search, on))}
    />
  );
}

function Heading({ search, total, capped }: Pick<ListHeadProps, "search" | "total" | "capped">) {
  const section = sectionOf(search);
  if (total === undefined) return <Skeleton className="h-6 w-32" />;
  return total === null ? SECTION_WORDS[section].title : countedIn(section, total, capped);
}

const VIEWS = [
  { view: "cards", label: "Cards", icon: LayoutGrid },
  { view: "table", label: "Table", icon: Rows3 },
] as const;

/** Switches between cards and table: two addresses of the same list. A phone has the button of the other one. */
function ViewSwitch({ search }: { search: ListSearch }) {
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
