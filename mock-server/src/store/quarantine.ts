import { StoreUnavailable } from "./errors.ts";

/** Why bids are closed. recovering: the whole database is being checked. damaged: this lot, or the bidder's deposit, is wrong. */
export type ClosedFor = "recovering" | "damaged";

/** A command is refused since the database may be wrong about what the command changes. */
export class BidsClosed extends StoreUnavailable {
  readonly reason: ClosedFor;

  constructor(reason: ClosedFor) {
    super(reason === "recovering" ? "The database is being checked" : "The lot or the deposit is damaged");
    this.reason = reason;
  }
}

/** Whom a finding of a check concerns. */
export interface FindingSubject {
  readonly lotId: number | null;
  readonly userId: number | null;
}

/** Which lots and people take no commands: all until a check of the database ends, then those that are wrong. */
export class Quarantine {
  #isChecking = false;
  #lots: ReadonlySet<number> = new Set();
  #users: ReadonlySet<number> = new Set();

  /** Closes all lots until `open`. */
  close(): void {
    this.#isChecking = true;
  }

  /** Opens all lots but those that the findings concern, and closes these. */
  open(findings: readonly FindingSubject[]): void {
    this.#isChecking = false;
    this.#lots = new Set(findings.flatMap(({ lotId }) => lotId ?? []));
    this.#users = new Set(findings.flatMap(({ userId }) => userId ?? []));
  }

  get isChecking(): boolean {
    return this.#isChecking;
  }

  /** How many lots and people are closed. */
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
