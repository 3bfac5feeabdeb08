import type { ComponentProps } from "react";
import { cn } from "#/lib/cn.ts";

/** A still grey block after 150 ms; faster content needs none. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn("animate-late rounded-sm bg-salt-2", className)}
      {...props}
    />
  );
}

/**
 * The placeholder of a page's main photo. A page that the build drew shows the photo here before the app starts
 * (lib/browser/first-picture.ts).
 */
export function FirstPhotoSkeleton({ className }: { className: string }) {
  return (
    <div data-slot="first-photo" aria-hidden className={cn("relative overflow-hidden", className)}>
      <Skeleton className="size-full rounded-none" />
    </div>
  );
}
