import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** A still grey block, there after 150 ms: what comes faster needs none. */
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

/** The same where a page's first photo will be: on a page that came drawn it is there before the app (lib/browser/first-picture.ts). */
export function FirstPhotoSkeleton({ className }: { className: string }) {
  return (
    <div data-slot="first-photo" aria-hidden className={cn("relative overflow-hidden", className)}>
      <Skeleton className="size-full rounded-none" />
    </div>
  );
}
