import { DecisionCard } from "#/features/decision/public.ts";
import { relistOf } from "./list/relist-button.tsx";

/** The seller's decision on the page of the lot. */
export function SellerDecision({ id, className }: { id: number; className: string }) {
  return (
    <div className={className}>
      <DecisionCard id={id} wide={false} onOwnPage relist={relistOf} />
    </div>
  );
}
