import { keys } from "#/lib/http/query-keys.ts";

/** The keys of what the lane composer reads. */
export const composeKeys = {
  lanes: [...keys.staff("lanes"), "list"],
  lanesIn: (q: string, state: string | undefined) => [...keys.staff("lanes"), "list", q, state],
  lane: (id: number) => [...keys.staff("lanes"), "one", id],
  auctioneers: ["auctioneers"],
  eligible: (id: number, filter: object) => ["eligible", id, filter],
} as const;
