import { money } from "@marsa/api-spec/amounts";
import { cn } from "#/lib/cn.ts";
import { halfStepAsk, twoStepAsk } from "#/features/lanes/console/model/commands/asks.ts";
import type { Acts } from "#/features/lanes/console/model/commands/use-acts.ts";
import { type DeskView, isBidding } from "#/features/lanes/console/model/desk/desk-view.ts";

interface AskKeysProps {
  view: DeskView;
  onAsk: Acts["setAsk"];
  className?: string;
}

/** The ask of the next bid: half a step, two steps, or a typed amount. */
export function AskKeys({ view: { live, turn, desk }, onAsk, className }: AskKeysProps) {
  if (!live) return null;
  const half = halfStepAsk(live);
  const can = desk === "mine" && isBidding(turn?.phase);
  const keys = [
    {
      key: "−",
      shortcut: "-",
      to: "half",
      word: half === null ? "Half a step" : money(half),
      can: can && half !== null,
    },
    { key: "+", shortcut: "+", to: "two", word: money(twoStepAsk(live)), can },
    { key: "K", shortcut: "K", to: "typed", word: "Type an ask", can },
  ] as const;
  return (
    <p className={cn("flex flex-wrap items-center gap-2", className)}>
      {keys.map((each) => (
        <button
          key={each.key}
          type="button"
          data-ask={each.to}
          aria-disabled={!each.can || undefined}
          aria-keyshortcuts={each.shortcut}
          onClick={() => onAsk(each.to)}
          className={cn(
            "flex h-8 items-center gap-2 rounded-md border border-ink-line px-2 text-body font-strong whitespace-nowrap tabular-nums focus-visible:outline-on-ink-blue max-lg:h-11",
            each.can ? "text-white hover:bg-ink-3" : "cursor-not-allowed text-on-ink-3",
          )}
        >
          <kbd
            aria-hidden
            className="grid size-5 place-content-center rounded-sm border border-current font-sans text-tag"
          >
            {each.key}
          </kbd>
          {each.to !== "typed" && <span className="sr-only">Ask </span>}
          {each.word}
        </button>
      ))}
      <span className="ms-1 text-body text-on-ink-2 tabular-nums max-xl:hidden">Step {money(live.step)}</span>
    </p>
  );
}
