import { cn } from "#/lib/cn.ts";

/** The number that ties an oddity to its field. */
export function OddityBadge({ number, className }: { number: number; className?: string }) {
  return (
    <span
      className={cn(
        "grid size-5.5 shrink-0 place-content-center rounded-full bg-orange-fill text-micro font-heavy text-on-orange",
        className,
      )}
    >
      <span className="sr-only">Odd: </span>
      {number}
    </span>
  );
}
