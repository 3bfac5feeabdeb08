import { Sheet, SheetContent, SheetHeader, SheetTitle } from "../../../components/ui/sheet.tsx";
import { laneFace } from "../../../components/lane/lane-face.ts";
import { Ring } from "../../../components/lane/ring.tsx";
import { money } from "@marsa/api-spec/amounts";
import type { LaneLot } from "../../../realtime/lanes/lanes-store.ts";
import { useLot } from "../../../realtime/lots/live.ts";
import type { LaneNow } from "../../../realtime/lanes/lanes.ts";
import type { RowActions } from "./lane-lot-row.tsx";
import { RoomTabs } from "./room-tabs.tsx";

interface PeekSheetProps extends RowActions {
  lane: LaneNow;
  onClose: () => void;
}

/** The phone's sheet over the current lot: next lots, log, run, the reader's lots. */
export function PeekSheet({ lane, onClose, ...actions }: PeekSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined} className="h-[82dvh]">
        <SheetHeader>
          <SheetTitle>{lane.lane?.name}</SheetTitle>
          {lane.current && <CurrentPrice lane={lane} lot={lane.current} />}
        </SheetHeader>
        <div className="px-4 pb-6">
          <RoomTabs lane={lane} withNext height={Math.round(innerHeight * 0.62)} {...actions} />
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** The price and the clock of the current lot, which the sheet covers. */
function CurrentPrice({ lane: { lane, turn }, lot }: { lane: LaneNow; lot: LaneLot }) {
  const { live, status } = useLot(lot.id_auction, lot.live);
  if (!lane) return null;
  const { word, deadline, totalMs, inRing } = laneFace({ lane, turn });
  const mine = status === "leading" ? " · you lead" : status === "outbid" ? " · outbid" : "";
  return (
    <p data-slot="price-above-lists" className="flex items-center gap-3 text-body tabular-nums">
      <Ring
        deadline={deadline}
        totalMs={totalMs}
        text={inRing}
        className="size-[1em] text-[2.75rem] leading-none"
      />
      <span>
        {word} · <strong className="font-strong">AED {money(live.price ?? live.start_price)}</strong>
        {mine}
      </span>
    </p>
  );
}
