import { Skeleton } from "#/components/ui/skeleton.tsx";

/** The placeholder of the form. */
export function EditorSkeleton() {
  return (
    <output aria-label="Loading the lane" className="block pt-6">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="mt-6 h-24 w-full" />
      <Skeleton className="mt-6 h-120 w-full" />
    </output>
  );
}
