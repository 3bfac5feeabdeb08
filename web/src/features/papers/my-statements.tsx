import { ledger } from "@marsa/api-spec/amounts";
import { shortDay } from "@marsa/api-spec/dates";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { myStatementsQuery, type StatementBrief } from "./queries.ts";
import { lotsWord } from "./words.ts";

const StatementDrawer = lazy(async () => ({
  default: (await import("./statement-drawer.tsx")).StatementDrawer,
}));
const TITLE = "vendor-statements";

/** The vendor statements of a seller: that of now, and one for each payout. */
export function MyStatements() {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(myStatementsQuery);
  const [open, setOpen] = useState<number | null>(null);
  const statements = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby={TITLE} className="mt-8 min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={TITLE} tabIndex={-1} className="text-h2">
          Vendor statements
        </h2>
        <Button variant="ghost-blue" size="sm" className="-me-3" onClick={() => setOpen(0)}>
          What is due now
        </Button>
      </div>
      {statements ? (
        <StatementList statements={statements} onOpen={setOpen} />
      ) : error ? (
        <ErrorBlock
          className="mt-3"
          title="Your statements could not be loaded."
          safe="They are kept, and never change."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="mt-3 h-13" />
      )}
      {hasNextPage && (
        <Button variant="ghost-blue" size="sm" className="mt-1 -ms-3" onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
      {open !== null && (
        <Suspense>
          <StatementDrawer of={{ mine: open }} returnTo={TITLE} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}

const STATUS = {
  requested: ["On its way", "text-blue"],
  approved: ["On its way", "text-blue"],
  paid: ["Paid out", "text-green"],
  declined: ["Declined", "text-orange"],
} as const;

interface StatementListProps {
  statements: readonly StatementBrief[];
  onOpen: (id: number) => void;
}

function StatementList({ statements, onOpen }: StatementListProps) {
  if (statements.length === 0) {
    return (
      <p className="mt-2 border-b border-line pb-3 text-body text-pretty text-text-2">
        Each payout of your sales comes with a statement. It appears here.
      </p>
    );
  }
  return (
    <ul className="mt-1" aria-label="Vendor statements">
      {statements.map(({ id_statement: id, number, issued_at: issued, lots, paid_out: paid, status }) => (
        <li key={id} data-slot="statement" className="flex items-center gap-3 border-b border-line py-3">
          <div className="min-w-0 flex-1">
            <p className="text-body font-strong break-words">{number}</p>
            <p className="text-small text-pretty text-text-2">
              {lotsWord(lots)} · AED {ledger(paid)} · {shortDay(issued)} ·{" "}
              <span className={cn("font-strong", STATUS[status][1])}>{STATUS[status][0]}</span>
            </p>
          </div>
          <Button variant="ghost-blue" size="sm" aria-label={`Open ${number}`} onClick={() => onOpen(id)}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  );
}
