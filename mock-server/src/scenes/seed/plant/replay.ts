/** Replays the past of a scene. */
import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import { makeBid } from "../../../domain/bidding/bid.ts";
import { close } from "../../../domain/bidding/closing.ts";
import { open } from "../../../domain/lot/opening.ts";
import type { AuctionTerms } from "../../../domain/lot/terms.ts";
import { executeOnLot, type Decide } from "../../../engine/unit-of-work/execute-on-lot.ts";
import { settlementWriter } from "../../../tables/money/open-settlements.ts";
import { user } from "../../../tables/schema/people.ts";
import type { Database } from "../../../store/store.ts";
import { EventCollector } from "../../../engine/unit-of-work/event-collector.ts";
import { UnitOfWork } from "../../../engine/unit-of-work/unit-of-work.ts";
import { Ends } from "./ends.ts";
import { PastSales } from "./past-sales.ts";
import type { BidSeed, LotSeed } from "../types.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

export interface ReplayOptions {
  readonly terms: AuctionTerms;
  readonly epoch: string;
  /** ms since 1970 UTC: the end of the past. */
  readonly now: number;
}

/** An event of a lot: a bid, or (null) its opening. */
interface Happening {
  readonly at: number;
  readonly lotId: number;
  readonly bid: BidSeed | null;
}

/**
 * Replays the past of new lots: each opens at its time, the engine judges the bids of all lots in order, and each
 * lot closes at its resulting end. Inside a transaction. Sends no notices, since nobody knows these lots yet.
 * @throws Error for a refused bid: the scene is wrong.
 */
export async function replay(db: Database, lots: readonly LotSeed[], options: ReplayOptions): Promise<void> {
  const approved = lots.filter(({ plan }) => plan !== "draft" && plan !== "moderation");
  const past = createPast(await demoPeople(db), db, approved, options);
  const happenings = approved.flatMap(happeningsOf).filter(({ at }) => at <= options.now);
  for (const happening of happenings.toSorted((a, b) => a.at - b.at)) {
    past.closeUntil(happening.at);
    past.live(happening);
  }
  past.closeUntil(options.now);
  past.save();
}

function happeningsOf({ id: lotId, opensAt, bids }: LotSeed): Happening[] {
  return [{ at: opensAt, lotId, bid: null }, ...bids.map((bid) => ({ at: bid.at, lotId, bid }))];
}

/** Secrets of a scene depend only on its seed and time, like all its data. */
function saltAt(now: number, historyId: number): string {
  return hash("sha256", `${now}/${historyId}`, "hex").slice(0, 32);
}

function createPast(
  isDemo: (userId: number) => boolean,
  db: Database,
  lots: readonly LotSeed[],
  { terms, epoch, now: present }: ReplayOptions,
) {
  const rows = new UnitOfWork(db, (id) => saltAt(present, id));
  const sales = new PastSales(rows, terms, isDemo, present);
  /** Ends of open lots. A bid only moves an end later, so it is read again when due. */
  const ends = new Ends(lots);

  function judge<Reply, Code extends string>(
    lotId: number,
    userIds: readonly number[],
    at: number,
    decide: Decide<Reply, Code>,
  ): void {
    const outcome = executeOnLot(rows, new EventCollector(), { lotId, userIds, receivedAt: at }, decide, {
      epoch,
      at,
    });
    if (!outcome.ok) throw new Error(`The scene cannot happen: ${outcome.code} on lot ${lotId}`);
  }

  return {
    live({ lotId, at, bid }: Happening): void {
      if (!bid) return judge(lotId, [], at, ({ lot }) => open(lot, at));
      const command = { amount: bid.amount, mode: bid.mode, receivedAt: at };
      return judge(lotId, [bid.userId], at, ({ lot, users, leader }) =>
        makeBid({ lot, bidder: users[0] ?? null, leader, pause: null }, command, terms),
      );
    },
    closeUntil(now: number): void {
      for (let due = ends.take(now); due; due = ends.take(now)) {
        const { lotId } = due;
        sales.until(due.endsAt);
        const { endsAt } = rows.lot(lotId)!.state;
        if (endsAt > due.endsAt) ends.put({ lotId, endsAt });
        else {
          judge(lotId, [], endsAt, (scene) => close(scene, endsAt, terms));
          if (rows.lot(lotId)!.state.status === "sold") sales.sold(lotId, endsAt);
        }
      }
      sales.until(now);
    },
    save(): void {
      rows.write([]);
      const write = settlementWriter(db);
      for (const settlement of sales.settlements(present)) write(settlement);
    },
  };
}

async function demoPeople(db: Database): Promise<(userId: number) => boolean> {
  const ids = new Set(
    (await asyncOrm(db).select({ id: user.id }).from(user).where(eq(user.isDemo, true))).map(({ id }) => id),
  );
  return (userId) => ids.has(userId);
}
