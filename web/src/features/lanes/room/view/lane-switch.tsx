import { laneFace } from "#/components/lane/lane-face.ts";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { useLane } from "#/realtime/lanes/lanes.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { useLot } from "#/realtime/lots/live.ts";

interface LaneSwitchProps {
  ids: readonly number[];
  here: number;
  onLane: (id: number) => void;
}

/** The lanes that run at the same time. All are followed, so a switch loses nothing. */
export function LaneSwitch({ ids, here, onLane }: LaneSwitchProps) {
  if (ids.length < 2) return null;
  return (
    <nav
      aria-label="Running lanes"
      data-slot="lane-switch"
      className="flex gap-px overflow-x-auto border-b border-ink-3 bg-ink-2 [scrollbar-width:none]"
    >
      {ids.map((id) => (
        <LaneTab key={id} id={id} here={id === here} onPress={() => onLane(id)} />
      ))}
    </nav>
  );
}

/** Brings the tab of the reader's lane into a narrow window. */
function showTab(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: "nearest", inline: "center" });
}

function LaneTab({ id, here, onPress }: { id: number; here: boolean; onPress: () => void }) {
  const now = useLane(id);
  const { lane, turn, current } = now;
  if (!lane) return null;
  const { word, look } = laneFace({ lane, turn });
  return (
    <button
      type="button"
      aria-current={here ? "true" : undefined}
      ref={here ? showTab : undefined}
      className={cn(
        "flex h-11 shrink-0 items-center gap-3 border-b-3 px-6 text-small whitespace-nowrap tabular-nums max-lg:px-4",
        here ? "border-white font-strong text-white" : "border-transparent text-on-ink-2 hover:text-white",
      )}
      onClick={onPress}
    >
      {lane.name}
      <span className={cn("font-normal", look === "final_call" ? "text-on-ink-orange" : "text-on-ink-2")}>
        {word}
      </span>
      {current && <TabPrice lot={current} here={here} />}
    </button>
  );
}

function TabPrice({ lot, here }: { lot: LaneLot; here: boolean }) {
  const { live, status } = useLot(lot.id_auction, lot.live);
  return (
    <span
      className={cn(
        "font-normal",
        status === "leading"
          ? "text-on-ink-green"
          : status === "outbid"
            ? "text-on-ink-orange"
            : "text-on-ink-2",
      )}
    >
      AED {money(live.price ?? live.start_price)}
      {/* The room of this lane says it itself. */}
      {!here && status === "leading" && ", you lead"}
      {!here && status === "outbid" && ", outbid"}
    </span>
  );
}
