/** Runs the test vectors on the engine itself: one lot in a room, time in memory. */
import { filsToAed } from "@marsa/api-spec/money";
import type { Ground } from "@marsa/api-spec/vectors/play";
import type { Answer, Bidder, Given, Seen } from "@marsa/api-spec/vectors/vector";
import type { BidReply } from "../bidding/bid-reply.ts";
import type { Decision, HistoryEntry, Refused } from "../lot/decision.ts";
import type { Person } from "../people/gate.ts";
import { leastBid, buyNowAt, lightOf } from "../lot/lot.ts";
import { aLot, aPerson, Room, SELLER } from "../test-support/room.ts";

const LOT = 1;

const STANDING: Readonly<Record<NonNullable<Bidder["as"]>, Partial<Person>>> = {
  unverified: { hasVerifiedContact: false },
  registered: { profile: "none" },
  unsigned: { profile: "draft" },
  standby: { profile: "signed" },
  locked: { lock: { reason: "Unpaid win", until: null } },
  seller_of_the_lot: {},
};

/** Returns the test ground of a vector, with the lot open from this moment. */
export function engineGround({ lot: given, people }: Given): Ground {
  const names = Object.keys(people);
  const idOf = (name: string) =>
    people[name]?.as === "seller_of_the_lot" ? SELLER : names.indexOf(name) + 1;
  const nameOf = (id: number | null) => names.find((name) => idOf(name) === id) ?? null;
  const personOf = (name: string) => aPerson(idOf(name), STANDING[people[name]?.as ?? "seller_of_the_lot"]);
  const room = new Room(
    [
      aLot({
        id: LOT,
        kind: given.kind ?? "vehicle",
        opened: false,
        endsAt: (given.seconds ?? 3_600) * 1_000,
        startPrice: given.start_price,
        step: given.step,
        reserve: given.min_price ?? null,
        buyNow: given.buy_now ?? null,
      }),
    ],
    Object.fromEntries(names.map((name) => [idOf(name), people[name]!.deposit])),
  );
  let now = 0;
  const lot = () => room.lot(LOT);

  /** Runs the jobs that would have run by now. */
  function goTo(at: number): void {
    now = at;
    room.open(LOT, now);
    room.close(LOT, now);
    room.lapseReview(LOT, now);
  }
  goTo(0);

  const rowWords = ({ kind, userId, amount }: HistoryEntry): string =>
    [kind, nameOf(userId), amount].filter((part) => part !== null).join(" ");

  return {
    bid: async (by, mode, amount) =>
      bidAnswer(room.bid(LOT, personOf(by), { amount, mode, receivedAt: now })),
    buy: async (by, price) => bidAnswer(room.buyNow(LOT, personOf(by), { price, receivedAt: now })),
    removeMaximum: async (by) => bidAnswer(room.removeProxy(LOT, personOf(by), now)),
    async changePrice(which, price) {
      const change = { price, receivedAt: now };
      const outcome =
        which === "min"
          ? room.lowerReserve(LOT, change)
          : which === "start"
            ? room.lowerStartPrice(LOT, change)
            : room.changeBuyNow(LOT, change);
      return { code: outcome.ok ? null : outcome.code };
    },
    goTo: async (left) => goTo(lot().endsAt - Math.round(left * 1_000)),
    wait: async (seconds) => goTo(now + Math.round(seconds * 1_000)),
    async pause() {
      room.pause = { since: now, reason: "Power cut" };
    },
    resume: async () => room.resume(now),
    async look(): Promise<Seen> {
      const state = lot();
      return {
        status: state.status,
        price: state.lead?.price ?? null,
        leader: nameOf(state.lead?.leaderId ?? null),
        light: lightOf(state),
        next_min: leastBid(state),
        bids: state.bids,
        bidders: state.bidders,
        ends_after: state.endsAt / 1_000,
        buynow_open: buyNowAt(state, now) !== null,
        held: Object.fromEntries(names.map((name) => [name, filsToAed(room.heldFils(idOf(name), LOT))])),
        history: room
          .rows(LOT)
          .filter(({ kind }) => !kind.startsWith("proxy"))
          .map(rowWords),
      };
    },
  };
}

function bidAnswer(outcome: Decision<BidReply> | Refused): Answer {
  if (!outcome.ok) return { code: outcome.code, ...outcome.details };
  const { nextMin: next, myMax, holdFils, powerLeftAed, ...same } = outcome.reply;
  return {
    code: null,
    ...same,
    next_min: next,
    my_max: myMax,
    hold: filsToAed(holdFils),
    power_left: powerLeftAed,
  };
}
