import { useLane } from "../../realtime/lanes/lanes.ts";
import { type LaneFace, laneFace } from "./lane-face.ts";

/**
 * Follows the lane that a lot of a list is called up in. Lists hear hints of prices alone, and of a final call nothing.
 * Null until the lane is known, and when another lot has its turn.
 */
export function useTurnFace(idQueue: number, idLot: number): LaneFace | null {
  const { lane, turn } = useLane(idQueue);
  return lane && turn?.id_auction === idLot ? laneFace({ lane, turn }) : null;
}
