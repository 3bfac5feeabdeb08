import { Skeleton } from "#/components/ui/skeleton.tsx";

/** As high as a card, so that the rows below keep their places. */
export function CardSkeleton({ wide }: { wide: boolean }) {
  return (
    <output aria-label="Loading the decision" className="block">
      <Skeleton style={{ height: wide ? "27rem" : "36rem" }} className="rounded-lg" />
    </output>
  );
}
