/** Writes the rows that commands change. Synchronous, inside a transaction. */
import type { Group } from "../../domain/bidding/group.ts";
import type { LotState } from "../../domain/lot/lot.ts";
import { answerUntil } from "../../domain/lot/offer.ts";
import { createInsert, createUpdate, createUpsert, type Columns } from "../../tables/system/columns.ts";
import { atDeskOf } from "../../tables/schema/at-desk.ts";
import { lotsChanged } from "../../tables/lots/changed-lots.ts";
import { encodeAnswer } from "../../tables/system/answer-encoding.ts";
import { encodeEvent } from "./event-encoding.ts";
import type {
  AccountRow,
  AnswerRow,
  BidderRow,
  JournalRow,
  LedgerRow,
  LotRow,
} from "../../tables/lots/rows.ts";
import { history, lot, lotBidder } from "../../tables/schema/lots.ts";
import { lotGroup } from "../../tables/schema/groups.ts";
import { ledger, wallet } from "../../tables/schema/money.ts";
import { idempotency, outbox } from "../../tables/schema/system.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";
import type { Database, StoredEvents } from "../../store/store.ts";

type LotColumns = typeof lot.$inferSelect;

const LOT_KEY = { id: ({ state }: LotRow) => state.id };

/** The lot columns that an ordinary bid changes. */
const standing = {
  price: ({ state }) => state.lead?.price ?? null,
  leaderId: ({ state }) => state.lead?.leaderId ?? null,
  leaderMark: (row) => row.leaderMark,
  leaderMax: ({ state }) => state.lead?.leaderMax ?? null,
  atDesk: ({ state }) => atDeskOf(state),
  bids: ({ state }) => state.bids,
  bidders: ({ state }) => state.bidders,
  seq: ({ state }) => state.seq,
  historyId: ({ head }) => head?.id ?? null,
} satisfies Partial<Columns<LotColumns, LotRow>>;

/** The lot fields that no decision changes. */
type Fixed = "id" | "kind" | "sellerId" | "reviewDays" | "lane" | "deskBid" | "ask" | "authority" | "subject";
/** The other lot fields that a decision may change: all state except the standing. */
type Terms = Exclude<keyof LotState, Fixed | "lead" | keyof typeof standing>;

const terms: Columns<Pick<LotColumns, Terms | "offerUntil">, LotRow> = {
  status: ({ state }) => state.status,
  opensAt: ({ state }) => state.opensAt,
  endsAt: ({ state }) => state.endsAt,
  opened: ({ state }) => (state.opened ? 1 : 0),
  startPrice: ({ state }) => state.startPrice,
  step: ({ state }) => state.step,
  reserve: ({ state }) => state.reserve,
  buyNow: ({ state }) => state.buyNow,
  extensions: ({ state }) => state.extensions,
  reserveReached: ({ state }) => (state.reserveReached ? 1 : 0),
  reserveLowered: ({ state }) => state.reserveLowered,
  reviewEndsAt: ({ state }) => state.reviewEndsAt,
  offers: ({ state }) => (state.offers ? JSON.stringify(state.offers) : null),
  nextOffers: ({ state }) => (state.nextOffers ? JSON.stringify(state.nextOffers) : null),
  offerUntil: ({ state }) => answerUntil(state),
};
const TERMS = Object.values(terms);

/** A bidder with a row has bid: the table refuses null. */
const BIDDER: Columns<typeof lotBidder.$inferSelect, BidderRow> = {
  lotId: (row) => row.lotId,
  userId: (row) => row.userId,
  mark: (row) => row.mark!,
  max: (row) => row.max!,
  storedMax: (row) => row.storedMax,
  // A command of the bidder answers the question; so does a rival who takes the lead.
  askedAbout: () => null,
  holdFils: (row) => row.holdFils,
  limitFils: (row) => row.limitFils,
  bidAt: (row) => row.bidAt!,
};

const ACCOUNT_KEY = { userId: ({ person }: AccountRow) => person.id };
const ACCOUNT: Columns<Omit<typeof wallet.$inferSelect, "userId">, AccountRow> = {
  totalFils: (row) => row.totalFils,
  reservedFils: (row) => row.reservedFils,
  seq: (row) => row.seq,
  ledgerId: (row) => row.ledgerId,
};

const GROUP: Partial<Columns<typeof lotGroup.$inferSelect, Group>> = {
  state: ({ state }) => state,
  members: ({ members }) => JSON.stringify(members),
  heldFils: ({ heldFils }) => heldFils,
  parkedFils: ({ parkedFils }) => parkedFils,
  lookAt: ({ lookAt }) => lookAt,
};

/** Brings the look of the groups in which a lot sleeps forward to its early end. */
const LOOK_SOONER = `UPDATE lot_group SET look_at = min(look_at, ?) WHERE look_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM json_each(members) m WHERE m.value ->> 'lotId' = ? AND m.value ->> 'state' = 'asleep')`;

const HISTORY: Columns<typeof history.$inferSelect, JournalRow> = {
  id: (row) => row.id,
  lotId: (row) => row.lotId,
  at: (row) => row.at,
  receivedAt: (row) => row.receivedAt,
  kind: ({ entry }) => entry.kind,
  userId: ({ entry }) => entry.userId,
  mark: ({ entry }) => entry.mark,
  amount: ({ entry }) => entry.amount,
  auto: ({ entry }) => (entry.auto ? 1 : 0),
  cause: ({ entry }) => entry.cause,
  via: ({ entry }) => (entry.via ? JSON.stringify(entry.via) : null),
  secretAmount: ({ entry }) => entry.secretAmount ?? null,
  prevId: (row) => row.prevId,
  salt: (row) => row.salt,
  hash: (row) => row.hash,
};

const LEDGER: Columns<typeof ledger.$inferSelect, LedgerRow> = {
  id: (row) => row.id,
  prevId: (row) => row.prevId,
  userId: (row) => row.userId,
  at: (row) => row.at,
  type: (row) => row.type,
  amountFils: (row) => row.amountFils,
  lotId: (row) => row.lotId,
  comment: (row) => row.comment,
};

const ANSWER: Columns<typeof idempotency.$inferSelect, AnswerRow> = {
  id: (row) => row.id,
  userId: (row) => row.userId,
  call: (row) => row.call,
  key: (row) => row.key,
  hash: (row) => row.hash,
  answer: (row) => JSON.stringify(encodeAnswer(row.outcome)),
  at: (row) => row.at,
};

const EVENTS: Columns<typeof outbox.$inferSelect, StoredEvents> = {
  id: (row) => row.outboxId,
  events: (row) => row.events.length,
  content: (row) => JSON.stringify(row.events.map(encodeEvent)),
};

export interface RowWriter {
  /** Updates a lot. `before`: the lot as in the table. */
  lot(row: LotRow, before: LotRow): void;
  /** Inserts or updates a bidder's stake on a lot. */
  bidder(row: BidderRow): void;
  /** Updates a wallet and the groups that changed. `before`: the account as in the tables. */
  account(row: AccountRow, before: AccountRow): void;
  history(rows: readonly JournalRow[]): void;
  ledger(rows: readonly LedgerRow[]): void;
  answers(rows: readonly AnswerRow[]): void;
  events(stored: StoredEvents): void;
}

/** Returns prepared writes on this connection. */
export function createRowWriter(db: Database): RowWriter {
  const updateStanding = createUpdate<typeof lot, LotRow>(db, lot, LOT_KEY, standing);
  const updateLot = createUpdate<typeof lot, LotRow>(db, lot, LOT_KEY, { ...standing, ...terms });
  const updateAccount = createUpdate<typeof wallet, AccountRow>(db, wallet, ACCOUNT_KEY, ACCOUNT);
  const updateGroup = createUpdate<typeof lotGroup, Group>(db, lotGroup, { id: ({ id }) => id }, GROUP);
  const lookSooner = sqlite(db).prepare(LOOK_SOONER);
  const insertEvents = createInsert(db, outbox, EVENTS);
  return {
    // The terms are in many indexes, and most bids do not change them.
    lot(row, before) {
      if (!termsDiffer(row, before)) return updateStanding(row);
      lotsChanged(db, before.state.endsAt, row.state.endsAt);
      if ((before.state.status === "moderation") !== (row.state.status === "moderation"))
        queueChanged(db, "moderation");
      updateLot(row);
      if (row.state.endsAt < before.state.endsAt) lookSooner.run(row.state.endsAt, row.state.id);
    },
    bidder: createUpsert(db, lotBidder, BIDDER, { key: ["lotId", "userId"], fixed: ["mark"] }),
    account(row, before) {
      updateAccount(row);
      if (row.groups === before.groups) return;
      for (const group of row.groups) if (!before.groups.includes(group)) updateGroup(group);
    },
    history: createInsert(db, history, HISTORY),
    ledger: createInsert(db, ledger, LEDGER),
    answers: createInsert(db, idempotency, ANSWER),
    events: (stored) => insertEvents([stored]),
  };
}

function termsDiffer(row: LotRow, before: LotRow): boolean {
  return TERMS.some((valueOf) => valueOf(row) !== valueOf(before));
}
