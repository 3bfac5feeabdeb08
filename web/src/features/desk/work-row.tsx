import { Link } from "@tanstack/react-router";
import { buttonVariants } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { waited } from "#/lib/timing/waited.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { DeskLine } from "./desk-layout.tsx";
import type { DeskKind } from "./queries.ts";
import { listOf, placeOf, PRESSES, titleOf } from "./words.ts";

interface WorkRowProps {
  line: Pick<DeskLine, "label" | "icon">;
  kind: DeskKind["kind"];
  /** How many rows of it are shown: all, or those of the chosen filter. */
  shown: number;
  oldest: NonNullable<DeskKind["oldest"]>;
  /** The first row alone has the red button. */
  isFirst: boolean;
}

/** A kind of work that waits: how many, how old, which one, and the button that opens it. */
export function WorkRow({ line: { label, icon: Icon }, kind, shown, oldest, isFirst }: WorkRowProps) {
  const { since, text, late } = oldest;
  const age = useServerTime((now) => waited(since, now));
  const title = useServerTime((now) => titleOf(kind, oldest, now));
  return (
    <li
      data-kind={kind}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-4 lg:min-h-21 lg:grid-cols-[2.5rem_minmax(0,1fr)_2.5rem_7rem_minmax(0,2.2fr)_6.5rem] lg:gap-x-4"
    >
      <span
        className={cn(
          "grid size-10 place-content-center rounded-md",
          late ? "bg-orange-tint text-orange" : "bg-salt text-text-2",
        )}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <Link to="/clients" search={listOf(kind)} className="touch text-long font-strong hover:text-blue">
        {label}
      </Link>
      <span className="text-end text-[1.625rem] leading-8 font-heavy tabular-nums max-lg:text-[1.375rem]">
        {count(shown)}
      </span>
      <p className="text-small max-lg:col-start-2 max-lg:flex max-lg:gap-1.5">
        <span className="text-text-2 lg:block">Oldest</span>
        <span className={cn("font-strong tabular-nums", late && "text-orange")}>
          {age}
          {late && <span className="sr-only">, late</span>}
        </span>
      </p>
      <p className="min-w-0 text-body max-lg:col-span-2 max-lg:col-start-2">
        <span translate="no" className="block truncate font-strong">
          {title}
        </span>
        {text !== null && <span className="block truncate text-small text-text-2">{text}</span>}
      </p>
      <Link
        to="/clients"
        search={placeOf(kind, oldest)}
        aria-label={`${PRESSES[kind]}: ${title}`}
        className={cn(
          buttonVariants({ variant: isFirst ? "press" : "plain" }),
          "max-lg:col-span-2 max-lg:col-start-2 max-lg:mt-1.5",
        )}
      >
        {PRESSES[kind]}
      </Link>
    </li>
  );
}
