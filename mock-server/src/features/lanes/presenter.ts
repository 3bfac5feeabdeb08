/** Presents lanes to the public. */
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { positionOf, laneTurn } from "../../tables/lanes/lane-live.ts";
import { mainPictureOf } from "../../tables/lots/card-row.ts";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import { lotStateOf } from "../../tables/lots/lot-columns.ts";
import { lotLive } from "../../tables/lots/lot-live.ts";
import type { LaneState, LaneTimers } from "../../domain/lot/lane.ts";
import type { Schema } from "../../http/handler.ts";
import { cardFacts, presentPicture } from "../../http/present/present-card.ts";
import { expectedAt } from "./expected.ts";
import type { Lane, LaneLotRow } from "./repository.ts";

/** The inputs of every lane presenter besides the rows. `now` in ms. */
export interface Presenting {
  readonly dictionaries: Dictionaries;
  readonly epoch: string;
  readonly now: number;
}

/** Presents one lot of a run to the public. */
export function presentLaneLot(row: LaneLotRow, lane: LaneState, to: Presenting): Schema<"LaneLot"> {
  const picture = mainPictureOf(row);
  const current = lane.current?.lotId === row.id ? lane.current : null;
  const over = row.entry === "ended" || row.entry === "bought";
  return {
    id_auction: row.id,
    number: row.number,
    title: row.title,
    facts: cardFacts(row, to.dictionaries),
    picture: picture && presentPicture(picture),
    position: row.numberInRun,
    live: lotLive(lotStateOf(row), row.leaderMark, to.epoch, to.now),
    phase: current?.phase ?? (over ? "finished" : "pending"),
    deadline: instant(current?.deadline ?? null),
    enabled: row.entry !== "disabled",
    skipped: row.skips > 0,
    reopened: row.reopens > 0,
    expected_at: instant(expectedAt(lane, row.id, to.now)),
    result: row.result,
  };
}

/** Presents the head of a lane: its progress and current lot. `run` includes that lot. */
export function presentHead(lane: Lane, run: readonly LaneLotRow[], to: Presenting): Schema<"LaneHead"> {
  const { state, runSeq } = lane;
  const row = run.find(({ id }) => id === state.current?.lotId);
  return {
    id_queue: state.id,
    epoch: to.epoch,
    seq: state.seq,
    now: to.now,
    state: state.status,
    paused: state.paused?.reason ?? null,
    turn: state.current && row ? laneTurn(state.current, lotStateOf(row)) : null,
    current: row ? presentLaneLot(row, state, to) : null,
    position: positionOf(state),
    run_seq: runSeq,
  };
}

/**
 * Presents the common part of a snapshot and a board: the head, place and time, and the `next` lots. `run`: the
 * whole run.
 */
export function presentRoom(
  lane: Lane,
  run: readonly LaneLotRow[],
  { next, online }: { readonly next: number; readonly online: number },
  to: Presenting,
) {
  const coming = run.filter(({ entry }) => entry === "pending").slice(0, next);
  return {
    ...presentHead(lane, run, to),
    name: lane.name,
    place: lane.place,
    start: new Date(lane.state.startsAt).toISOString(),
    next: coming.map((row) => presentLaneLot(row, lane.state, to)),
    lots: run.length,
    online,
    ...(lane.state.hammer === "hand" && { hammer: "hand" as const }),
    rehearsal: isRehearsal(lane.state.id),
  } satisfies Partial<Schema<"LaneSnapshot">>;
}

interface QueueFacts {
  /** Cities of its lots. */
  readonly cities: readonly string[];
  readonly online: number;
  readonly isOperator: boolean;
}

/** Presents a lane in the chooser. */
export function presentQueueCard(
  lane: Lane,
  run: readonly LaneLotRow[],
  { cities, online, isOperator }: QueueFacts,
  to: Presenting,
): Schema<"QueueCard"> {
  const { state, name, place } = lane;
  const row = run.find(({ id }) => id === state.current?.lotId);
  return {
    id_queue: state.id,
    name,
    state: state.status,
    place,
    cities: cities.map((city) => to.dictionaries.term("cities", city)),
    start: new Date(state.startsAt).toISOString(),
    lots: state.run.length,
    position: positionOf(state),
    current: row ? presentLaneLot(row, state, to) : null,
    online,
    operators_me: isOperator,
    rehearsal: isRehearsal(state.id),
  };
}

/** Seconds, as the staff set them. */
export function presentTimers(timers: LaneTimers): Schema<"Timers"> {
  return {
    between_s: timers.betweenMs / 1_000,
    waiting_s: timers.waitingMs / 1_000,
    lowered_s: timers.loweredMs / 1_000,
    running_s: timers.runningMs / 1_000,
    final_s: timers.finalCallMs / 1_000,
    card_s: timers.cardMs / 1_000,
  };
}

function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
