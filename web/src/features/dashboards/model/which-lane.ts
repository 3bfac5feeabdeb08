import type { Schema } from "@marsa/api-spec/client-problem";

type QueueCard = Pick<Schema<"QueueCard">, "id_queue" | "state" | "start">;

const NOW: readonly QueueCard["state"][] = ["running", "paused", "open"];

/** Returns the lane for a wall screen: the running one, else the next one; null: none is planned. */
export function laneToShow(lanes: readonly QueueCard[]): number | null {
  const running = NOW.flatMap((state) => lanes.filter((lane) => lane.state === state));
  return running[0]?.id_queue ?? nextLane(lanes)?.id_queue ?? null;
}

/** Returns the lane that starts next, other than `but`. */
export function nextLane<Card extends QueueCard>(
  lanes: readonly Card[],
  but: number | null = null,
): Card | undefined {
  return lanes
    .filter(({ state, id_queue: id }) => state === "scheduled" && id !== but)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0];
}
