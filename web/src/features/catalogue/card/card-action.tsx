import { Link } from "@tanstack/react-router";
import { money } from "@marsa/api-spec/amounts";
import { buttonVariants } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import type { CardAction as Action } from "./card-state.ts";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import type { ShownPrices } from "./shown-prices.ts";

interface CardActionProps {
  id: number;
  title: string;
  action: Action;
  pays: ShownPrices["pays"];
  /** Whether there is room for short words only, in a table. */
  short?: boolean;
  className?: string;
}

/** The main action of a lot, with what one pays then: prepares a bid over the list, or opens the lot's page. */
export function CardAction({ id, title, action, pays, short = false, className }: CardActionProps) {
  const { amount, look } = action;
  const isMaximum = look === "see";
  const word = amount === null || (short && isMaximum) ? action.word : `${action.word} ${money(amount)}`;
  const classes = cn(
    buttonVariants({ variant: look === "urgent" || look === "answer" ? "press" : "plain" }),
    "z-10 flex-col gap-0 leading-tight outline-offset-2",
    look === "bid" && "group hover:border-red hover:bg-red hover:text-white active:bg-red-pressed",
    className,
  );
  const sum = amount === null || !pays ? null : payWords(pays(amount), isMaximum, short);
  // The label begins with the visible words, so that people can name the button by voice.
  const label = `${[word, sum].filter(Boolean).join(" ")}, ${title}`;
  const face = (
    <>
      {word}{" "}
      {sum !== null && (
        <span
          className={cn(
            "text-small font-normal tabular-nums",
            look !== "urgent" && "text-text-2 group-hover:text-white",
          )}
        >
          {sum}
        </span>
      )}
    </>
  );
  if (isMaximum || look === "answer") {
    return (
      <Link to="/auction/$id" params={{ id: String(id) }} aria-label={label} className={classes}>
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className={classes}
      onClick={() => openDialog("quick-bid", { id })}
    >
      {face}
    </button>
  );
}

/** "You pay 183,179"; of a maximum "You pay 193,179 at most", or short "At most 193,179". */
function payWords(aed: number, isMaximum: boolean, short: boolean): string {
  if (isMaximum && short) return `At most ${money(aed)}`;
  return `You pay ${money(aed)}${isMaximum ? " at most" : ""}`;
}
