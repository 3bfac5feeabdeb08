import { Link } from "@tanstack/react-router";
import { Heart } from "lucide-react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { Button } from "#/components/ui/button.tsx";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import { sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { NothingMatches } from "./nothing-matches.tsx";

interface EmptyListProps {
  search: ListSearch;
  chips: readonly Chip[];
  /** Whether the connection is lost. */
  stale: boolean;
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
