import { FirstPhotoSkeleton, Skeleton } from "#/components/ui/skeleton.tsx";
import { LIST_PLACE } from "#/lib/browser/list-place.ts";

/** The placeholder of a card, in the size of a card. */
export function CardSkeleton({ first = false }: { first?: boolean }) {
  const Photo = first ? FirstPhotoSkeleton : Skeleton;
  return (
    <div aria-hidden>
      <Photo className="aspect-3/2 w-full rounded-t-md rounded-b-none" />
      <div className="h-[3px] bg-line" />
      <Skeleton className="mt-[15px] h-3 w-3/4 max-md:mt-4" />
      <Skeleton className="mt-2.5 h-2.5 w-3/5 max-md:mt-3" />
      <Skeleton className="mt-[18px] h-5 w-2/5 max-md:h-6" />
      <Skeleton className="mt-3 h-2.5 w-4/5" />
      <Skeleton className="mt-[18px] h-13 w-full rounded-md" />
    </div>
  );
}

/** Twelve placeholders, for the first read of the list. */
export function ListSkeleton() {
  return (
    // The columns of grid.ts, for a page that the build draws without a width.
    <div
      data-slot={LIST_PLACE}
      className="grid gap-x-5 gap-y-[26px] sm:grid-cols-2 md:gap-y-[30px] lg:grid-cols-3 min-[1440px]:grid-cols-4 min-[1760px]:grid-cols-5"
    >
      {Array.from({ length: 12 }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal placeholders
        <CardSkeleton key={place} first={place === 0} />
      ))}
    </div>
  );
}
