import { useLane } from "#/realtime/lanes/lanes.ts";
import { type LaneFace, laneFace } from "./lane-face.ts";

/**
 * Follows the lane of a lot that is in its turn. List events carry prices only, and no final call. Null until the lane
 * is known, and while another lot has its turn.
 */
export function useTurnFace(idQueue: number, idLot: number): LaneFace | null {
  const { lane, turn } = useLane(idQueue);
  return lane && turn?.id_auction === idLot ? laneFace({ lane, turn }) : null;
}
