import { ApiProblem } from "@marsa/api-spec/client-problem";
import type { Draft, Fields } from "../draft/queries.ts";

/** A photo on the server. `turn` grows in the order of the plan. */
export interface Arrived {
  readonly id: number;
  readonly turn: number;
}

/** The calls of one draft. */
export interface DraftCalls {
  readonly read: () => Promise<Draft>;
  readonly save: (fields: Fields, version: number) => Promise<Draft>;
}

/** How often another device may save in between. */
const MOST_TRIES = 4;

/**
 * Adds photos behind those of a draft, in their turn. Photos that are there already keep to their turn too.
 * @throws what the client throws; STALE when others save the draft again and again
 */
export async function addPhotos(arrived: readonly Arrived[], { read, save }: DraftCalls): Promise<Draft> {
  const mine = arrived.toSorted((a, b) => a.turn - b.turn).map(({ id }) => id);
  for (let tries = 1; ; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- each try begins with the newest draft
    const { fields, version } = await read();
    const others = (fields.photos ?? []).filter((id) => !mine.includes(id));
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next try follows a refusal
      return await save({ ...fields, photos: [...others, ...mine] }, version);
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.code === "STALE";
      if (!isStale || tries === MOST_TRIES) throw error;
    }
  }
}
