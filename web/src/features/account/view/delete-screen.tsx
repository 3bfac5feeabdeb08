import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Minus } from "lucide-react";
import { useState, useEffect, useRef } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { balanceQuery, useMe } from "#/lib/http/queries.ts";
import { type Blocker, blockersOf, blockerWords } from "../model/blockers.ts";
import { DeleteForm } from "./delete-form.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";

const CONSEQUENCES = [
  "Your name, contacts, picture and profile are removed. You can’t sign in any more.",
  "Your watchlist, notes and saved searches are removed.",
  "Bids stay in the public history of their lots, under a number as before.",
  "Invoices and contracts are kept for as long as the law asks.",
];

/** /account/delete. Open to everybody: a visitor reads the consequences and signs in here. */
export function DeleteScreen() {
  const me = useMe();
  const [done, setDone] = useState(false);
  if (done) return <DeleteDone />;
  return (
    <>
      <h1 className="text-h1">Delete the account</h1>
      <p className="mt-2 text-long text-text-2">This can’t be undone. What happens:</p>
      <ul className="mt-4 grid gap-2.5">
        {CONSEQUENCES.map((text) => (
          <li key={text} className="flex gap-2.5 text-long text-pretty">
            <Minus aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-text-3" /> {text}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        {me === undefined && <Skeleton className="h-40" />}
        {me === null && <DeleteSignIn />}
        {me && <Ending onDone={() => setDone(true)} />}
      </div>
    </>
  );
}

/** The blockers, or the form. */
function Ending({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery({ ...balanceQuery, staleTime: 0 });
  const [refused, setBlockers] = useState<readonly Blocker[]>([]);
  if (error)
    return (
      <ErrorBlock
        title="Your deposit could not be read."
        safe="Nothing was deleted."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-40" />;
  const known = blockersOf(data);
  const blockers = refused.length > 0 ? refused : known;
  if (blockers.length > 0)
    return (
      <BlockerList
        blockers={blockers}
        onLook={() => {
          setBlockers([]);
          void refetch();
        }}
      />
    );
  return <DeleteForm onDone={onDone} onBlocked={setBlockers} />;
}

/** The account is deleted. Takes the focus, so that screen readers read it. */
function DeleteDone() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <h1 className="text-h1">Your account is deleted</h1>
      <p className="mt-2 text-long text-pretty text-text-2">
        You are signed out everywhere. You can still look at auctions, and sign up again at any time.
      </p>
      <Button variant="ink" size="lg" className="mt-6" asChild>
        <Link to="/auction">Go to the auction list</Link>
      </Button>
    </div>
  );
}

/** Asks a visitor to sign in, and returns here. */
function DeleteSignIn() {
  return (
    <>
      <Message tone="info">Sign in to delete your account. You come back to this page.</Message>
      <Button variant="press" size="lg" className="mt-4" asChild>
        <Link to="/signin" search={{ next: "/account/delete" }}>
          Sign in
        </Link>
      </Button>
    </>
  );
}

interface BlockerListProps {
  blockers: readonly Blocker[];
  /** Reads the list again. */
  onLook: () => void;
}

/** The blockers of a deletion, each with a link to it. */
function BlockerList({ blockers, onLook }: BlockerListProps) {
  return (
    <>
      <output className="block">
        <Message tone="warning" title="Your account can’t be deleted yet.">
          Settle this first:
        </Message>
      </output>
      <ul className="mt-2 divide-y divide-line">
        {blockers.map((blocker) => (
          <li
            key={`${blocker.why}${blocker.id_auction ?? ""}`}
            className="flex items-center justify-between gap-4 py-3.5 text-long"
          >
            <span className="text-pretty">{blockerWords(blocker)}</span>
            <Way {...blocker} />
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={onLook}>
        Look again
      </Button>
    </>
  );
}

function Way({ why, id_auction, number }: Blocker) {
  const hasScreen = useHasScreen();
  if (id_auction !== undefined)
    return (
      <Link
        to="/auction/$id"
        params={{ id: String(id_auction) }}
        aria-label={`Go to lot ${number ?? id_auction}`}
        className="touch shrink-0 text-body text-blue hover:underline"
      >
        Go to the lot
      </Link>
    );
  if ((why === "balance" || why === "refund") && hasScreen("/deposit"))
    return (
      <ScreenLink to="/deposit" className="touch shrink-0 text-body text-blue hover:underline">
        Go to the deposit
      </ScreenLink>
    );
  return null;
}
