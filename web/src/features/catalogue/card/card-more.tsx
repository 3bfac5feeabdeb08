import { Ellipsis } from "lucide-react";
import { lazy, memo, Suspense, useState } from "react";
import { cn } from "../../../lib/cn.ts";
import type { LotCard } from "../queries.ts";

const CardMenu = lazy(async () => ({ default: (await import("./card-menu.tsx")).CardMenu }));

type LotKind = LotCard["kind"];

interface CardMoreProps {
  id: number;
  title: string;
  kind: LotKind;
  className: string;
}

/** The button of a card's menu; the menu loads with the press. */
export const CardMore = memo(function CardMore({ id, title, kind, className }: CardMoreProps) {
  const [wanted, setWanted] = useState(false);
  const button = (onClick?: () => void) => (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`More for ${title}`}
      className={cn(
        "touch grid size-9 place-content-center rounded-full bg-white text-ink hover:bg-salt max-md:size-11",
        className,
      )}
      {...(onClick && { onClick })}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={2} />
    </button>
  );
  if (!wanted) {
    return button(() => setWanted(true));
  }
  return (
    <Suspense fallback={button()}>
      <CardMenu id={id} title={title} kind={kind}>
        {button()}
      </CardMenu>
    </Suspense>
  );
});
