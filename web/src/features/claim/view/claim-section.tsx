import { shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { ClaimBody } from "./claim-parts.tsx";
import { ClaimDialog } from "./claim-dialog.tsx";
import { type ClaimOfSale, claimQuery } from "../model/queries.ts";
import { standing } from "../model/words.ts";

interface ClaimSectionProps {
  /** Id of the lot, which was handed over. */
  id: number;
  className: string;
}

/** The claim of a sale for its buyer and its seller; nothing where none was made and none can be. */
export function ClaimSection({ id, className }: ClaimSectionProps) {
  const { data, error, refetch } = useQuery(claimQuery(id));
  const [writing, setWriting] = useState(false);
  if (error && !data) {
    return (
      <div className={className}>
        <ErrorBlock
          title="The claim could not be loaded."
          safe="Nothing is lost: a claim that was made is kept."
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data) return <Skeleton className={cn("h-24 rounded-md", className)} />;
  if (!data.open && !data.claim) return null;
  const { claim } = data;
  return (
    <section aria-labelledby="claim-title" data-slot="claim" data-state={claim?.state} className={className}>
      <h2 id="claim-title" className="border-b border-line-2 pb-3 text-h2">
        {claim ? "Claim" : "Not as stated?"}
      </h2>
      <p className="mt-3 text-body text-pretty">{claim ? standing(data, claim) : invitation(data)}</p>
      {claim && (
        <div className="mt-4">
          <ClaimBody claim={claim} />
        </div>
      )}
      {mayWrite(data) && (
        <Button size="lg" className="mt-4" onClick={() => setWriting(true)}>
          {claim ? "Answer the claim" : "Make a claim"}
        </Button>
      )}
      {writing && <ClaimDialog id={id} of={data} onClose={() => setWriting(false)} />}
    </section>
  );
}

function invitation({ until }: ClaimOfSale): string {
  const time = until === null ? "" : ` until ${shortInstant(until)} GST`;
  return `If one stated fact is wrong, you can claim${time}, with photos. The seller’s money is held as long.`;
}

/** Whether it is the reader's turn: the buyer's claim, or the seller's answer. */
function mayWrite({ side, open, claim }: ClaimOfSale): boolean {
  return claim === null ? open : side === "seller" && claim.state === "open" && claim.answer === null;
}
