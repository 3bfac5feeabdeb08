import { reply } from "@marsa/api-spec/client";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { laneControlTopic } from "@marsa/realtime/topics";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#/lib/http/api.ts";
import { withRealtime } from "../link/connection.ts";

/** Interval of an operator's sign of life, ms; after 10 s without one the lane pauses. */
const BEAT_MS = 3_000;

type Counts = Schema<"LaneCounts">;

/** The state of the desk, for operators of the lane and the staff. */
export interface LaneDeskNow {
  /** Null until it is known. */
  readonly desk: Schema<"LaneDesk"> | null;
  readonly counts: Counts;
  /** From this amount (AED) the seller of the lot in its turn lets it go, for the holder of the desk; null: not given. */
  readonly authority: number | null;
  /** Whether that seller decides about a bid below the minimum price. */
  readonly subject: boolean;
  /** Whether the reader may not run this lane. */
  readonly barred: boolean;
  /** The last sign of life of the holder, server ms; null: nobody holds the desk, or it is not known. */
  readonly seenAt: number | null;
  /** Whether the last sign of life was answered. */
  readonly answered: boolean;
  /** Sends a sign of life at once, and reads who holds the desk. */
  readonly beat: () => void;
}

const NOTHING: Counts = {
  maxima: [],
  online: 0,
  watching: 0,
  late: 0,
  missed: 0,
  refused: [],
  over_minimum: null,
};
/** `of`: the lane. */
type Known = Omit<LaneDeskNow, "beat"> & { readonly of: number };
const unknown = (of: number): Known => ({
  of,
  desk: null,
  counts: NOTHING,
  authority: null,
  subject: true,
  barred: false,
  seenAt: null,
  answered: true,
});

/**
 * Holds the desk of one lane, or its clerk's seat, while mounted. Sends a sign of life every 3 s, which takes a free
 * desk, and follows `live.ctrl.{id}` for the events of the lane. A spectator only follows the topic.
 */
export function useLaneDesk(
  idQueue: number,
  me: Pick<Schema<"Me">, "id_user" | "roles"> | null | undefined,
): LaneDeskNow {
  const [known, setKnown] = useState<Known>(() => unknown(idQueue));
  const isAuctioneer = me?.roles.includes("auctioneer") ?? false;
  const isClerk = me != null && known.of === idQueue && known.desk?.clerk?.id_user === me.id_user;
  const holds = isAuctioneer || isClerk;
  const beating = useRef<() => void>(() => {});

  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const update = (change: Partial<Known>) => {
      if (!ended)
        setKnown((before) => ({ ...(before.of === idQueue ? before : unknown(idQueue)), ...change }));
    };

    async function beat(): Promise<void> {
      try {
        const signal = AbortSignal.timeout(BEAT_MS);
        const call = api.POST("/live/ctrl/presence", { body: { id_queue: idQueue }, signal });
        const { at, since, counts, authority = null, subject = true } = await reply(call);
        update({
          desk: at,
          counts,
          authority,
          subject,
          answered: true,
          seenAt: since === null ? null : Date.parse(since),
        });
      } catch (error) {
        const isBarred = error instanceof ApiProblem && error.code === "ROLE_FORBIDDEN";
        if (isBarred) clearInterval(timer);
        update(isBarred ? { barred: true } : { answered: false });
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
          update({ desk, counts });
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
  const { desk, counts, authority, subject, barred, seenAt, answered } =
    known.of === idQueue ? known : unknown(idQueue);
  return { desk, counts, authority, subject, barred: barred || !holds, seenAt, answered, beat };
}
