import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { userTopic } from "@marsa/realtime/topics";
import { useEffect, useEffectEvent } from "react";
import { api } from "../../lib/http/api.ts";
import { balanceQuery, useMe } from "../../lib/http/queries.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { withRealtime } from "./connection.ts";
import { live } from "../lots/live.ts";

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
          void queryClient.invalidateQueries({ queryKey: keys.balance });
          readOwnListsAgain();
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
  if (lot) {
    live.applyOwn(epoch, lot);
    readOwnListsAgain();
  }
  if (balance) {
    const known = queryClient.getQueryData(balanceQuery.queryKey);
    if (known) queryClient.setQueryData(balanceQuery.queryKey, { ...known, ...balance, epoch, seq });
    // The event does not carry the list of holds; pages that show it read it again.
    void queryClient.invalidateQueries({ queryKey: keys.balance });
  }
  if (kind === "notice") {
    void queryClient.invalidateQueries({ queryKey: keys.navinfo });
    void queryClient.invalidateQueries({ queryKey: keys.notifications });
    // A decision on an invoice or a refund may a lot, an only as a notice.
    readOwnListsAgain();
    void queryClient.invalidateQueries({ queryKey: keys.invoices });
    void queryClient.invalidateQueries({ queryKey: keys.refunds });
  }
  if (kind === "settlement") readOwnListsAgain();
  if (kind === "profile") void queryClient.invalidateQueries({ queryKey: keys.me });
}

/** Reads the visible lists that depend on the person's state in lots. */
function readOwnListsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: keys.own });
}
