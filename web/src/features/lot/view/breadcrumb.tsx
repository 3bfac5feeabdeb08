import { memo, type ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { crumbsOf, lastCrumb } from "../model/facts.ts";
import { illustrationNote } from "../model/slides.ts";

const link = "truncate rounded-sm hover:text-blue";

/** The place of the lot in the catalogue, and the title of the photos. */
export const Breadcrumb = memo(function Breadcrumb({ lot, pager }: { lot: Lot; pager: ReactNode }) {
  const note = illustrationNote(lot.pictures);
  return (
    <div className="flex h-8 items-center justify-between gap-4 pb-3 text-small text-text-2">
      <nav aria-label="Breadcrumb" className="min-w-0">
        <ol className="flex items-center gap-2">
          <li className="shrink-0">
            <Link to="/auction" className={link}>
              Auction list
            </Link>
          </li>
          {crumbsOf(lot).map(({ label, search }) => (
            <li key={label} className="flex min-w-0 items-center gap-2">
              <Chevron />
              <Link to="/auction" search={search} className={link}>
                {label}
              </Link>
            </li>
          ))}
          <li aria-current="page" className="flex min-w-0 items-center gap-2">
            <Chevron />
            <span className="truncate font-medium text-text">{lastCrumb(lot)}</span>
          </li>
        </ol>
      </nav>
      <span className="flex shrink-0 items-center gap-4">
        {note !== null && <span className="text-micro whitespace-nowrap text-text-3">{note}</span>}
        {pager}
      </span>
    </div>
  );
});

function Chevron() {
  return <ChevronRight aria-hidden size={14} className="shrink-0 text-text-3 rtl:-scale-x-100" />;
}
