/** Stops commands on lots and users whose stored data may be wrong. */
import { StoreUnavailable } from "./errors.ts";

/**
 * Why bids are closed. recovering: the whole database is being checked. damaged: this lot, or the bidder's deposit,
 * is wrong.
 */
export type ClosedFor = "recovering" | "damaged";

/** Refuses a command because the rows that the command changes may be wrong. */
export class BidsClosed extends StoreUnavailable {
  readonly reason: ClosedFor;

  constructor(reason: ClosedFor) {
    super(reason === "recovering" ? "The database is being checked" : "The lot or the deposit is damaged");
    this.reason = reason;
  }
}

/** The lot or user that a finding of the check concerns. */
export interface FindingSubject {
  readonly lotId: number | null;
  readonly userId: number | null;
}

/** The lots and users that take no commands: all until the check of the database ends, then the damaged ones. */
export class Quarantine {
  #isChecking = false;
  #lots: ReadonlySet<number> = new Set();
  #users: ReadonlySet<number> = new Set();

  /** Closes all lots until `open`. */
  close(): void {
    this.#isChecking = true;
  }

  /** Opens all lots except those with findings. */
  open(findings: readonly FindingSubject[]): void {
    this.#isChecking = false;
    this.#lots = new Set(findings.flatMap(({ lotId }) => lotId ?? []));
    this.#users = new Set(findings.flatMap(({ userId }) => userId ?? []));
  }

  get isChecking(): boolean {
    return this.#isChecking;
  }

  /** How many lots and users are closed. */
  get closed(): { readonly lots: number; readonly users: number } {
    return { lots: this.#lots.size, users: this.#users.size };
  }

  hasLot(lotId: number): boolean {
    return this.#lots.has(lotId);
  }

  /** @throws BidsClosed when the lot, or one of the users, is closed. */
  check(lotId: number | null, userIds: readonly number[]): void {
    if (this.#isChecking) throw new BidsClosed("recovering");
    if (lotId !== null && this.#lots.has(lotId)) throw new BidsClosed("damaged");
    if (userIds.some((id) => this.#users.has(id))) throw new BidsClosed("damaged");
  }
}
