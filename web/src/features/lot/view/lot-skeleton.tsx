import { FirstPhotoSkeleton, Skeleton } from "#/components/ui/skeleton.tsx";

/** The placeholder of a lot page, in the same layout. */
export function LotSkeleton() {
  return (
    <div
      aria-busy
      className="mx-auto max-w-360 lg:grid lg:grid-cols-[minmax(0,1fr)_var(--spacing-panel)] lg:gap-9 lg:px-gutter lg:pt-5"
    >
      <output className="sr-only">Loading the lot</output>
      <div className="min-w-0">
        <Skeleton className="mb-3 h-5 w-72 max-lg:hidden" />
        <div className="grid h-[min(410px,28.5vw)] grid-cols-[minmax(0,2fr)_minmax(0,1fr)] grid-rows-2 gap-1.5 max-lg:hidden">
          <FirstPhotoSkeleton className="row-span-2 rounded-md" />
          <Skeleton className="rounded-md" />
          <Skeleton className="rounded-md" />
        </div>
        <FirstPhotoSkeleton className="aspect-[390/286] max-h-[60dvh] w-full lg:hidden" />
        <div className="max-lg:px-4">
          <Skeleton className="mt-10 h-8 w-3/5 max-lg:mt-5 max-lg:h-6" />
          <Skeleton className="mt-2 h-5 w-2/5" />
          <Skeleton className="mt-6 h-16 w-full" />
          <Skeleton className="mt-6 h-64 w-full" />
        </div>
      </div>
      <Skeleton className="h-[44rem] rounded-lg max-lg:hidden" />
      <div className="fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] bg-white shadow-drawer lg:hidden">
        <Skeleton className="h-9 rounded-none" />
        <div className="flex justify-between px-4 py-2.5">
          <Skeleton className="h-13 w-32" />
          <Skeleton className="h-13 w-33 rounded-md" />
        </div>
      </div>
    </div>
  );
}
