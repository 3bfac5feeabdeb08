import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useQueries } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { type Lot, lotQuery } from "#/realtime/lots/lot-query.ts";
import { readCompared, writeCompared } from "#/features/catalogue/model/compare/compared.ts";
import { ComparedHead } from "./comparison-head.tsx";
import { comparedFacts, isMixed } from "#/features/catalogue/model/compare/comparison-facts.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { useStale } from "#/realtime/link/stale.ts";

interface ComparisonProps {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
}

const ONLY = "only-what-differs";

/** Compares up to four lots: their prices and their differences. Its address can be shared. */
export function Comparison({ search, onChange }: ComparisonProps) {
  const ids = readCompared(search.compare);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const results = useQueries({ queries: ids.map((id) => lotQuery(id)) });
  const lots = results.flatMap(({ data }) => data ?? []);
  const gone = results.filter(({ error: why }) => isGone(why)).length;
  const error = results.find(({ error: why }) => why && !isGone(why))?.error;
  const waiting = results.some(({ isPending }) => isPending);
  const stale = useStale();
  function show(left: readonly number[]) {
    const { compare: _, ...others } = search;
    const compare = writeCompared(left);
    onChange(compare === undefined ? others : { ...others, compare });
  }
  return (
    <TitledDialog
      inAddress
      title={lots.length > 0 ? `Compare ${counted(lots.length, "lot")}` : "Compare"}
      headLook="sticky top-0 z-20 border-b border-line bg-white md:py-4"
      className="h-[92dvh] md:max-w-[min(72rem,94vw)]"
      onClose={() => show([])}
    >
      <div className="overflow-x-auto px-4 pb-6 md:px-6">
        {gone > 0 && (
          <Message tone="neutral" className="my-4">
            {gone === 1 ? "One of these lots is" : `${gone} of these lots are`} not there any more.
          </Message>
        )}
        {isMixed(lots) && (
          <Message tone="neutral" className="my-4">
            Vehicles and apartments have different facts. Only the facts they share are compared.
          </Message>
        )}
        {error && (
          <ErrorBlock
            title="Some lots could not be loaded."
            error={error}
            onRetry={() => results.forEach((result) => result.isError && void result.refetch())}
            className="my-4"
          />
        )}
        {waiting && lots.length === 0 ? (
          <Skeleton className="mt-5 h-80 w-full" />
        ) : (
          <Facts
            lots={lots}
            stale={stale}
            onlyDifferent={onlyDifferent}
            onDrop={(id) => show(ids.filter((each) => each !== id))}
          />
        )}
        <label
          htmlFor={ONLY}
          className="mt-4 flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-body"
        >
          <Checkbox
            id={ONLY}
            checked={onlyDifferent}
            onCheckedChange={() => setOnlyDifferent(!onlyDifferent)}
          />
          <span>Only what differs</span>
        </label>
      </div>
    </TitledDialog>
  );
}

/** Whether a lot does not exist any more, so that another try is useless. */
function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 404;
}

interface FactsProps {
  lots: readonly Lot[];
  stale: boolean;
  onlyDifferent: boolean;
  onDrop: (id: number) => void;
}

function Facts({ lots, stale, onlyDifferent, onDrop }: FactsProps) {
  const facts = comparedFacts(lots).filter(({ differs }) => differs || !onlyDifferent);
  return (
    <table
      className="w-full table-fixed border-separate border-spacing-0 text-body max-md:w-[calc(7rem+10.5rem*var(--lots))] md:max-w-[calc(9rem+24rem*var(--lots))]"
      style={{ "--lots": lots.length } as object}
    >
      <thead>
        <tr className="align-top">
          <th scope="col" className="sticky start-0 z-10 w-28 bg-white pt-5 text-start font-normal md:w-36">
            <span className="sr-only">Fact</span>
          </th>
          {lots.map((lot) => (
            <th key={lot.id_auction} scope="col" className="relative px-2 pt-5 text-start font-normal">
              <ComparedHead lot={lot} stale={stale} />
              <button
                type="button"
                aria-label={`Remove ${lot.title}`}
                className="touch absolute end-3.5 top-6.5 grid size-7 place-content-center rounded-full bg-white text-ink hover:bg-salt"
                onClick={() => onDrop(lot.id_auction)}
              >
                <X aria-hidden size={16} strokeWidth={2} />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, values, differs }) => (
          <tr key={label}>
            <th
              scope="row"
              className="sticky start-0 z-10 border-b border-line bg-white py-2 pe-2 text-start text-small font-normal text-text-2"
            >
              {label}
              {differs && <span className="sr-only">, differs</span>}
            </th>
            {values.map((value, place) => (
              <td
                key={lots[place]?.id_auction}
                className={cn(
                  "border-b border-line px-2 py-2",
                  differs ? "bg-blue-tint font-medium" : "text-text-2",
                )}
              >
                {value ?? "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
