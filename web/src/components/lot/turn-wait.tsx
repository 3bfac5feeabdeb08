import { useQuery } from "@tanstack/react-query";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { queuesQuery } from "#/realtime/lanes/queues-query.ts";
import { waitingWord } from "../lane/delay.ts";

/** When a lot of a lane comes up, after the lane's advertised start: "soon", or that the lane is delayed. */
export function TurnWait({ idQueue }: { idQueue: number }) {
  const { data } = useQuery(queuesQuery);
  const lane = data?.find(({ id_queue: id }) => id === idQueue) ?? null;
  return useServerTime((now) => waitingWord(lane, now));
}
