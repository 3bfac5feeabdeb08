/** Groups notices by their lot. */
import type { Schema } from "@marsa/api-spec/client-problem";

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
