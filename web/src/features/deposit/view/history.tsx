import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { without, type Period } from "../model/read-address.ts";
import { operationsQuery, PAGE_LENGTH } from "../model/queries.ts";
import { HistoryTools } from "./history-tools.tsx";
import { OperationList, OperationTable, Sums } from "./operations.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { count } from "#/lib/format/counts.ts";

interface HistoryProps {
  period: Period;
  page: number;
  /** Whether the connection is lost, and rows may be missing. */
  stale: boolean;
}

/** The operations of a period: rows, sums, pages. */
export function History({ period, page, stale }: HistoryProps) {
  return (
    <section aria-labelledby="history" id="history-section" className="mt-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="history" className="me-auto text-h2">
          History
        </h2>
        <HistoryTools period={period} />
      </div>
      <div className={cn("mt-2", stale && "opacity-75")}>
        <Rows period={period} page={page} />
      </div>
    </section>
  );
}

function Rows({ period, page }: Omit<HistoryProps, "stale">) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...operationsQuery(period, page),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <RowsSkeleton />;
  if (error && !data) {
    return (
      <ErrorBlock
        title="The history could not be loaded."
        safe="Your deposit is unchanged."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PastTheEnd />;
  if (data.items.length === 0) return <Empty isFiltered={period.type !== undefined} />;
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <OperationTable items={data.items} />
      <OperationList items={data.items} />
      <Pager page={page} total={data.total} />
      <Sums period={period} />
    </div>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div data-slot="history-empty" className="border-t border-line py-6">
      <h3 className="text-h3">Nothing happened in this period</h3>
      <p className="mt-1 text-body text-pretty text-text-2">
        {isFiltered
          ? "No operation of this type. Choose all types, or other days."
          : "Choose other days to see earlier operations."}
      </p>
      {isFiltered && (
        <Button asChild size="sm" className="mt-3">
          <Link
            from="/deposit"
            to="/deposit"
            search={(before) => without(before, "type", "page")}
            resetScroll={false}
          >
            All types
          </Link>
        </Button>
      )}
    </div>
  );
}

function PastTheEnd() {
  return (
    <div data-slot="history-empty" className="border-t border-line py-6">
      <h3 className="text-h3">The history ends before this page</h3>
      <Button asChild size="sm" className="mt-3">
        <Link from="/deposit" to="/deposit" search={(before) => without(before, "page")} resetScroll={false}>
          First page
        </Link>
      </Button>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <output aria-label="Loading the history" className="block">
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className="border-b border-line py-2.5">
          <Skeleton className="h-5 max-lg:h-9" />
        </div>
      ))}
    </output>
  );
}

/** The number of the page, and links to the pages beside it. */
function Pager({ page, total }: { page: number; total: number }) {
  const pages = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of the history" className="mt-4 flex items-center gap-3">
      <PageLink to={page > 1 ? page - 1 : null} word="Previous page">
        <ChevronLeft aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
      </PageLink>
      <span className="text-body text-text-2 tabular-nums">
        Page {count(page)} of {count(pages)}
      </span>
      <PageLink to={page < pages ? page + 1 : null} word="Next page">
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
      </PageLink>
    </nav>
  );
}

function PageLink({ to, word, children }: { to: number | null; word: string; children: ReactNode }) {
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
