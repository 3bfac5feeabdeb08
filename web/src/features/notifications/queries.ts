import { reply } from "@marsa/api-spec/client";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";

/** GET /notifications, newest first, page by page. `unread`: only unread ones. */
export const notificationsQuery = (unread: boolean) =>
  infiniteQueryOptions({
    queryKey: keys.notificationsOf(unread),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(pageParam === null ? {} : { after: pageParam }), ...(unread ? { unread } : {}) };
      return reply(api.GET("/notifications", { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });

/** POST /notifications/read: some, or all without ids; then reads the lists and the number of unread ones again. */
export async function markRead(ids?: readonly number[]): Promise<void> {
  try {
    await reply(api.POST("/notifications/read", { body: ids === undefined ? {} : { ids: [...ids] } }));
  } finally {
    void queryClient.invalidateQueries({ queryKey: keys.notifications });
    void queryClient.invalidateQueries({ queryKey: keys.navinfo });
  }
}
