import type { ModerationRow } from "./queries.ts";

type WaitingLot = {
  readonly lot: Pick<ModerationRow["lot"], "id_auction">;
  readonly claim: ModerationRow["claim"];
};

/** The lot to open after this one: the next that no colleague has, from the top again at the end; null: none. */
export function nextLot(rows: readonly WaitingLot[], id: number): number | null {
  const place = rows.findIndex((row) => row.lot.id_auction === id);
  const after = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  return after.find(({ claim }) => claim === null || claim.mine)?.lot.id_auction ?? null;
}
