import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { ROW_PX, type RowActions } from "./lane-lot-row.tsx";
import { RoomTabs } from "./room-tabs.tsx";

/** Height of the tabs above the list, px. */
const TABS_PX = 46;

/** Id of the lists of a phone, which its next lot opens. */
export const LISTS_ID = "lane-lists";

interface LaneListsProps extends RowActions {
  lane: LaneNow;
  onClose: () => void;
}

/** Phones: next lots, log, run and the reader's lots, in the place of the photo: clock, price and bids stay. */
export function LaneLists({ lane, onClose, ...actions }: LaneListsProps) {
  const box = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.focus();
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    const onPress = (event: KeyboardEvent) => press(event);
    element.addEventListener("keydown", onPress);
    return () => {
      observer.disconnect();
      element.removeEventListener("keydown", onPress);
    };
  }, []);
  return (
    <section
      ref={box}
      id={LISTS_ID}
      aria-label="Lots of the lane"
      tabIndex={-1}
      data-slot="lane-lists"
      className="overflow-y-auto overscroll-contain bg-white px-4 text-text outline-none lg:hidden"
    >
      <RoomTabs lane={lane} withNext height={Math.max(ROW_PX, height - TABS_PX)} {...actions} />
    </section>
  );
}
