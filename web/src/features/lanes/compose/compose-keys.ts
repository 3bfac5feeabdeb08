/** The keys of what the lane composer reads. */
export const composeKeys = {
  lanes: ["composed-lanes"],
  lanesIn: (q: string, state: string | undefined) => ["composed-lanes", q, state],
  lane: (id: number) => ["composed-lane", id],
  auctioneers: ["auctioneers"],
  eligible: (id: number, filter: object) => ["eligible", id, filter],
} as const;
