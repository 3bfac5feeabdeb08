import { memo } from "react";
import { useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { Fact } from "./facts.ts";
import { metaFacts } from "./meta-facts.ts";
import { objectMetaQuery } from "./queries.ts";

/** All facts of a vehicle or an apartment. */
export const OwnFacts = memo(function OwnFacts({ lot }: { lot: Lot }) {
  const { data, error, refetch } = useQuery(objectMetaQuery(lot.kind));
  if (error) {
    return (
      <ErrorBlock
        title="The facts could not be loaded."
        safe="Bidding continues."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-74" />;
  return <FactTable facts={metaFacts(data, { ...(lot.vehicle ?? lot.property) })} />;
});

/** Facts as labels and values, in two columns where there is room. */
function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="gap-x-9 xl:columns-2">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid break-inside-avoid grid-cols-[10rem_minmax(0,1fr)] gap-3 border-b border-line py-2"
        >
          <dt className="text-text-2">{label}</dt>
          <dd className="own-way font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
