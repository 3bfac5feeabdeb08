/** "One of these": a person's stored maxima on several lots, of which they buy one. AED; instants in ms since 1970 UTC. */
import { filsToAed } from "@marsa/api-spec/money";
import { refusalOnLot, type BidCode } from "./bid-refusal.ts";
import { firstEndOf } from "../lot/lane.ts";
import { holdFils } from "./hold.ts";
import { refusalAtGate, type GateCode, type Person } from "../people/gate.ts";
import type { Refused } from "../lot/decision.ts";
import type { LotState, Stake } from "../lot/lot.ts";
import type { Pause } from "../lot/pause.ts";
import type { AuctionTerms } from "../lot/terms.ts";

/**
 * `asleep`: does not bid. `awake`: leads, or waits for the seller. Out of the group: `beaten` by another bidder,
 * `passed` over since its maximum no longer fitted, `closed` with its lot, `won`, `cancelled` since another lot was won,
 * `left` by the person.
 */
export type MemberState = "asleep" | "awake" | "beaten" | "passed" | "closed" | "won" | "cancelled" | "left";

export interface Member {
  readonly lotId: number;
  readonly max: number;
  /** The hold of its maximum. */
  readonly needFils: number;
  /** The first end of its lot when the group last looked. */
  readonly endsAt: number;
  readonly state: MemberState;
}

export interface Group {
  readonly id: number;
  readonly userId: number;
  /** `lost`: no lot of it can be won any more. `ended` by the person. */
  readonly state: "active" | "won" | "lost" | "ended";
  readonly members: readonly Member[];
  /** The hold on the lot that is awake; 0 without one. */
  readonly heldFils: number;
  /** The extra hold: the hold of the highest sleeping maximum, less the hold of the lead. */
  readonly parkedFils: number;
  /** When to look at the lots again; null: never. */
  readonly lookAt: number | null;
}

/** Active groups of one person. */
export const MOST_GROUPS = 10;

/** How soon a group looks again at lots that take no bids for the moment. */
const RETRY_MS = 5_000;

/** Returns the active group in which a lot sleeps or leads; null: none. */
export function groupWith(groups: readonly Group[], lotId: number): Group | null {
  const isIn = ({ state, members }: Group) =>
    state === "active" && members.some((member) => member.lotId === lotId && isAlive(member));
  return groups.find(isIn) ?? null;
}

/** Adds the extra hold of the lot's group to a person's stake: a bid on the lot may use it. */
export function withGroup(stake: Stake, groups: readonly Group[], lotId: number): Stake {
  const group = groups.length === 0 ? null : groupWith(groups, lotId);
  if (!group) return stake;
  const availableFils = stake.availableFils + group.parkedFils;
  return { ...stake, availableFils, asleepFils: asleepFils(group.members) };
}

/** The hold of the highest maximum that sleeps. */
function asleepFils(members: readonly Member[]): number {
  return Math.max(0, ...members.map(({ state, needFils }) => (state === "asleep" ? needFils : 0)));
}

/** Refuses a bid by hand on a lot that sleeps in a group: the person could buy two. */
export function refusalInGroup(
  groups: readonly Group[] | undefined,
  lotId: number,
): Refused<"LOT_IN_GROUP"> | null {
  const sleeps = groups?.some(
    ({ state, members }) =>
      state === "active" && members.some((member) => member.lotId === lotId && member.state === "asleep"),
  );
  return sleeps ? { ok: false, code: "LOT_IN_GROUP", details: {} } : null;
}

function isAlive({ state }: Member): boolean {
  return state === "asleep" || state === "awake";
}

/** A lot and its maximum, AED, as the person asks for it. */
export interface Wish {
  readonly lot: LotState;
  readonly max: number;
}

interface Maker {
  readonly person: Person;
  /** Active groups of the person, without the one that changes. */
  readonly groups: readonly Group[];
  readonly availableFils: number;
  /** The person's hold on a lot. */
  readonly heldFils: (lotId: number) => number;
  readonly pause: Pause | null;
}

/** Why a group is refused: as a whole (`place` null), or for the wish at a place. */
export type GroupRefusal =
  | (Refused<GateCode | "DEPOSIT_REQUIRED"> & { readonly place: null })
  | (Refused<BidCode> & { readonly place: number });

/**
 * Makes a group, or gives an active one other sleeping lots; what leads in it stays. The hold is taken once, for the
 * highest maximum. A lot that the person leads already may be in it with its own maximum: one at most.
 */
export function makeGroup(
  before: Pick<Group, "id" | "userId"> & Partial<Group>,
  wishes: readonly Wish[],
  { person, groups, availableFils, heldFils, pause }: Maker,
  now: number,
  terms: AuctionTerms,
): { readonly ok: true; readonly group: Group } | GroupRefusal {
  const gate = refusalAtGate(person);
  if (gate) return { ...gate, place: null };
  const leading = before.members?.filter(({ state }) => state === "awake") ?? [];
  const members: Member[] = [...leading];
  for (const [place, { lot, max }] of wishes.entries()) {
    if (leading.some(({ lotId }) => lotId === lot.id)) continue;
    if (groupWith(groups, lot.id)) return refused("LOT_IN_GROUP", place);
    const leads = lot.lead?.leaderId === person.id && isUndecided(lot);
    if (leads && (members.some(({ state }) => state === "awake") || lot.lead.leaderMax !== max))
      return refused("ALREADY_LEADING", place);
    const refusal = leads
      ? null
      : refusalOnLot(lot, { userId: person.id, amount: max, mode: "max" }, now, pause);
    if (refusal && !(refusal.code === "LOT_NOT_OPEN" && lot.status === "active"))
      return { ...refusal, place };
    const needFils = holdFils(max, lot.kind, terms);
    const state = leads ? "awake" : "asleep";
    members.push({ lotId: lot.id, max, needFils, endsAt: firstEndOf(lot), state });
  }
  const awake = members.find(({ state }) => state === "awake");
  const out =
    before.members?.filter((one) => !isAlive(one) && members.every(({ lotId }) => lotId !== one.lotId)) ?? [];
  const group = settled(
    {
      id: before.id,
      userId: before.userId,
      state: "active",
      members: [...members, ...out],
      heldFils: awake ? heldFils(awake.lotId) : 0,
      parkedFils: 0,
      lookAt: null,
    },
    now,
  );
  const shortFils = group.parkedFils - availableFils - (before.parkedFils ?? 0);
  if (shortFils <= 0) return { ok: true, group };
  const details = { top_up: Math.ceil(filsToAed(shortFils)) };
  return { ok: false, code: "DEPOSIT_REQUIRED", details, place: null };
}

/** Whether its lead still counts: it bids, or waits for its result or its seller. */
function isUndecided({ status }: LotState): boolean {
  return status !== "sold" && status !== "notSold";
}

function refused(code: BidCode, place: number): GroupRefusal {
  return { ok: false, code, details: {}, place };
}

/** Ends a group by its person's wish: the sleeping lots leave it, and what leads stays a lead of its own. */
export function endGroup(group: Group): Group {
  return {
    ...group,
    state: "ended",
    members: group.members.map((member) =>
      member.state === "asleep" ? { ...member, state: "left" } : member,
    ),
    parkedFils: 0,
    lookAt: null,
  };
}

/** A command on a lot, as the group of a person sees it. */
export interface Followed {
  /** The lot after the command. */
  readonly lot: LotState;
  /** The person's hold on it. */
  readonly heldFils: number;
  /** Whether the command was the person's own. */
  readonly isOwn: boolean;
}

/**
 * Returns the group after a command on one of its lots, in the same commit: a lot that leads is awake; when one is won
 * the others are cancelled, before any of them can lead.
 */
export function followLot(group: Group, { lot, heldFils, isOwn }: Followed, now: number): Group {
  const member = group.members.find(({ lotId }) => lotId === lot.id);
  if (group.state !== "active" || !member || !isAlive(member)) return group;
  const state = stateAfter(member, lot, { leads: lot.lead?.leaderId === group.userId, isOwn });
  const max = state === "awake" ? lot.lead!.leaderMax : member.max;
  const held = state === "awake" ? heldFils : 0;
  const isAwake = state === "awake" || member.state === "awake";
  if (state === member.state && max === member.max && (!isAwake || held === group.heldFils)) return group;
  const members = group.members.map((one) => (one === member ? { ...member, max, state } : one));
  return settled({ ...group, members, heldFils: isAwake ? held : group.heldFils }, now);
}

function stateAfter(
  { state }: Member,
  lot: LotState,
  { leads, isOwn }: { readonly leads: boolean; readonly isOwn: boolean },
): MemberState {
  if (leads && lot.status === "sold") return "won";
  if (leads && lot.status === "notSold") return "closed";
  if (leads) return "awake";
  return state === "awake" || isOwn ? "beaten" : state;
}

/** A lot that woke, and why it refused its maximum. */
export interface WakeRefusal {
  readonly lotId: number;
  readonly code: string;
}

/** Restores what follows from the members: the result, the hold, and when to look. */
function settled(group: Group, now: number): Group {
  const isWon = group.members.some(({ state }) => state === "won");
  if (isWon) {
    const members = group.members.map((member): Member =>
      member.state === "asleep" ? { ...member, state: "cancelled" } : member,
    );
    return { ...group, state: "won", members, heldFils: 0, parkedFils: 0, lookAt: now };
  }
  const asleep = group.members.filter(({ state }) => state === "asleep");
  const isAwake = group.members.some(({ state }) => state === "awake");
  const heldFils = isAwake ? group.heldFils : 0;
  const soonest = Math.min(...asleep.map(({ endsAt }) => endsAt));
  return {
    ...group,
    heldFils,
    parkedFils: Math.max(0, asleepFils(group.members) - heldFils),
    lookAt: !isAwake ? now : asleep.length === 0 ? null : soonest > now ? soonest : now + RETRY_MS,
  };
}

/**
 * Looks at the lots of an active group at `now`: those that have closed leave it. While none is awake, the next by its
 * end wakes if its maximum still fits; one that no longer fits is passed over. Without any left the group is lost.
 * `refusal`: the lot that refused its maximum just now, and why.
 */
export function look(
  group: Group,
  lots: readonly LotState[],
  pause: Pause | null,
  now: number,
  refusal: WakeRefusal | null = null,
): { readonly group: Group; readonly wake: Member | null } {
  if (group.state !== "active") return { group: { ...group, lookAt: null }, wake: null };
  const isAwake = group.members.some(({ state }) => state === "awake");
  let wake: Member | null = null;
  const seen = new Map<number, Member>();
  const inOrder = lots.toSorted((a, b) => firstEndOf(a) - firstEndOf(b) || a.id - b.id);
  for (const lot of inOrder) {
    const member = group.members.find(({ lotId }) => lotId === lot.id);
    if (member?.state !== "asleep") continue;
    const offer = { userId: group.userId, amount: member.max, mode: "max" } as const;
    const code = lot.id === refusal?.lotId ? refusal.code : refusalOnLot(lot, offer, now, pause)?.code;
    const state =
      code === "LOT_CLOSED" ? "closed" : !isAwake && isMisfit(code) && !wake ? "passed" : "asleep";
    const next: Member = { ...member, endsAt: firstEndOf(lot), state };
    seen.set(lot.id, next);
    if (!isAwake && !wake && code === undefined) wake = next;
  }
  const members = group.members.map((member) => seen.get(member.lotId) ?? member);
  const after = settled({ ...group, members }, now);
  if (isAwake || wake) return { group: after, wake };
  if (members.some(({ state }) => state === "asleep"))
    return { group: { ...after, lookAt: now + RETRY_MS }, wake };
  return { group: { ...after, state: "lost", lookAt: null }, wake };
}

function isMisfit(code: string | undefined): boolean {
  return code !== undefined && code !== "LOT_NOT_OPEN" && code !== "LOT_CLOSED";
}
