import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import { cleared, type ListScreen } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";

interface ChipRowProps {
  chips: readonly Chip[];
  search: ListSearch;
  /** The screen of their links. */
  to?: ListScreen;
  className?: string;
}

/** The filters as links to the list without that filter. */
export function ChipRow({ chips, search, to = "/auction", className }: ChipRowProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters that are set" className={cn("flex items-center gap-2", className)}>
      {chips.map(({ key, text, next }) => (
        <li key={key} className="max-w-full shrink-0">
          <Link
            to={to}
            search={next}
            activeOptions={{ exact: true }}
            className="touch flex h-8 max-w-full items-center gap-2 rounded-sm bg-blue-tint px-3 text-small font-medium whitespace-nowrap text-blue-deep hover:bg-blue hover:text-white max-xl:h-9 max-xl:text-body"
          >
            <span className="sr-only">Remove </span>
            <span className="truncate">{text}</span>
            <X aria-hidden size={15} strokeWidth={2} className="shrink-0" />
          </Link>
        </li>
      ))}
      <li className="shrink-0">
        <Link
          to={to}
          search={cleared(search)}
          activeOptions={{ exact: true }}
          className="touch rounded-sm px-1 text-small text-blue hover:underline max-xl:text-body"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
