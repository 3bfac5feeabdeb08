import { Button } from "#/components/ui/button.tsx";
import type { Only } from "./queries.ts";

const CHOICES = [
  ["all", "All"],
  ["unread", "Unread"],
  ["outbid", "Outbid"],
  ["ending", "Ending soon"],
  ["won", "Results"],
  ["offers", "Offers"],
  ["money", "Money"],
  ["searches", "Searches"],
  ["account", "Account"],
] as const satisfies readonly (readonly [Only, string])[];

interface KindChipsProps {
  only: Only;
  unread: number;
  onChange: (only: Only) => void;
}

/** The filter of the list: everything, unread notices, or one kind. The chips scroll sideways. */
export function KindChips({ only, unread, onChange }: KindChipsProps) {
  return (
    <fieldset
      aria-label="Show"
      className="flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:px-6"
    >
      {CHOICES.map(([choice, words]) => (
        <Button
          key={choice}
          size="sm"
          className="aria-pressed:border-blue aria-pressed:bg-blue-tint aria-pressed:text-blue-deep"
          aria-pressed={only === choice}
          onClick={() => onChange(choice)}
        >
          {words}
          {choice === "unread" && unread > 0 && <span className="font-normal tabular-nums">{unread}</span>}
        </Button>
      ))}
    </fieldset>
  );
}
