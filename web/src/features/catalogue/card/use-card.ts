import { inLastMinutes } from "#/lib/format/countdown.ts";
import { money } from "@marsa/api-spec/amounts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { type LotNow, useLot } from "#/realtime/lots/live.ts";
import { type Phase, usePhase } from "#/realtime/lots/phase.ts";
import { useWatch, type Watch } from "#/components/lot/watch.ts";
import { useAnswerDue } from "#/realtime/lots/offers-to-answer.ts";
import { type CardState, cardState } from "./card-state.ts";
import type { LotCard } from "../model/list/queries.ts";
import { useConfig } from "#/lib/http/queries.ts";

export interface CardNow {
  readonly lot: LotNow;
  readonly phase: Phase;
  readonly watch: Watch;
  readonly state: CardState;
  /** Its facts in one line: "1,284 sqft · AED 1,129 a sqft · Dubai Marina". */
  readonly words: string;
}

/**
 * Returns the current state of a lot in a list, and the parts of its card or row. `windowMs`: closing window of its
 * kind.
 */
export function useCard(card: LotCard, windowMs: number): CardNow {
  const lot = useLot(card.id_auction, card.live);
  const { phase, paused } = usePhase(lot.live);
  const last = useServerTime((now) => inLastMinutes(toMs(lot.live.end) - now, windowMs));
  const watch = useWatch(card.id_auction, card.title);
  const answerBy = useAnswerDue(card.id_auction, lot.status === "awaiting_decision");
  const facts = {
    id: card.id_auction,
    ...lot,
    phase,
    paused,
    last,
    inLane: card.in_lane,
    windowMs,
    answerBy,
  };
  const state = cardState(facts);
  return { lot, phase, watch, state, words: factWords(card, lot.live) };
}

/** Returns the facts of a lot in one line; of an apartment its present price per sqft in place of the floor. */
export function factWords(
  { facts, area }: Pick<LotCard, "facts" | "area">,
  { price, start_price: start }: Pick<LotNow["live"], "price" | "start_price">,
): string {
  if (area === null) return facts.join(" · ");
  const perSqft = `AED ${money(Math.round((price ?? start) / area))} a sqft`;
  return [facts[0], perSqft, facts.at(-1)].join(" · ");
}

/** Closing windows, ms. Before the configuration is known no lot counts as in its last minutes. */
export function useClosingWindows(): Record<LotCard["kind"], number> {
  const closing = useConfig()?.closing;
  return {
    vehicle: (closing?.window_vehicle_s ?? 0) * 1000,
    apartment: (closing?.window_apartment_s ?? 0) * 1000,
  };
}
