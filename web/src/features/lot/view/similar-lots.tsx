import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { WhenNear } from "#/components/when-near.tsx";
import { LIST_PLACE } from "#/lib/browser/list-place.ts";
import { similarQuery } from "../model/queries.ts";

interface SimilarLotsProps {
  id: number;
  /** Draws a row of cards; may be lazy. */
  row: (cards: readonly Schema<"LotCard">[]) => ReactNode;
}

/** Other lots for a reader of this lot. */
export const SimilarLots = memo(function SimilarLots(props: SimilarLotsProps) {
  return (
    <WhenNear fallback={<Waiting />}>
      <Similar {...props} />
    </WhenNear>
  );
});

function Similar({ id, row }: SimilarLotsProps) {
  const { data, error, refetch } = useQuery(similarQuery(id));
  if (error && !data) {
    return (
      <ErrorBlock
        title="Similar lots could not be loaded."
        safe="Bidding continues."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Waiting />;
  if (data.length === 0) return <p className="text-body text-text-2">No similar lots are for sale now.</p>;
  return <Suspense fallback={<Waiting />}>{row(data)}</Suspense>;
}

function Waiting() {
  return <Skeleton data-slot={LIST_PLACE} className="h-90 rounded-md" />;
}
