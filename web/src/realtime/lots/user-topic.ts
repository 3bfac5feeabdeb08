import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { userTopic } from "@marsa/realtime/topics";
import { useEffect, useEffectEvent } from "react";
import { api } from "#/lib/http/api.ts";
import { balanceQuery, useMe } from "#/lib/http/queries.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { withRealtime } from "../link/connection.ts";
import { live } from "./live.ts";

type Me = Schema<"Me">;
type UserEvent = Schema<"UserEvent">;

/**
 * Follows the topic of the signed-in person: balance, their state in each lot, their profile. Mounted once, by the
 * shell.
 * @param onEvent gets each event after it was applied
 */
export function useUserTopic(onEvent: (event: UserEvent) => void): void {
  const id = useMe()?.id_user;
  const takeEvent = useEffectEvent(onEvent);

  useEffect(() => {
    if (id === undefined) return;
    return withRealtime(({ client, follow }) => {
      const following = follow<Me, UserEvent>(client, {
        topic: userTopic(id),
        fetch: async (_since, signal) => {
          const me = await reply(api.GET("/auth/me", { signal }));
          return { kind: "snapshot", state: me, epoch: me.epoch, seq: me.seq };
        },
        reset: (me) => {
          queryClient.setQueryData(keys.me, me);
          for (const queryKey of [...OWN, ...WITHOUT_LOT, keys.profiles])
            void queryClient.invalidateQueries({ queryKey });
        },
        apply: (event) => {
          applyUserEvent(event);
          takeEvent(event);
        },
      });
      return () => following.stop();
    });
  }, [id]);
}

function applyUserEvent(event: UserEvent): void {
  const { balance, lot, kind, epoch, seq } = event;
  // It repeats a seq, and nothing has changed.
  if (kind === "position") return;
  if (lot) live.applyOwn(epoch, lot);
  if (balance) {
    const known = queryClient.getQueryData(balanceQuery.queryKey);
    if (known) queryClient.setQueryData(balanceQuery.queryKey, { ...known, ...balance, epoch, seq });
  }
  for (const queryKey of changedBy(event)) void queryClient.invalidateQueries({ queryKey });
}

/** The families of queries that any event of the person may change. Only visible ones are read. */
const OWN = [keys.own, keys.myLots, keys.balance, keys.lotDrafts];
/** What else an event without a lot may be about: their menu and notices, and a page of a lot of theirs. */
const WITHOUT_LOT = [keys.navinfo, keys.notifications, keys.lotPages];

function changedBy({ kind, lot }: Pick<UserEvent, "kind" | "lot">) {
  if (kind === "profile") return [...OWN, ...WITHOUT_LOT, keys.me, keys.profiles];
  // The counts of the menu, and with them the badge of the app, follow each lot.
  return lot ? [...OWN, keys.navinfo] : [...OWN, ...WITHOUT_LOT];
}
