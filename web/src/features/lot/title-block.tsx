import { memo } from "react";
import { Heart } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { useWatch } from "#/components/lot/watch.ts";
import { titleLine } from "./facts.ts";
import { RemindButton } from "./remind-button.tsx";
import { ShareButton } from "./share-button.tsx";

/** Title, number and place; share and watch buttons on wide screens (phones have them on the photo). */
export const TitleBlock = memo(function TitleBlock({ lot, wide }: { lot: Lot; wide: boolean }) {
  return (
    <header className="flex items-start justify-between gap-6 pt-4">
      <div className="min-w-0">
        <h1 translate="no" className="own-way text-h1 text-balance max-lg:text-[1.375rem] max-lg:leading-7">
          {lot.title}
        </h1>
        <p className="mt-1 text-long text-text-2 tabular-nums max-lg:text-body">{titleLine(lot, wide)}</p>
      </div>
      {wide && (
        <div className="flex shrink-0 gap-2">
          <RemindButton lot={lot} />
          <ShareButton lot={lot} />
          <WatchButton lot={lot} />
        </div>
      )}
    </header>
  );
});

function WatchButton({ lot }: { lot: Lot }) {
  const { on, toggle } = useWatch(lot.id_auction, lot.title);
  return (
    <Button size="sm" aria-pressed={on} data-key="f" aria-keyshortcuts="f" onClick={toggle}>
      <Heart aria-hidden size={16} strokeWidth={1.75} fill={on ? "currentColor" : "none"} />
      {on ? "Watching" : "Watch"}
    </Button>
  );
}
