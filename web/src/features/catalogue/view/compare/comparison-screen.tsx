import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { comparablesQuery } from "#/components/fair-price/comparables.ts";
import { pays } from "#/components/lot/use-you-pay.ts";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { ShareButton } from "#/components/share-button.tsx";
import { buttonVariants } from "#/components/ui/button.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { useConfig, useMe } from "#/lib/http/queries.ts";
import { useStale } from "#/realtime/link/link-up.ts";
import { useLots } from "#/realtime/lots/live.ts";
import { followLot } from "#/realtime/lots/lot-following.ts";
import { type Lot, lotQuery } from "#/realtime/lots/lot-query.ts";
import { startTray } from "#/features/catalogue/model/compare/compare-tray.ts";
import { MOST_COMPARED } from "#/lib/address/compared.ts";
import {
  type Compared,
  comparedFacts,
  isMixed,
} from "#/features/catalogue/model/compare/comparison-facts.ts";
import { GroupForm } from "#/features/groups/public.ts";
import { NoteCell } from "#/features/catalogue/view/rows/note-cell.tsx";
import { ComparedFoot, ComparedHead } from "./comparison-cells.tsx";

interface ComparisonScreenProps {
  ids: readonly number[];
  /** Opens the comparison of the lots that are left. */
  onDrop: (left: readonly number[]) => void;
}

const ONLY = "only-what-differs";

/** Compares up to four lots, those that end first at the left: their prices, their facts, what the reader knows of them. */
export function ComparisonScreen({ ids, onDrop }: ComparisonScreenProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const results = useQueries({ queries: ids.map((id) => lotQuery(id)) });
  const lots = results
    .flatMap(({ data }) => data ?? [])
    .toSorted((a, b) => a.live.end.localeCompare(b.live.end) || a.id_auction - b.id_auction);
  const gone = results.filter(({ error: why }) => isGone(why)).length;
  const error = results.find(({ error: why }) => why && !isGone(why))?.error;
  const waiting = results.some(({ isPending }) => isPending);
  useFollowed(ids);
  return (
    <div className="mx-auto max-w-360 px-4 pt-4 pb-20 lg:px-gutter lg:pt-6">
      <nav aria-label="Breadcrumb" className="flex items-center gap-2 text-small text-text-2 max-md:hidden">
        <Link to="/auction" className="rounded-sm hover:text-blue">
          Auction list
        </Link>
        <ChevronRight aria-hidden size={14} className="shrink-0 text-text-3 rtl:-scale-x-100" />
        <span aria-current="page" className="font-medium text-text">
          Compare
        </span>
      </nav>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
        <h1 className="me-auto text-h1">
          {lots.length > 0 ? `Compare ${counted(lots.length, "lot")}` : "Compare"}
        </h1>
        {lots.length > 1 && (
          <label htmlFor={ONLY} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small">
            <Checkbox
              id={ONLY}
              checked={onlyDifferent}
              onCheckedChange={() => setOnlyDifferent(!onlyDifferent)}
            />
            <span>Only what differs</span>
          </label>
        )}
        {lots.length > 0 && (
          <div className="flex gap-2">
            {lots.length < MOST_COMPARED && <AddLot lots={lots} />}
            <ShareButton of={`Compare ${counted(lots.length, "lot")}`} />
          </div>
        )}
      </div>
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
      {lots.length > 0 ? (
        <>
          <Facts
            lots={lots}
            onlyDifferent={onlyDifferent && lots.length > 1}
            onDrop={(id) => onDrop(ids.filter((each) => each !== id))}
          />
          <GroupForm lots={lots} />
        </>
      ) : waiting ? (
        <Skeleton className="mt-2 h-[32rem] w-full" />
      ) : (
        !error && (
          <EmptyState
            title="No lots to compare"
            text="Open the menu of a lot in the list or the watchlist and press Compare, or choose lots in My rocket. Two to four lots then stand side by side."
          >
            <Link to="/auction" className={buttonVariants({ variant: "ink" })}>
              Open the auction list
            </Link>
          </EmptyState>
        )
      )}
    </div>
  );
}

/** The way to the list, where the lots of this comparison wait for another one. */
function AddLot({ lots }: { lots: readonly Lot[] }) {
  const chosen = lots.map(({ id_auction: id, title, kind }) => ({ id, title, kind }));
  return (
    <Link
      to="/auction"
      search={{ section: lots[0]?.kind === "apartment" ? "apartments" : "vehicles" }}
      className={buttonVariants({ size: "sm" })}
      onClick={() => startTray(...chosen)}
    >
      <Plus aria-hidden size={16} strokeWidth={1.75} />
      Add a lot
    </Link>
  );
}

/** Whether a lot does not exist any more, so that another try is useless. */
function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 404;
}

/** Follows the lots while they are on the screen. */
function useFollowed(ids: readonly number[]): void {
  const key = ids.join("-");
  useEffect(() => {
    const following = key === "" ? [] : key.split("-").map((id) => followLot(Number(id), {}));
    return () => following.forEach((lot) => lot.stop());
  }, [key]);
}

/** The lots as they are now, with their comparable sales. */
function useCompared(lots: readonly Lot[]): Compared[] {
  const config = useConfig();
  const sales = useQueries({ queries: lots.map(({ id_auction: id }) => comparablesQuery(id)) });
  return useLots(lots).map((now, place) => {
    const lot = lots[place]!;
    return {
      ...now,
      lot,
      pays: config ? (amount: number) => pays({ ...lot, live: now.live }, amount, config) : null,
      sales: sales[place]?.data ?? null,
    };
  });
}

interface FactsProps {
  lots: readonly Lot[];
  onlyDifferent: boolean;
  onDrop: (id: number) => void;
}

function Facts({ lots, onlyDifferent, onDrop }: FactsProps) {
  const compared = useCompared(lots);
  const stale = useStale();
  const me = useMe();
  const facts = comparedFacts(compared).filter(({ differs }) => differs || !onlyDifferent);
  return (
    <section
      aria-label="Comparison"
      // Reachable by keyboard, since it scrolls sideways.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1
      tabIndex={0}
      className="-mx-4 overflow-x-auto px-4 max-md:scroll-ps-28 lg:mx-0 lg:px-0"
    >
      <table
        className="w-full table-fixed border-separate [border-spacing:0] text-body max-md:w-[calc(6.5rem+11rem*var(--lots))] md:max-w-[calc(12rem+24rem*var(--lots))] md:min-w-[calc(10rem+14rem*var(--lots))]"
        style={{ "--lots": lots.length } as object}
      >
        <thead>
          <tr className="align-top">
            <th
              scope="col"
              className="sticky start-0 z-10 w-26 bg-white text-start font-normal max-md:-start-4 max-md:ps-4 md:w-44"
            >
              <span className="sr-only">Fact</span>
            </th>
            {lots.map((lot) => (
              <th key={lot.id_auction} scope="col" className="px-2 text-start font-normal">
                <ComparedHead lot={lot} stale={stale} onDrop={() => onDrop(lot.id_auction)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, values, best, differs, none }) => (
            <Row key={label} label={label} differs={differs}>
              {values.map((value, place) => (
                <Cell key={lots[place]?.id_auction} strong={differs} none={value === null}>
                  {value ?? none}
                  {best?.place === place && (
                    <span className="ms-2 rounded-sm bg-green-tint px-1.5 py-0.5 text-small font-medium whitespace-nowrap text-green">
                      {best.word}
                    </span>
                  )}
                </Cell>
              ))}
            </Row>
          ))}
          {me && (
            <Row label="My note" differs={false}>
              {lots.map(({ id_auction: id, title }) => (
                <Cell key={id}>
                  <NoteCell id={id} title={title} />
                </Cell>
              ))}
            </Row>
          )}
          <tr>
            <th scope="row" className="sticky start-0 z-10 bg-white max-md:-start-4">
              <span className="sr-only">Bid</span>
            </th>
            {compared.map((each) => (
              <td key={each.lot.id_auction} className="px-2 align-top">
                <ComparedFoot compared={each} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Row({ label, differs, children }: { label: string; differs: boolean; children: ReactNode }) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky start-0 z-10 border-b border-line bg-white py-2 pe-2 text-start text-small font-normal text-text-2 max-md:-start-4 max-md:ps-4"
      >
        {label}
        {differs && <span className="sr-only">, differs</span>}
      </th>
      {children}
    </tr>
  );
}

interface CellProps {
  strong?: boolean;
  none?: boolean;
  children: ReactNode;
}

function Cell({ strong = false, none = false, children }: CellProps) {
  return (
    <td
      className={cn(
        "border-b border-line px-2 py-2 tabular-nums",
        none ? "text-text-3" : strong ? "font-medium" : "text-text-2",
      )}
    >
      {children}
    </td>
  );
}
