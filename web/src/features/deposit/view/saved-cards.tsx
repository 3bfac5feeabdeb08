import { useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cardName, cardValidity, type SavedCard, savedCardsQuery } from "#/lib/money/saved-cards.ts";

const RemoveCardDialog = lazy(async () => ({
  default: (await import("./remove-card-dialog.tsx")).RemoveCardDialog,
}));

/** The cards that the person keeps for payments in one press. */
export function SavedCards() {
  return (
    <section aria-labelledby="cards" className="mt-8">
      <h2 id="cards" tabIndex={-1} className="text-h2 outline-none">
        Cards
      </h2>
      <List />
    </section>
  );
}

function List() {
  const { data, error, refetch } = useQuery(savedCardsQuery);
  const [removing, setRemoving] = useState<SavedCard | null>(null);
  if (!data && error) {
    return (
      <ErrorBlock
        className="mt-3"
        title="Your cards could not be loaded."
        safe="Nothing is charged."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="mt-2 h-10" />;
  return (
    <>
      {data.length === 0 ? (
        <p className="mt-2 text-body text-pretty text-text-2">
          You have no saved card. The payment page offers to save yours: later payments then take one press.
        </p>
      ) : (
        <ul className="mt-1" aria-label="Cards">
          {data.map((card) => (
            <CardRow key={card.id} card={card} onRemove={() => setRemoving(card)} />
          ))}
        </ul>
      )}
      {removing && (
        <Suspense>
          <RemoveCardDialog card={removing} onClose={() => setRemoving(null)} />
        </Suspense>
      )}
    </>
  );
}

function CardRow({ card, onRemove }: { card: SavedCard; onRemove: () => void }) {
  return (
    <li data-slot="saved-card" className="flex items-center gap-3 border-b border-line py-3">
      <CreditCard aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-blue" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-strong tabular-nums">{cardName(card)}</p>
        <p className="text-small text-text-2 tabular-nums">{cardValidity(card)}</p>
      </div>
      <Button variant="ghost-blue" size="sm" onClick={onRemove}>
        Remove<span className="sr-only"> {cardName(card)}</span>
      </Button>
    </li>
  );
}
