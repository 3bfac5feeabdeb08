import { NextBest } from "#/components/lot/next-best.tsx";
import { Sheet, SheetContent, SheetTitle } from "#/components/ui/sheet.tsx";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { useLot } from "#/realtime/lots/live.ts";

/** The three next best lots after a lot of the lane was lost, over the room. */
export function NextBestSheet({ lot, onClose }: { lot: LaneLot; onClose: () => void }) {
  const { mine } = useLot(lot.id_auction, lot.live);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined} returnTo="main" className="md:inset-x-0 md:mx-auto md:w-120">
        <SheetTitle className="sr-only">Next best after {lot.title}</SheetTitle>
        <div className="p-5 max-lg:px-4">
          <NextBest id={lot.id_auction} amount={mine?.max ?? null} />
        </div>
      </SheetContent>
    </Sheet>
  );
}
