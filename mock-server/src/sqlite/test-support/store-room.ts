/** Test helper: the engine's room on a database. */
import { aedToFils } from "@marsa/api-spec/money";
import { eq } from "drizzle-orm";
import type { Decision, HistoryEntry, Refused } from "../../domain/lot/decision.ts";
import { withGroup, type Group } from "../../domain/bidding/group.ts";
import type { LotState, Stake } from "../../domain/lot/lot.ts";
import { GROUP_COMMENT } from "../../tables/money/post-ledger.ts";
import { lotGroup } from "../../tables/schema/groups.ts";
import type { Pause } from "../../domain/lot/pause.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { Room, SELLER, type Actor } from "../../domain/test-support/room.ts";
import { openWriter } from "../connection.ts";
import { executeOnLot } from "../../engine/unit-of-work/execute-on-lot.ts";
import { settlementOpener } from "../../tables/money/open-settlements.ts";
import { lot } from "../../tables/schema/lots.ts";
import { ledger, wallet } from "../../tables/schema/money.ts";
import { profile, user } from "../../tables/schema/people.ts";
import { meta } from "../../tables/schema/system.ts";
import type { UserSeed } from "../../scenes/seed/types.ts";
import type { Database } from "../../store/store.ts";
import { EventCollector } from "../../engine/unit-of-work/event-collector.ts";
import { UnitOfWork } from "../../engine/unit-of-work/unit-of-work.ts";
import { person } from "./people.ts";
import { orm, sqlite } from "../../tables/system/driver.ts";

const TABLES = [
  "lot_group",
  "settlement",
  "lot_bidder",
  "history",
  "ledger",
  "outbox",
  "lot",
  "wallet",
  "profile",
  "user",
  "meta",
];
const EPOCH = "model";

/**
 * A room whose lots and wallets are in a database, changed and read like in the store. A restart closes the
 * database and continues from the disk.
 */
export class StoreRoom extends Room {
  readonly #file: string;
  readonly #ids: number[] = [];
  #db: Database;
  #rows: UnitOfWork;
  /** The active groups; null: to be read. */
  #active: Group[] | null = null;
  #openSettlement: ReturnType<typeof settlementOpener>;

  /** `file`: a database with these tables; its content is deleted. */
  constructor(file: string, depositsAed: Readonly<Record<number, number>>) {
    super([], {});
    this.#file = file;
    this.#db = openWriter({ file, durable: false });
    for (const table of TABLES) sqlite(this.#db).exec(`DELETE FROM ${table}`);
    orm(this.#db).insert(meta).values({ id: 1, epoch: EPOCH, seed: 1, scene: "model", stampedAt: 0 }).run();
    const users = Object.entries(depositsAed).map(([id, aed]) => person(Number(id), aed));
    for (const one of [...users, person(SELLER, 0)]) insertBidder(this.#db, one);
    this.#rows = new UnitOfWork(this.#db);
    this.#openSettlement = settlementOpener(this.#db, defaultTerms);
  }

  override restart(): void {
    this.end();
    this.#active = null;
    this.#db = openWriter({ file: this.#file, durable: false });
    this.#rows = new UnitOfWork(this.#db);
    this.#openSettlement = settlementOpener(this.#db, defaultTerms);
  }

  /** Closes the database. */
  end(): void {
    sqlite(this.#db).close();
  }

  override get pause(): Pause | null {
    return this.#rows.pause();
  }

  override set pause(pause: Pause | null) {
    orm(this.#db)
      .update(meta)
      .set({ pausedAt: pause?.since ?? null, pauseReason: pause?.reason ?? null })
      .run();
    this.#rows.forget();
  }

  override list(state: LotState): void {
    orm(this.#db).insert(lot).values(rowOf(state)).run();
    this.#ids.push(state.id);
  }

  override all(): LotState[] {
    return this.#ids.map((id) => this.lot(id));
  }

  override lot(id: number): LotState {
    const row = this.#rows.lot(id);
    if (!row) throw new Error(`No lot ${id}`);
    return row.state;
  }

  override stake(lotId: number, userId: number): Stake {
    const { mark } = this.#rows.bidder(lotId, userId);
    const stake = {
      mark,
      availableFils: this.availableFils(userId),
      heldOnLotFils: this.heldFils(userId, lotId),
    };
    return withGroup(stake, this.groupsOf(userId), lotId);
  }

  override heldFils(userId: number, lotId: number): number {
    return this.#rows.bidder(lotId, userId).holdFils;
  }

  override sumOfHoldsFils(userId: number): number {
    return this.#ids.reduce((sum, id) => sum + this.heldFils(userId, id), this.parkedFils(userId));
  }

  override reservedFils(userId: number): number {
    return this.#rows.account(userId)?.reservedFils ?? 0;
  }

  override availableFils(userId: number): number {
    const account = this.#rows.account(userId);
    return account ? account.totalFils - account.reservedFils : 0;
  }

  override activeGroups(): Group[] {
    const isActive = eq(lotGroup.state, "active");
    return (this.#active ??= orm(this.#db)
      .select()
      .from(lotGroup)
      .where(isActive)
      .orderBy(lotGroup.id)
      .all());
  }

  override groupOf(id: number): Group | undefined {
    return orm(this.#db).select().from(lotGroup).where(eq(lotGroup.id, id)).get();
  }

  override keepGroup(group: Group): void {
    const before = this.groupOf(group.id);
    if (!before) orm(this.#db).insert(lotGroup).values(emptyGroup(group)).run();
    const { id, userId, state, members, heldFils, parkedFils, lookAt } = group;
    const values = { state, members, heldFils, parkedFils, lookAt };
    orm(this.#db).update(lotGroup).set(values).where(eq(lotGroup.id, id)).run();
    const amountFils = parkedFils - (before?.parkedFils ?? 0);
    if (amountFils !== 0) this.#post(userId, amountFils);
    this.#rows.forget();
    this.#active = null;
  }

  /** What `saveGroup` does, at once: the model does not wait. */
  #post(userId: number, amountFils: number): void {
    const own = eq(wallet.userId, userId);
    const { ledgerId: prevId, reservedFils } = orm(this.#db).select().from(wallet).where(own).get()!;
    const type = amountFils > 0 ? "hold" : "release";
    const row = { prevId, userId, at: 0, type, amountFils, lotId: null, comment: GROUP_COMMENT } as const;
    const { id } = orm(this.#db).insert(ledger).values(row).returning({ id: ledger.id }).get();
    const values = { ledgerId: id, reservedFils: reservedFils + amountFils };
    orm(this.#db).update(wallet).set(values).where(own).run();
  }

  override rows(lotId: number): readonly HistoryEntry[] {
    return sqlite(this.#db)
      .prepare<[number], HistoryEntry>(
        "SELECT kind, user_id AS userId, mark, amount, auto, cause FROM history WHERE lot_id = ? ORDER BY id",
      )
      .all(lotId);
  }

  override apply<Outcome extends Decision<unknown> | Refused>(
    outcome: Outcome,
    { userId, at = 0 }: Actor = {},
  ): Outcome {
    if (!outcome.ok) return outcome;
    const collector = new EventCollector();
    const moment = { epoch: EPOCH, at };
    const scope = { lotId: outcome.lot.id, userIds: userId === undefined ? [] : [userId], receivedAt: at };
    sqlite(this.#db).exec("BEGIN");
    executeOnLot(this.#rows, collector, scope, () => outcome, moment);
    collector.write(this.#rows, moment);
    for (const sale of collector.sales(this.#rows, at)) this.#openSettlement.open(sale);
    sqlite(this.#db).exec("COMMIT");
    this.#rows.committed();
    if (collector.grouped) this.#active = null;
    return outcome;
  }
}

/** Returns the row of a new lot. */
export function rowOf(state: LotState) {
  const { lane: _, ...own } = state;
  const place = { emirate: "dubai", city: "dubai", vat: "included" } as const;
  return { ...own, ...place, number: 20_000 + own.id, title: `Lot ${own.id}`, createdAt: 0 };
}

/** Returns the row of a group before it is saved. */
export function emptyGroup({ id, userId }: Group) {
  const empty = { state: "ended", members: [], heldFils: 0, parkedFils: 0, lookAt: null } as const;
  return { id, userId, createdAt: 0, ...empty };
}

/** Inserts a person with an accepted profile and their deposit. */
function insertBidder(db: Database, { profile: own, deposit, ...one }: UserSeed): void {
  const userId = one.id;
  orm(db)
    .insert(user)
    .values({ ...one, emailVerified: true, phoneVerified: true })
    .run();
  const values = { ...own!, userId, createdAt: one.createdAt };
  const { id: profileId } = orm(db).insert(profile).values(values).returning().get();
  orm(db).update(user).set({ profileId }).where(eq(user.id, userId)).run();
  const totalFils = aedToFils(deposit[0]?.amount ?? 0);
  const paid = { userId, type: "topup_invoice", amountFils: totalFils, at: one.createdAt } as const;
  const row = totalFils > 0 ? orm(db).insert(ledger).values(paid).returning().get() : null;
  orm(db)
    .insert(wallet)
    .values({ userId, totalFils, ledgerId: row?.id ?? null })
    .run();
}
