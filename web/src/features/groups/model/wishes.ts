/** What the reader asks for in the form of a group: lots with their maximums. */
import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { refusalOf } from "#/lib/http/refusal.ts";
import { type LotNow, useLots } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { aliveIn, type Group } from "./queries.ts";

/** A lot and its maximum, as the reader typed it. */
export interface Wish {
  readonly lot: Lot;
  readonly max: number | null;
  readonly text: string;
  /** Whether it leads already: its maximum is raised on its page. */
  readonly leads: boolean;
}

/** What the reader asks for. */
export interface Made {
  readonly all: readonly Wish[];
  /** The wishes with an amount. */
  readonly chosen: readonly Wish[];
  readonly maxima: readonly { readonly kind: Schema<"Kind">; readonly max: number }[];
  /** What is held for these lots already, AED. */
  readonly held: number;
}

/** What the reader asks for: what they typed, what the group has, and what they lead. */
export function useWishes(
  lots: readonly Lot[],
  own: Group | undefined,
  typed: Readonly<Record<number, string>>,
): Made {
  const now = useLots(lots);
  const alive = aliveIn(own);
  const all = lots.map((lot, place) => {
    const kept = alive.find(({ id_auction: id }) => id === lot.id_auction)?.max;
    return wishOf(lot, now[place]!, typed[lot.id_auction] ?? (kept ? money(kept) : ""));
  });
  const chosen = all.filter(({ text }) => text !== "");
  const maxima = chosen.flatMap(({ lot, max }) => (max === null ? [] : { kind: lot.kind, max }));
  return { all, chosen, maxima, held: heldFor(own, lots, now) };
}

/** Returns the wish of a lot with this text; a lead stands with its maximum, or with the price it was bid at by hand. */
export function wishOf(
  lot: Lot,
  { status, mine, live }: Pick<LotNow, "status" | "mine" | "live">,
  text: string,
): Wish {
  if (status !== "leading") return { lot, leads: false, text, max: priceIn(text) };
  const max = mine?.max ?? live.price;
  return { lot, leads: true, text: money(max ?? 0), max };
}

/** Returns what is held for these lots already, AED: by the group, and for a lead that is not in it. */
export function heldFor(own: Group | undefined, lots: readonly Lot[], now: readonly LotNow[]): number {
  const alive = aliveIn(own);
  const outside = lots.map(({ id_auction: id }, place) => {
    const { status, mine } = now[place]!;
    const isLead = status === "leading" && alive.every((one) => one.id_auction !== id);
    return isLead ? (mine?.hold ?? 0) : 0;
  });
  return outside.reduce((sum, aed) => sum + aed, own?.hold ?? 0);
}

/** Returns the sentences of a refusal about the maximum of a lot. */
export function errorsByLot(error: unknown, chosen: readonly Wish[]): (readonly [id: number, why: string])[] {
  const { fields } = refusalOf(error);
  return chosen.flatMap(({ lot }, place) => {
    const why = fields[`lots.${place}.max`];
    return why === undefined ? [] : [[lot.id_auction, why] as const];
  });
}
