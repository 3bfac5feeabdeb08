/** Reads data for the bots: public facts of lots, and each bot's own deposit. */
import { eq } from "drizzle-orm";
import type { PhoneLine } from "../domain/lot/via.ts";
import type { Role, UserStatus } from "../domain/people/gate.ts";
import type { LotKind } from "../domain/lot/lot.ts";
import { asyncPrepared } from "../tables/system/prepared.ts";
import { paddle } from "../tables/schema/lanes.ts";
import { asyncOrm } from "../tables/system/driver.ts";
import type { Store } from "../store/store.ts";

export interface Bot {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly ustatus: UserStatus;
  readonly availableFils: number;
}

/** A lot in its public form, with its bidders. Never its minimum price or a maximum. Prices in AED. */
export interface LotOnOffer {
  readonly id: number;
  readonly kind: LotKind;
  readonly sellerId: number;
  readonly startPrice: number;
  readonly step: number;
  readonly buyNow: number | null;
  readonly price: number | null;
  readonly leaderId: number | null;
  /** ms since 1970 UTC. */
  readonly endsAt: number;
  readonly bidderIds: ReadonlySet<number>;
}

/** Returns the first `count` buying bots, by id. */
export async function findBots(store: Store, count: number): Promise<Bot[]> {
  const rows = await store.read(async (db) => await asyncPrepared<RawBot>(db, BOTS).all(count));
  return rows.map(({ roles, ...bot }) => ({ ...bot, roles: JSON.parse(roles) as Role[] }));
}

/** The paddle of a bot in a lane with the room. */
export interface BotPaddle {
  readonly number: number;
  readonly line: PhoneLine | null;
}

/** Returns the paddles of a lane, by their users. */
export async function paddlesIn(store: Store, queueId: number): Promise<ReadonlyMap<number, BotPaddle>> {
  const { number, line, userId } = paddle;
  const rows = await store.read((db) =>
    asyncOrm(db).select({ number, line, userId }).from(paddle).where(eq(paddle.queueId, queueId)),
  );
  return new Map(rows.map(({ userId: id, ...one }) => [id, one]));
}

/** Returns standard lots that take bids at `now` (ms): at most `limit`, earliest end first. */
export async function findLotsOnOffer(store: Store, now: number, limit: number): Promise<LotOnOffer[]> {
  const rows = await store.read(async (db) => await asyncPrepared<RawLot>(db, LOTS).all({ now, limit }));
  return rows.map(onOffer);
}

/** A lot of a live lane: the current one, or an upcoming one, which takes stored maxima. */
export interface LotInRoom extends LotOnOffer {
  readonly isCurrent: boolean;
}

/** Returns the current lot of a lane and the next ones, in order. */
export async function findLotsInRoom(store: Store, queueId: number, limit: number): Promise<LotInRoom[]> {
  const rows = await store.read(
    async (db) => await asyncPrepared<RawInRoom>(db, IN_ROOM).all({ queueId, limit }),
  );
  return rows.map(({ isCurrent, ...lot }) => ({ ...onOffer(lot), isCurrent: isCurrent === 1 }));
}

function onOffer({ bidderIds, ...lot }: RawLot): LotOnOffer {
  return { ...lot, bidderIds: new Set(bidderIds?.split(",").map(Number)) };
}

type RawBot = Omit<Bot, "roles"> & { readonly roles: string };
type RawLot = Omit<LotOnOffer, "bidderIds"> & { readonly bidderIds: string | null };
type RawInRoom = RawLot & { readonly isCurrent: 0 | 1 };

const BOTS = `SELECT u.id, u.roles, u.ustatus, w.total_fils - w.reserved_fils AS availableFils
  FROM user u JOIN wallet w ON w.user_id = u.id
  WHERE u.is_bot = 1 AND EXISTS (SELECT 1 FROM json_each(u.roles) WHERE value = 'buyer') ORDER BY u.id LIMIT ?`;

const COLUMNS = `l.id, l.kind, l.seller_id AS sellerId, l.start_price AS startPrice, l.step, l.buy_now AS buyNow,
    l.price, l.leader_id AS leaderId, l.ends_at AS endsAt,
    (SELECT group_concat(CAST(b.user_id AS text), ',') FROM lot_bidder b WHERE b.lot_id = l.id) AS bidderIds`;

const LOTS = `SELECT ${COLUMNS}
  FROM lot l WHERE l.status = 'active' AND l.ends_at > @now AND l.opens_at <= @now AND l.queue_id IS NULL AND l.hidden = 0
  ORDER BY l.ends_at, l.id LIMIT @limit`;

const IN_ROOM = `SELECT ${COLUMNS}, r.state = 'current' AS isCurrent
  FROM queue_lot r JOIN lot l ON l.id = r.lot_id WHERE r.queue_id = @queueId AND r.state IN ('current', 'pending')
  ORDER BY r.state = 'pending', r.place LIMIT @limit`;
