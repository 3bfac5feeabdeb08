import type { Schema } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import { bidOf, groupNotices, unreadOf } from "./queries.ts";

type Notice = Schema<"Notification">;

function notice(id: number, lot: number | null, rest: Partial<Notice> = {}): Notice {
  return {
    id_notification: id,
    kind: "outbid",
    text: `Notice ${id}`,
    at: "2026-11-22T04:00:00.000Z",
    read: false,
    id_auction: lot,
    link: null,
    lot:
      lot === null
        ? null
        : {
            number: 20_000 + lot,
            title: "Car",
            kind: "vehicle",
            emirate: "dubai",
            photo: null,
            price: 178_000,
            next_bid: 179_000,
          },
    ...rest,
  };
}

const bidOfNewest = (...notices: Notice[]) => bidOf(groupNotices(notices)[0]!);

describe("Notices", () => {
  it("about one lot are one group at the place of the newest, with the earlier ones inside", () => {
    const groups = groupNotices([notice(5, 1), notice(4, 2), notice(3, 1), notice(2, null), notice(1, null)]);
    expect(groups.map(({ newest, earlier }) => [newest, ...earlier].map(({ text }) => text))).toEqual([
      ["Notice 5", "Notice 3"],
      ["Notice 4"],
      ["Notice 2"],
      ["Notice 1"],
    ]);
  });

  it("are read together", () => {
    const [group] = groupNotices([notice(5, 1), notice(4, 1, { read: true }), notice(3, 1)]);
    expect(unreadOf(group!)).toEqual([5, 3]);
  });

  it("offer the next bid while a lost lead or a near end is the newest state", () => {
    expect(bidOfNewest(notice(5, 1))).toBe(179_000);
    expect(bidOfNewest(notice(6, 1, { kind: "won" }), notice(5, 1))).toBeNull();
    const led = { ...notice(5, 1).lot!, next_bid: null };
    expect(bidOfNewest(notice(5, 1, { lot: led }))).toBeNull();
    expect(bidOfNewest(notice(2, null))).toBeNull();
  });
});
