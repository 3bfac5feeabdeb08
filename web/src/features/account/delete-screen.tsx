import { useQuery } from "@tanstack/react-query";
import { Minus } from "lucide-react";
import { useState } from "react";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { balanceQuery, useMe } from "#/lib/http/queries.ts";
import { type Blocker, blockersOf } from "./blockers.ts";
import { BlockerList } from "./blocker-list.tsx";
import { DeleteDone } from "./delete-done.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { DeleteSignIn } from "./delete-sign-in.tsx";

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
