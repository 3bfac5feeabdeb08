/** Compares the answers to many simultaneous commands with the reference model. */
import { acceptedSeqs } from "@marsa/api-spec/model/accepted-seqs";
import { isDeepStrictEqual } from "node:util";
import { filsToAed } from "@marsa/api-spec/money";
import { NaiveAuction, type NaiveAnswer } from "@marsa/api-spec/model/naive-auction";
import type { NaiveTerms } from "@marsa/api-spec/model/naive-lot";
import type { CommandResult } from "./crowd.ts";

export interface Given {
  readonly lots: ReadonlyMap<number, NaiveTerms>;
  /** AED, by id of the person. */
  readonly deposits: ReadonlyMap<number, number>;
}

/**
 * Plays the accepted commands on the model, in the order in which they were judged.
 * @returns the first difference, in words; null when the model agrees: with each accepted answer completely, and
 *   with each refusal at some moment of the race.
 */
export function disagreement(given: Given, results: readonly CommandResult[]): string | null {
  const accepted = results.filter(({ code }) => code === null);
  accepted.sort((a, b) => a.data.id_bid - b.data.id_bid);
  const model = new Played(given);
  let open = model.unexplained(results.filter(({ code }) => code !== null));
  for (const result of accepted) {
    const expected = model.play(result);
    if (typeof expected === "string") return `${describe(result)} was accepted; the model says ${expected}`;
    const found = answerOf(result.data);
    const wanted = { ...expected, seq: result.data.seq };
    if (!isDeepStrictEqual(found, wanted)) {
      return `${describe(result)} was answered ${JSON.stringify(found)}; the model says ${JSON.stringify(wanted)}`;
    }
    open = model.unexplained(open);
  }
  const [lone] = open;
  return lone ? `${describe(lone)} was refused with ${lone.code}, which it never deserved` : null;
}

/**
 * Returns the deposit holds of the model after the race, AED, by person. A lot that refused a command as late has
 * closed.
 */
export function heldByModel(given: Given, results: readonly CommandResult[]): Map<number, number> {
  const model = new Played(given);
  const accepted = results.filter(({ code }) => code === null);
  for (const result of accepted.toSorted((a, b) => a.data.id_bid - b.data.id_bid)) model.play(result);
  for (const { lot, data } of results) if (typeof data?.late_ms === "number") model.close(lot, data.late_ms);
  return model.held();
}

/** Returns every seq of a lot's accepted commands in order, without gaps. */
export function seqsOf(results: readonly CommandResult[], lot: number): number[] {
  const accepted = results.filter((result) => result.lot === lot && result.code === null);
  return acceptedSeqs(accepted.map(({ data }) => data));
}

class Played {
  readonly #given: Given;
  readonly #played: CommandResult[] = [];
  #auction: NaiveAuction;
  #now = 0;

  constructor(given: Given) {
    this.#given = given;
    this.#auction = this.#fresh();
  }

  play(result: CommandResult): NaiveAnswer | string {
    this.#played.push(result);
    this.#now = Date.parse(result.data.received_at);
    return perform(this.#auction, result, this.#now);
  }

  /** Returns the refusals that the model does not give now. */
  unexplained(refused: readonly CommandResult[]): CommandResult[] {
    return refused.filter((result) => {
      const end = this.#given.lots.get(result.lot)?.ends ?? 0;
      const lateMs = result.data?.late_ms;
      const at = typeof lateMs === "number" ? end + lateMs : this.#now;
      const expected = perform(this.#auction, result, at);
      // The model has accepted the command, so it must be rebuilt.
      if (typeof expected !== "string") this.#auction = this.#replayed();
      return expected !== result.code;
    });
  }

  close(lot: number, lateMs: number): void {
    this.#auction.close(lot, (this.#given.lots.get(lot)?.ends ?? 0) + lateMs);
  }

  held(): Map<number, number> {
    const lots = [...this.#given.lots.keys()];
    return new Map(
      [...this.#given.deposits.keys()].map((person) => [
        person,
        lots.reduce((sum, lot) => sum + filsToAed(this.#auction.heldFils(person, lot)), 0),
      ]),
    );
  }

  #replayed(): NaiveAuction {
    const auction = this.#fresh();
    for (const result of this.#played) perform(auction, result, Date.parse(result.data.received_at));
    return auction;
  }

  #fresh(): NaiveAuction {
    const deposits = [...this.#given.deposits].map(([id, aed]) => [id, aed * 100] as const);
    const auction = new NaiveAuction(new Map(deposits));
    for (const [id, terms] of this.#given.lots) auction.list(id, terms);
    return auction;
  }
}

function perform(
  auction: NaiveAuction,
  { lot, by, command }: CommandResult,
  at: number,
): NaiveAnswer | string {
  const person = { id: by.id, verified: true, profile: "ok", locked: false, isStaff: false } as const;
  if (command.do === "removeProxy") return auction.removeProxy(lot, by.id, at);
  if (command.do === "buyNow") return auction.buyNow(lot, person, command.price, at);
  return auction.bid(lot, person, command.price, command.mode === "exact", at);
}

function answerOf(data: CommandResult["data"]): NaiveAnswer {
  return {
    outcome: data.outcome,
    price: data.price,
    nextMin: data.next_min,
    myMax: data.my_max,
    leading: data.leading,
    light: data.light,
    endsAt: Date.parse(data.end),
    extended: data.extended,
    holdFils: Math.round(data.hold * 100),
    powerLeftAed: data.power_left,
    seq: data.seq,
  };
}

function describe({ by, command }: CommandResult): string {
  return `${Object.values(command).join(" ")} of person ${by.id}`;
}
