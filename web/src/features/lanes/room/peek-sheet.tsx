import { Sheet, SheetContent, SheetHeader, SheetTitle } from "../../../components/ui/sheet.tsx";
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
        </SheetHeader>
        <div className="px-4 pb-6">
          <RoomTabs lane={lane} withNext height={Math.round(innerHeight * 0.62)} {...actions} />
        </div>
      </SheetContent>
    </Sheet>
  );
}
