/** Chooses a bot's bid in a live lane. */
import type { LotInRoom } from "../../scenes/bots.ts";
import type { Random } from "../../scenes/seed/random.ts";
import { bidOn, type BotBid, type Manner, type Scenery } from "./choose.ts";
import { interestInRoom } from "./worth.ts";

/** In a lane the first bids are large, and shrink as the limits come near. */
const BOLD: Omit<Manner, "interest"> = { extraSteps: 1, stride: 0.35, storesMaximum: 0.06 };
/** Before its turn a lot takes stored maxima only. */
const AHEAD: Omit<Manner, "interest"> = { extraSteps: 0, stride: 0, storesMaximum: 1 };
/** Probability of a bid on an upcoming lot. */
const LOOKS_AHEAD = 0.2;

/** Returns the next bid of any bot in a live lane: on the current lot, sometimes a maximum on an upcoming one. */
export function chooseInRoom(
  lots: readonly LotInRoom[],
  scenery: Pick<Scenery, "bots" | "seed" | "terms">,
  random: Random,
): BotBid[] {
  const on = (lot: LotInRoom | undefined, manner: Omit<Manner, "interest">) =>
    lot && bidOn(lot, { ...manner, interest: interestInRoom(scenery.seed, lot.id) }, scenery, random);
  const now = on(
    lots.find(({ isCurrent }) => isCurrent),
    BOLD,
  );
  const coming = lots.filter(({ isCurrent }) => !isCurrent);
  const ahead = coming.length > 0 && random.chance(LOOKS_AHEAD) ? on(random.pick(coming), AHEAD) : null;
  return [now, ahead?.mode === "max" ? ahead : null].filter((bid) => bid != null);
}
