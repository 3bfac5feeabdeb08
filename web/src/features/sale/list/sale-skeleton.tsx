import { Skeleton } from "#/components/ui/skeleton.tsx";

/** Rows while the lots load. */
export function SaleSkeleton() {
  return (
    <output aria-label="Loading your lots" className="mt-4 block">
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className="flex h-18 items-center gap-5 border-b border-line max-lg:h-50">
          <Skeleton className="h-13 w-19.5" />
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-9 w-40 max-lg:hidden" />
          <Skeleton className="h-9 w-32 max-lg:hidden" />
          <Skeleton className="h-10 w-36 max-lg:hidden" />
        </div>
      ))}
    </output>
  );
}
