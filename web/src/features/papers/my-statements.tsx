import { ledger } from "@marsa/api-spec/amounts";
import { shortDay } from "@marsa/api-spec/dates";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { PapersSection } from "./papers-section.tsx";
import { myStatementsQuery, type StatementBrief } from "./queries.ts";
import { lotsWord } from "./words.ts";

const StatementDrawer = lazy(async () => ({
  default: (await import("./statement-drawer.tsx")).StatementDrawer,
}));
const TITLE = "vendor-statements";

/** The vendor statements of a seller: that of now, and one for each payout. */
export function MyStatements() {
  const list = useInfiniteQuery(myStatementsQuery);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <PapersSection
      title="Vendor statements"
      titleId={TITLE}
      action={
        <Button variant="ghost-blue" size="sm" className="-me-3" onClick={() => setOpen(0)}>
          What is due now
        </Button>
      }
      list={list}
      empty="Each payout of your sales comes with a statement. It appears here."
      failed="Your statements could not be loaded."
      renderRow={(statement) => (
        <StatementRow key={statement.id_statement} statement={statement} onOpen={setOpen} />
      )}
    >
      {open !== null && (
        <Suspense>
          <StatementDrawer of={{ mine: open }} returnTo={TITLE} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </PapersSection>
  );
}

const STATUS = {
  requested: ["On its way", "text-blue"],
  approved: ["On its way", "text-blue"],
  paid: ["Paid out", "text-green"],
  declined: ["Declined", "text-orange"],
} as const;

interface StatementRowProps {
  statement: StatementBrief;
  onOpen: (id: number) => void;
}

function StatementRow({ statement, onOpen }: StatementRowProps) {
  const { id_statement: id, number, issued_at: issued, lots, paid_out: paid, status } = statement;
  return (
    <li data-slot="statement" className="flex items-center gap-3 border-b border-line py-3">
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
  );
}
