import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { type Composed, composedOf, type Queue, samePart, type Timers } from "./composed.ts";

export interface Saved {
  /** The lane as saved so far, from which the next save starts. */
  readonly queue: Queue;
  /** The error that stopped the save; null when all is saved. */
  readonly error: unknown;
}

/** One step of a save, on the lane so far. */
type SaveStep = (queue: Queue) => Promise<Queue>;

/**
 * Saves the differences: name, place, start and times in one call, then the operators, then the run. Each call names
 * its version, so that it never overwrites another save.
 */
export async function saveLane(base: Queue, mine: Composed): Promise<Saved> {
  let queue = base;
  try {
    for (const step of stepsFor(base, mine)) {
      // oxlint-disable-next-line no-await-in-loop -- each needs the version of the one before
      queue = await step(queue);
    }
  } catch (error) {
    return { queue, error };
  }
  return { queue, error: null };
}

const at = ({ id_queue, version }: Queue) => ({ id_queue, version });

function stepsFor(base: Queue, mine: Composed): SaveStep[] {
  const before = composedOf(base);
  const head = headChange(before, mine);
  return [
    ...(head === null
      ? []
      : [
          (queue: Queue) => reply(api.POST("/backoffice/queues/update", { body: { ...at(queue), ...head } })),
        ]),
    ...(samePart("operators", before, mine)
      ? []
      : [
          (queue: Queue) =>
            reply(
              api.POST("/backoffice/queues/operators", {
                body: { ...at(queue), operators: [...mine.operators] },
              }),
            ),
        ]),
    ...(samePart("lots", before, mine)
      ? []
      : [
          (queue: Queue) =>
            reply(api.POST("/backoffice/queues/lots", { body: { ...at(queue), lots: [...mine.lots] } })),
        ]),
  ];
}

type Head = Partial<Pick<Schema<"Queue">, "name" | "place" | "start" | "timers">> & {
  readonly room?: boolean;
  readonly hammer?: Composed["hammer"];
};

function headChange(before: Composed, mine: Composed): Head | null {
  const start = fromDubaiInput(mine.start);
  const head: Head = {
    ...(!samePart("name", before, mine) && { name: mine.name.trim() }),
    ...(!samePart("place", before, mine) && { place: mine.place.trim() }),
    ...(!samePart("start", before, mine) && start !== null && { start }),
    ...(!samePart("room", before, mine) && { room: mine.room, hammer: mine.hammer }),
    // The form has checked that each field has a number.
    ...(!samePart("timers", before, mine) && { timers: mine.timers as Timers }),
  };
  return Object.keys(head).length === 0 ? null : head;
}

/** Makes a draft; returns its lane. */
export function createLane(head: { name: string; place: string; start: string }): Promise<Queue> {
  return reply(api.POST("/backoffice/queues/create", { body: head }));
}

export function publishLane({ id_queue, version }: Queue): Promise<Queue> {
  return reply(api.POST("/backoffice/queues/publish", { body: { id_queue, version } }));
}

export function cancelLane({ id_queue, version }: Queue, reason: string): Promise<Queue> {
  return reply(api.POST("/backoffice/queues/cancel", { body: { id_queue, version, reason } }));
}
