import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";

/** The filter of the list: everything, unread notices, or one kind. */
export type Only = "all" | "unread" | Schema<"NoticeKind">;

/** GET /notifications, newest first, page by page. */
export const notificationsQuery = (only: Only) =>
  infiniteQueryOptions({
    queryKey: keys.notificationsOf(only),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(pageParam !== null && { after: pageParam }), ...wanted(only) };
      return reply(api.GET("/notifications", { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });

function wanted(only: Only): { unread?: boolean; kind?: Schema<"NoticeKind"> } {
  if (only === "all") return {};
  return only === "unread" ? { unread: true } : { kind: only };
}

/** POST /notifications/read: some, or all without ids; then reads the lists and the number of unread ones again. */
export async function markRead(ids?: readonly number[]): Promise<void> {
  try {
    // A press on a notice leads to another page: the mark survives that page's load too.
    const body = ids === undefined ? {} : { ids: [...ids] };
    await reply(api.POST("/notifications/read", { body, keepalive: true }));
  } finally {
    void queryClient.invalidateQueries({ queryKey: keys.notifications });
    void queryClient.invalidateQueries({ queryKey: keys.navinfo });
  }
}

type Notice = Schema<"Notification">;

/** The notices about one lot, or one notice about something else. */
export interface NoticeGroup {
  readonly key: string;
  readonly newest: Notice;
  /** Newest first. */
  readonly earlier: readonly Notice[];
}

/**
 * Returns one group for each lot, at the place of its newest notice.
 * @param notices newest first
 */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const groups = new Map<string, readonly Notice[]>();
  for (const notice of notices) {
    const { id_auction: lot, id_notification: id } = notice;
    const key = lot === null ? `notice-${id}` : `lot-${lot}`;
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return [...groups].flatMap(([key, [newest, ...earlier]]) => (newest ? [{ key, newest, earlier }] : []));
}

/** Returns the ids of the unread notices of a group. */
export function unreadOf({ newest, earlier }: NoticeGroup): number[] {
  return [newest, ...earlier].filter(({ read }) => !read).map(({ id_notification: id }) => id);
}

/** Returns the bid that a group offers: only the newest notice about a lost lead or a near end asks for one. */
export function bidOf({ newest: { kind, lot } }: NoticeGroup): number | null {
  return kind === "outbid" || kind === "ending" ? (lot?.next_bid ?? null) : null;
}
