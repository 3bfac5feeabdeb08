import { memo } from "react";
import { useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "../../components/message/error-block.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { FactTable } from "./fact-table.tsx";
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
