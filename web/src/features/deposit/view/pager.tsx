import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#/components/ui/button.tsx";
import { count } from "#/lib/format/counts.ts";
import { without } from "../model/deposit-address.ts";
import { PAGE_LENGTH } from "../model/queries.ts";

/** The number of the page, and links to the pages beside it. */
export function Pager({ page, total }: { page: number; total: number }) {
  const pages = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of the history" className="mt-4 flex items-center gap-3">
      <Step to={page > 1 ? page - 1 : null} word="Previous page">
        <ChevronLeft aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
      </Step>
      <span className="text-body text-text-2 tabular-nums">
        Page {count(page)} of {count(pages)}
      </span>
      <Step to={page < pages ? page + 1 : null} word="Next page">
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
      </Step>
    </nav>
  );
}

function Step({ to, word, children }: { to: number | null; word: string; children: ReactNode }) {
  if (to === null) {
    return (
      <Button size="icon" aria-label={word} aria-disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button size="icon" asChild>
      <Link
        from="/deposit"
        to="/deposit"
        search={(before) => ({ ...without(before, "page"), ...(to > 1 && { page: to }) })}
        resetScroll={false}
        aria-label={word}
      >
        {children}
      </Link>
    </Button>
  );
}
