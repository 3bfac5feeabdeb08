/** Plays the groups of a random script on the engine and on the model. */
import type { NaiveAuction } from "@marsa/api-spec/model/naive-auction";
import { leadOf } from "@marsa/api-spec/model/naive-group";
import { leastBid } from "../lot/lot.ts";
import type { Room } from "../test-support/room.ts";
import { BUYERS, type Member } from "./cast.ts";
import type { Step } from "./script.ts";

type GroupStep = Extract<Step, { type: "group" }>;

/** How a playthrough compares and counts. */
interface Comparing {
  /** @throws Error when the two differ */
  same(what: string, engine: unknown, model: unknown): void;
  count(what: string): void;
  compareLot(id: number): void;
  compareDeposit(user: number): void;
}

export class GroupPlay {
  readonly #room: Room;
  readonly #naive: NaiveAuction;
  readonly #comparing: Comparing;

  constructor(room: Room, naive: NaiveAuction, comparing: Comparing) {
    this.#room = room;
    this.#naive = naive;
    this.#comparing = comparing;
  }

  /** Makes a group of these lots for a buyer, mostly of those that they do not lead, or ends theirs. */
  step(
    { who, steps, dirhams }: GroupStep,
    { person, naive }: Member,
    slots: readonly number[],
    now: number,
  ): void {
    const user = person!.id;
    const [mine] = this.#room.groupsOf(user);
    if (mine) {
      this.#room.endGroup(mine.id);
      this.#naive.endGroup(this.#naive.groups[mine.id - 1]!);
      this.#comparing.count("group: ended");
      return this.#comparing.compareDeposit(user);
    }
    const lots = slots.map((id) => this.#room.lot(id));
    const free = lots.filter(({ lead }) => who % 7 === 0 || lead?.leaderId !== user);
    const maxima = new Map(
      free.map((lot, i) => {
        const own = lot.lead?.leaderId === user && dirhams % 2 === 0 ? lot.lead.leaderMax : null;
        return [lot.id, own ?? Math.max(1, leastBid(lot) + steps[i]! * lot.step + dirhams)];
      }),
    );
    if (maxima.size < 2) return;
    const expected = this.#naive.group(naive!, maxima, now);
    const id = this.#naive.groups.length + (expected === null ? 0 : 1);
    const outcome = this.#room.group(id, person!, maxima, now);
    this.#comparing.same("the group", outcome.ok ? null : outcome.code, expected);
    this.#comparing.count(outcome.ok ? "group: made" : `group: ${outcome.code}`);
    this.#comparing.compareDeposit(user);
  }

  /** Wakes the due lots in the engine and in the model, and compares each lot that changed. */
  wake(slots: readonly number[], now: number): void {
    const isAny = this.#room.activeGroups().length > 0;
    const before = isAny ? slots.map((id) => this.#room.lot(id)) : [];
    this.#room.lookAtGroups(now);
    this.#naive.wakeGroups(now);
    for (const lot of before) {
      const after = this.#room.lot(lot.id);
      if (after.lead?.leaderMax === lot.lead?.leaderMax && after.seq === lot.seq) continue;
      this.#comparing.count("group: woke");
      this.#comparing.compareLot(lot.id);
    }
    this.#compareGroups();
    if (isAny) for (const user of BUYERS) this.#comparing.compareDeposit(user);
  }

  #compareGroups(): void {
    for (const [place, naive] of this.#naive.groups.entries()) {
      if (naive.counted) continue;
      const { state, members, parkedFils } = this.#room.groupOf(place + 1)!;
      const isActive = state === "active";
      const awake = members.find((one) => one.state === "awake")?.lotId ?? null;
      const asleep = members.filter((one) => one.state === "asleep").map(({ lotId }) => lotId);
      const mine = [isActive, isActive ? awake : null, asleep.toSorted((a, b) => a - b), parkedFils];
      const sleeping = [...naive.asleep.keys()].toSorted((a, b) => a - b);
      const theirs = [!naive.over, leadOf(naive), sleeping, this.#naive.parkedFils(naive)];
      this.#comparing.same("the group", mine, theirs);
      if (isActive) continue;
      naive.counted = true;
      this.#comparing.count(`group: ${state}`);
    }
  }
}
