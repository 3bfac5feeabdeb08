import { reply } from "@marsa/api-spec/client";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { laneControlTopic } from "@marsa/realtime/topics";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../lib/http/api.ts";
import { withRealtime } from "../link/connection.ts";

/** How often an operator says that he is here, ms; after 10 s of silence the lane stands still. */
const BEAT_MS = 3_000;

type Counts = Schema<"LaneCounts">;

/** What only the operators of a lane and the staff see beside it. */
export interface LaneDeskNow {
  /** Null until somebody told of it. */
  readonly desk: Schema<"LaneDesk"> | null;
  readonly counts: Counts;
  /** Whether the reader may not run this lane. */
  readonly barred: boolean;
  /** When the holder was last heard of, server ms; null: nobody holds it, or it is not known. */
  readonly seenAt: number | null;
  /** Whether the last sign of life was answered. */
  readonly heard: boolean;
  /** Says at once that one is here, and learns whose the desk is. */
  readonly beat: () => void;
}

const NOTHING: Counts = { maxima: [], online: 0, late: 0, missed: 0, refused: [] };
/** `of`: the lane that it is about. */
type Known = Omit<LaneDeskNow, "beat"> & { readonly of: number };
const unknown = (of: number): Known => ({
  of,
  desk: null,
  counts: NOTHING,
  barred: false,
  seenAt: null,
  heard: true,
});

/**
 * Holds the desk of one lane while mounted: says every 3 s that its reader is here, which makes a free desk his, and
 * follows `live.ctrl.{id}` for what the room does.
 * @param holds whether to say so; who only looks on hears the topic alone
 */
export function useLaneDesk(idQueue: number, holds: boolean): LaneDeskNow {
  const [known, setKnown] = useState<Known>(() => unknown(idQueue));
  const beating = useRef<() => void>(() => {});

  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tell = (change: Partial<Known>) => {
      if (!ended)
        setKnown((before) => ({ ...(before.of === idQueue ? before : unknown(idQueue)), ...change }));
    };

    async function beat(): Promise<void> {
      try {
        const signal = AbortSignal.timeout(BEAT_MS);
        const call = api.POST("/live/ctrl/presence", { body: { id_queue: idQueue }, signal });
        const { at, since, counts } = await reply(call);
        tell({ desk: at, counts, heard: true, seenAt: since === null ? null : Date.parse(since) });
      } catch (error) {
        const isBarred = error instanceof ApiProblem && error.code === "ROLE_FORBIDDEN";
        if (isBarred) clearInterval(timer);
        tell(isBarred ? { barred: true } : { heard: false });
      }
    }

    if (holds) {
      void beat();
      timer = setInterval(() => void beat(), BEAT_MS);
      beating.current = () => void beat();
    }
    const stop = withRealtime(({ client }) =>
      client.subscribe(laneControlTopic(idQueue), {
        event: (payload) => {
          const { desk, counts } = payload as Schema<"LaneControlEvent">;
          tell({ desk, counts });
        },
      }),
    );
    return () => {
      ended = true;
      clearInterval(timer);
      beating.current = () => {};
      stop();
    };
  }, [idQueue, holds]);

  const beat = useCallback(() => beating.current(), []);
  const { desk, counts, barred, seenAt, heard } = known.of === idQueue ? known : unknown(idQueue);
  return { desk, counts, barred: barred || !holds, seenAt, heard, beat };
}
