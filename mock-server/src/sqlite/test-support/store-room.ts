/** Test helper: the engine's room on a database. */
import { aedToFils } from "@marsa/api-spec/money";
import { eq } from "drizzle-orm";
import type { Decision, HistoryEntry, Refused } from "../../domain/settlement/decision.ts";
import type { LotState, Stake } from "../../domain/lot.ts";
import type { Pause } from "../../domain/pause.ts";
import { defaultTerms } from "../../domain/terms.ts";
import { Room, SELLER, type Actor } from "../../domain/test-support/room.ts";
import { openWriter } from "../connection.ts";
import { executeOnLot } from "../unit-of-work/execute-on-lot.ts";
import { settlementOpener } from "../../tables/money/open-settlements.ts";
import { lot } from "../../tables/schema/lots.ts";
import { ledger, wallet } from "../../tables/schema/money.ts";
import { profile, user } from "../../tables/schema/people.ts";
import { meta } from "../../tables/schema/system.ts";
import type { UserSeed } from "../../scenes/seed/types.ts";
import type { Database } from "../../store/store.ts";
import { EventCollector } from "../unit-of-work/event-collector.ts";
import { UnitOfWork } from "../unit-of-work/unit-of-work.ts";
import { person } from "./people.ts";
import { orm, sqlite } from "../../tables/system/driver.ts";

const TABLES = [
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

  override list({ lane: _, ...state }: LotState): void {
    const place = { emirate: "dubai", city: "dubai", vat: "included" } as const;
    const named = { number: 20_000 + state.id, title: `Lot ${state.id}`, createdAt: 0 };
    orm(this.#db)
      .insert(lot)
      .values({ ...state, ...named, ...place })
      .run();
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
    return { mark, availableFils: this.availableFils(userId), heldOnLotFils: this.heldFils(userId, lotId) };
  }

  override heldFils(userId: number, lotId: number): number {
    return this.#rows.bidder(lotId, userId).holdFils;
  }

  override sumOfHoldsFils(userId: number): number {
    return this.#ids.reduce((sum, id) => sum + this.heldFils(userId, id), 0);
  }

  override reservedFils(userId: number): number {
    return this.#rows.account(userId)?.reservedFils ?? 0;
  }

  override availableFils(userId: number): number {
    const account = this.#rows.account(userId);
    return account ? account.totalFils - account.reservedFils : 0;
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
    for (const sale of collector.sales(this.#rows, at)) this.#openSettlement(sale);
    sqlite(this.#db).exec("COMMIT");
    this.#rows.committed();
    return outcome;
  }
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
