import { Link } from "@tanstack/react-router";
import { buttonVariants } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/cn.ts";
import type { CardAction as Action } from "./card-state.ts";
import { openDialog } from "../../../lib/dialogs/dialogs.ts";

interface CardActionProps {
  id: number;
  title: string;
  action: Action;
  /** In a table the currency goes without saying. */
  short?: boolean;
  className?: string;
}

/** The one thing to do: a bid is prepared over the list, everything else is on the lot's page. */
export function CardAction({ id, title, action, short = false, className }: CardActionProps) {
  const { word, aside, look } = action;
  const classes = cn(
    buttonVariants({ variant: look === "urgent" ? "press" : "plain" }),
    "z-10 outline-offset-2",
    look === "bid" && "hover:border-red hover:bg-red hover:text-white active:bg-red-pressed",
    className,
  );
  const brief = word.replace("AED ", "");
  // What is read out begins with what is seen: that is how one speaks to a button.
  const label = `${short ? brief : [word, aside].filter(Boolean).join(" ")}, ${title}`;
  const face = short ? (
    brief
  ) : (
    <>
      {word} {aside && <span className="font-normal text-text-2 tabular-nums">{aside}</span>}
    </>
  );
  if (look === "see") {
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
