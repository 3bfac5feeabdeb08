/** What the reader asks for in the form of a group: lots with their maximums. */
import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { refusalOf } from "#/lib/http/refusal.ts";
import { useLots } from "#/realtime/lots/live.ts";
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
}

/** What the reader asks for: what they typed, what the group has, and what they lead. */
export function useWishes(
  lots: readonly Lot[],
  own: Group | undefined,
  typed: Readonly<Record<number, string>>,
): Made {
  const now = useLots(lots);
  const alive = aliveIn(own);
  const all = lots.map((lot, place): Wish => {
    const id = lot.id_auction;
    const { status, mine } = now[place]!;
    const leads = status === "leading";
    const known = leads ? mine?.max : alive.find((one) => one.id_auction === id)?.max;
    const text = leads ? money(known ?? 0) : (typed[id] ?? (known ? money(known) : ""));
    return { lot, leads, text, max: leads ? (known ?? null) : priceIn(text) };
  });
  const chosen = all.filter(({ text }) => text !== "");
  const maxima = chosen.flatMap(({ lot, max }) => (max === null ? [] : { kind: lot.kind, max }));
  return { all, chosen, maxima };
}

/** Returns the sentences of a refusal about the maximum of a lot. */
export function errorsByLot(error: unknown, chosen: readonly Wish[]): (readonly [id: number, why: string])[] {
  const { fields } = refusalOf(error);
  return chosen.flatMap(({ lot }, place) => {
    const why = fields[`lots.${place}.max`];
    return why === undefined ? [] : [[lot.id_auction, why] as const];
  });
}
