import { Link } from "@tanstack/react-router";
import { buttonVariants } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/cn.ts";
import type { CardAction as Action } from "./card-state.ts";
import { openDialog } from "../../../lib/dialogs/dialogs.ts";

interface CardActionProps {
  id: number;
  title: string;
  action: Action;
  /** Whether to leave out the currency, in a table. */
  short?: boolean;
  className?: string;
}

/** The main action of a lot: prepares a bid over the list, or opens the lot's page. */
export function CardAction({ id, title, action, short = false, className }: CardActionProps) {
  const { word, extra, look } = action;
  const classes = cn(
    buttonVariants({ variant: look === "urgent" || look === "answer" ? "press" : "plain" }),
    "z-10 outline-offset-2",
    look === "bid" && "hover:border-red hover:bg-red hover:text-white active:bg-red-pressed",
    className,
  );
  const brief = word.replace("AED ", "");
  // The label begins with the visible words, so that people can name the button by voice.
  const label = `${short ? brief : [word, extra].filter(Boolean).join(" ")}, ${title}`;
  const face = short ? (
    brief
  ) : (
    <>
      {word} {extra && <span className="font-normal text-text-2 tabular-nums">{extra}</span>}
    </>
  );
  if (look === "see" || look === "answer") {
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
