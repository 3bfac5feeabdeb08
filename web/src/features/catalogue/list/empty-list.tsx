import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Heart, X } from "lucide-react";
import { EmptyState } from "../../../components/message/empty-state.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/cn.ts";
import { counted } from "../../../lib/format/counts.ts";
import { askSignIn } from "../../../lib/session/ask-sign-in.ts";
import type { Chip } from "../filters/chips.ts";
import { CloseLots } from "./close-lots.tsx";
import { cleared, filterOf, sectionOf } from "./list-search.ts";
import type { ListSearch } from "./read-list-search.ts";
import { countQuery } from "../queries.ts";
import { relaxations } from "./relax.ts";

interface NothingMatchesProps {
  search: ListSearch;
  chips: readonly Chip[];
  /** Whether the connection is lost. */
  stale: boolean;
}

interface EmptyListProps extends NothingMatchesProps {
  /** Whether a visitor opened the watchlist. */
  visitor: boolean;
}

/** The reason for an empty list, and the next step. */
export function EmptyList({ visitor, ...props }: EmptyListProps) {
  if (visitor) return <SignInToWatch />;
  if (props.chips.length > 0) return <NothingMatches {...props} />;
  const section = sectionOf(props.search);
  return section === "favorites" ? (
    <NothingWatched />
  ) : section === "all" ? (
    <NothingAtAll />
  ) : (
    <NothingHere />
  );
}

/** No lot matches: suggests filters to remove, with the number of lots that come back. */
function NothingMatches({ search, chips, stale }: NothingMatchesProps) {
  const counts = useQueries({
    queries: chips.map(({ next }) => countQuery(sectionOf(next), filterOf(next))),
  });
  const ways = relaxations(
    chips,
    counts.map(({ data }) => data),
  );
  const known = counts.every(({ isPending }) => !isPending);
  return (
    <>
      <EmptyState
        title="No lots match"
        text={
          ways.length > 0 || !known
            ? chips.length === 1
              ? "Without it you see these lots:"
              : "No lot matches all filters. Without one of them you see:"
            : "Removing one filter is not enough. Clear all filters and add them one by one."
        }
      >
        <ul className={cn("border-t border-line-2", !known && "min-h-24")}>
          {ways.map(({ chip, lots }) => (
            <li key={chip.key} className="border-b border-line">
              <Link
                to="/auction"
                search={chip.next}
                activeOptions={{ exact: true }}
                className="flex min-h-13 items-center gap-3 text-body hover:bg-salt"
              >
                <X aria-hidden size={18} strokeWidth={2} className="ms-1 shrink-0 text-blue" />
                <span className="min-w-0 flex-1">
                  Remove <strong className="font-strong">{chip.text}</strong>
                </span>
                <span className="font-strong whitespace-nowrap text-blue tabular-nums">
                  +{counted(lots, "lot")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Button asChild className="mt-5 max-md:h-12 max-md:w-full">
          <Link to="/auction" search={cleared(search)} activeOptions={{ exact: true }}>
            Clear all filters
          </Link>
        </Button>
      </EmptyState>
      {ways[0] && <CloseLots relaxation={ways[0]} stale={stale} />}
    </>
  );
}

/** The watchlist is empty: explains how to watch a lot. */
function NothingWatched() {
  return (
    <EmptyState
      title="Nothing on your watchlist yet"
      text={
        <>
          Press the heart{" "}
          <Heart aria-hidden size={17} strokeWidth={2} className="mx-0.5 inline align-[-3px] text-text" /> on
          a lot. It then appears here, with its live price and time left.
        </>
      }
    >
      <ToAllLots />
    </EmptyState>
  );
}

/** A visitor opened the watchlist: asks them to sign in. */
function SignInToWatch() {
  return (
    <EmptyState
      title="Your watchlist needs a sign-in"
      text="Sign in and press the heart on a lot. It then appears here, with its live price and time left."
    >
      <div className="flex flex-wrap gap-2">
        <Button
          variant="press"
          className="max-md:h-12 max-md:w-full"
          onClick={() => void askSignIn("Sign in to see your watchlist.")}
        >
          Sign in
        </Button>
        <ToAllLots />
      </div>
    </EmptyState>
  );
}

/** A section without lots. */
function NothingHere() {
  return (
    <EmptyState title="Nothing here right now" text="New lots open every day. See the other sections.">
      <ToAllLots />
    </EmptyState>
  );
}

/** An auction without any lots. */
function NothingAtAll() {
  return (
    <EmptyState title="Nothing is for sale right now" text="New lots open every day: the schedule says when.">
      <Button asChild className="max-md:h-12 max-md:w-full">
        <Link to="/schedule">Sales schedule</Link>
      </Button>
    </EmptyState>
  );
}

function ToAllLots() {
  return (
    <Button asChild className="max-md:h-12 max-md:w-full">
      <Link to="/auction" search={{}} activeOptions={{ exact: true }}>
        See all lots
      </Link>
    </Button>
  );
}
