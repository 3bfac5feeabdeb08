/** The reader's groups "One of these": asked, made and ended. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { needAed } from "@marsa/api-spec/money";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";

export type Group = Schema<"Group">;
export type GroupLot = Schema<"GroupLot">;

/** The contract's most lots of a group. */
export const MOST_LOTS = 10;

/** Returns the lots of a group that can still be won. */
export function aliveIn(group: Group | undefined): GroupLot[] {
  return group?.lots.filter(({ state }) => state === "asleep" || state === "awake") ?? [];
}

/**
 * POST /my/groups: a new group, or an active one with these lots in place of those that sleep.
 * @throws what the client throws
 */
export async function sendGroup(body: Schema<"GroupToMake">): Promise<void> {
  await command("/my/groups", body, "id_group");
  void queryClient.invalidateQueries({ queryKey: keys.balance });
}

/** POST /my/groups/end. @throws what the client throws */
export async function sendEnd(id: number): Promise<void> {
  await command("/my/groups/end", { id_group: id }, "id_group");
  void queryClient.invalidateQueries({ queryKey: keys.balance });
}

/** Returns what a maximum on a lot of this kind holds, AED. */
export function holdOf(max: number, kind: Schema<"Kind">, { deposit }: Schema<"Config">): number {
  const min = kind === "vehicle" ? deposit.min_vehicle : deposit.min_apartment;
  return needAed(max, { rate: deposit.rate, min });
}

/** What became of a lot of a group. */
export const STATE_WORDS: Readonly<Record<GroupLot["state"], string>> = {
  asleep: "Waits for its turn",
  awake: "Leads, or waits for the seller",
  beaten: "Outbid",
  passed: "Passed over: your maximum did not fit its price",
  closed: "Ended without you",
  won: "Won",
  cancelled: "Cancelled: you won another lot",
  left: "Left the group",
};
