import { lazy, memo, Suspense, useState } from "react";
import type { LotCard } from "../model/list/queries.ts";

const CardMenu = lazy(async () => ({ default: (await import("./card-menu.tsx")).CardMenu }));

type LotKind = LotCard["kind"];

interface CardMoreProps {
  id: number;
  title: string;
  kind: LotKind;
}

/** The button of a card's menu; the menu loads with the press. */
export const CardMore = memo(function CardMore({ id, title, kind }: CardMoreProps) {
  const [wanted, setWanted] = useState(false);
  const button = (onClick?: () => void) => (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`More for ${title}`}
      className="icon icon-ellipsis touch z-10 -my-1.25 -me-1.25 grid h-7 w-7 shrink-0 place-content-center rounded-md text-text-2 [--icon-size:18px] hover:bg-salt hover:text-ink"
      {...(onClick && { onClick })}
    />
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
