import { expect, test } from "vitest";
import type { LotCard } from "./queries.ts";
import { shortList } from "./short-list.ts";

const NOW = Date.parse("2026-11-02T12:00:00Z");
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

/** A lot of a list, by its opening and its end in minutes from now. */
function card(id: number, opens: number, end: number): LotCard {
  const isOver = end <= 0;
  const live = {
    status: isOver ? "finished" : "active",
    phase: isOver ? "sold" : "open",
    opens: at(opens),
    end: at(end),
    lane: null,
  };
  return { id_auction: id, live } as LotCard;
}

const idsOf = (cards: readonly LotCard[]) => cards.map(({ id_auction }) => id_auction);
const OPEN = card(1, -60, 5);
const COMING = card(2, 30, 90);
const ENDED = card(3, -90, -5);

test("open lots end soon, and hide the lots that are not open", () => {
  const { title, cards } = shortList([OPEN, COMING, ENDED], NOW);
  expect(title).toBe("Ending soon");
  expect(idsOf(cards)).toEqual([1]);
});

test("without an open lot the coming ones show, and are not said to end", () => {
  const { title, cards } = shortList([COMING, ENDED], NOW);
  expect(title).toBe("Opening soon");
  expect(idsOf(cards)).toEqual([2]);
});

test("lots that are over are said to be over", () => {
  const { title, cards } = shortList([ENDED], NOW);
  expect(title).toBe("Just ended");
  expect(idsOf(cards)).toEqual([3]);
});
