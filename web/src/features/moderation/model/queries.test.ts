import { expect, it } from "vitest";
import { moderationSearch, readModerationAddress } from "./queries.ts";

it("an address names the kind, the words and the open lot", () => {
  const address = { kind: "vehicle", q: "navara", lot: 12 } as const;
  expect(readModerationAddress({ tab: "moderation", ...address })).toEqual(address);
  expect(readModerationAddress({})).toEqual({});
  expect(moderationSearch(address)).toEqual({ tab: "moderation", ...address });
});

it.each([{ kind: "boat" }, { lot: "x" }, { lot: 0 }, { lot: 1.5 }])(
  "a word without sense makes no page: %j",
  (raw) => expect(readModerationAddress(raw)).toBeNull(),
);
