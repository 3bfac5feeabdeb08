import { useEffect } from "react";
import { LaneClock } from "#/components/lane/ring.tsx";
import { laneFace } from "#/components/lane/lane-face.ts";
import { StateBlock } from "#/components/lane/state-block.tsx";
import { type LaneNow, useLane } from "#/realtime/lanes/lanes.ts";
import { LaneTurnToCome } from "./lane-turn-to-come.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

interface LaneTurnProps {
  bidding: BiddingState;
  idQueue: number;
}

/** The turn of a lot on its own page: the lane's state and clock. */
export function LaneTurn({ bidding, idQueue }: LaneTurnProps) {
  const now = useTurn(bidding, idQueue);
  if (!now.lane || !now.turn) return <LaneTurnToCome />;
  return (
    <StateBlock
      face={laneFace({ lane: now.lane, turn: now.turn })}
      stale={now.link === "reconnecting"}
      className="min-h-29 px-5 py-3 max-lg:min-h-25 max-lg:px-4"
    />
  );
}

/** The turn in one line, for a phone. */
export function LaneTurnLine({ bidding, idQueue }: LaneTurnProps) {
  const { turn } = useTurn(bidding, idQueue);
  return turn && <LaneClock idQueue={idQueue} className="text-[1.75rem]" />;
}

/** Follows the lane; its turn is null once another lot has the turn. Reports the final call to the panel. */
function useTurn(
  { lot, setFinalCall }: BiddingState,
  idQueue: number,
): Pick<LaneNow, "lane" | "turn" | "link"> {
  const { lane, turn, link } = useLane(idQueue);
  const mine = turn?.id_auction === lot.id_auction ? turn : null;
  const finalCall = mine?.phase === "final_call";
  useEffect(() => setFinalCall(finalCall), [finalCall, setFinalCall]);
  return { lane, turn: mine, link };
}
