import { Link, type LinkComponentProps } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { useNavinfo } from "#/lib/http/queries.ts";
import type { Area } from "../model/areas.ts";

interface AreaLinkProps extends Omit<LinkComponentProps, "to" | "search"> {
  area: Pick<Area, "to" | "search">;
  here?: boolean;
}

/** A link to an area. The areas depend on the build, so the address is plain text here. */
export function AreaLink({ area: { to, search }, here = false, ...props }: AreaLinkProps) {
  return (
    <Link to={to as "/auction"} search={search ?? {}} aria-current={here ? "page" : undefined} {...props} />
  );
}

/** The icon over its word, with an orange dot or a number. */
export function AreaFace({ area, here }: { area: Area; here: boolean }) {
  const counts = useNavinfo();
  const mark = counts && area.mark?.(counts);
  return (
    <Face icon={area.icon} word={area.word ?? area.label} here={here}>
      {mark === true && (
        <span className="absolute -end-1.5 -top-0.5 size-2 rounded-full bg-orange-fill">
          <span className="sr-only">, running now</span>
        </span>
      )}
      {typeof mark === "number" && mark > 0 && <Count of={mark} className="absolute -end-3 -top-1.5" />}
    </Face>
  );
}

/** The number of things that wait, on orange. */
export function Count({ of, className }: { of: number; className?: string }) {
  return (
    <span
      className={cn(
        "grid h-4 min-w-4 place-content-center rounded-full bg-orange-fill px-1 text-tag leading-none font-heavy text-on-orange tabular-nums",
        className,
      )}
    >
      <span aria-hidden>{of > 99 ? "99+" : of}</span>
      <span className="sr-only">, {of} waiting</span>
    </span>
  );
}

interface FaceProps {
  icon: LucideIcon;
  word: string;
  here?: boolean;
  children?: ReactNode;
}

export function Face({ icon: Icon, word, here = false, children }: FaceProps) {
  return (
    <>
      <span
        className={cn(
          "max-w-full text-center text-tag font-medium break-words hyphens-auto",
          here && "font-heavy",
        )}
      >
        {word}
      </span>
      <span className="relative order-first">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {children}
      </span>
    </>
  );
}
