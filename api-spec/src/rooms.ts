/** Areas of an apartment's rooms. */
import type { components } from "../generated/api.d.ts";

export type Room = components["schemas"]["Room"];

const SQFT_PER_M2 = 10.763_910_4;

/** Returns the area of a room in whole square feet. */
export const roomSqft = ({ width, length }: Room): number => Math.round(width * length * SQFT_PER_M2);

/** Whether a room counts in the area of its apartment; a balcony is extra. */
export const isInside = ({ kind }: Room): boolean => kind !== "balcony";

/** Returns what the rooms inside leave of an area: walls and corridor, sqft; negative where they are larger than it. */
export function sqftLeft(area: number, rooms: readonly Room[]): number {
  const inside = rooms.filter(isInside).reduce((sum, room) => sum + roomSqft(room), 0);
  return Math.round((area - inside) * 100) / 100;
}
