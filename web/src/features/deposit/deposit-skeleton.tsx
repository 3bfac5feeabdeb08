import { Skeleton } from "#/components/ui/skeleton.tsx";

/** The placeholder of the figures and the lists below them. */
export function DepositSkeleton() {
  return (
    <output aria-label="Loading your deposit" className="block">
      <Skeleton className="h-32 max-lg:h-60" />
      <div className="mt-6 grid gap-x-11 gap-y-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    </output>
  );
}
