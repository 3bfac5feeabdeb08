/** Writes a change of the lane as the one short line that the voice says and the caption shows. */
import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import type { MyStatus } from "#/realtime/lots/live-store.ts";
import type { Sound } from "./sounds.ts";

/** The part of a lane's state that is heard. Amounts in whole AED. */
export interface Audible {
  readonly lotId: number | null;
  /** The place of the lot in the run. */
  readonly position: number;
  readonly title: string;
  readonly phase: Schema<"LanePhase"> | null;
  /** The step of the final call; null outside it, and while it waits for the hammer. */
  readonly going: 1 | 2 | 3 | null;
  readonly price: number | null;
  /** The next amount, as on the buttons. */
  readonly ask: number;
  readonly provisional: Schema<"LaneTurn">["provisional"];
  readonly status: MyStatus;
  /** The reason of a pause; null: the lane goes on. */
  readonly paused: string | null;
}

/** A change as heard: its tone, and its line. */
export interface Heard {
  readonly sound: Sound;
  readonly line: string;
}

const GOING = [
  ["once", "Going once"],
  ["twice", "Going twice"],
  ["last", "Last call"],
] as const;

/** The most letters of a title in a line: about two seconds of speech. */
const TITLE_LETTERS = 36;

/**
 * Returns the one line for a change: a pause first, then the lot, then the listener's own state, then the hammer, the
 * call, the price, the ask. Nothing waits for its turn: a reader who was away hears only the newest state.
 * @param before null: the listener has just come
 */
export function heardBetween(before: Audible | null, now: Audible): Heard | null {
  const { phase, status, going } = now;
  const at = now.price === null ? "" : ` at ${money(now.price)}`;
  if (now.paused !== null)
    return before?.paused === now.paused ? null : heard("paused", `Paused. ${now.paused}`);
  if (now.lotId !== (before?.lotId ?? null)) return now.lotId === null ? null : heard("lot", lotLine(now));
  if (before === null) return null;
  if (phase === "finished") return before.phase === "finished" ? null : heard("hammer", hammerLine(now));
  if (before.phase === "finished") return heard("lot", `Reopened${at}`);
  if (status !== before.status && status === "outbid")
    return heard("outbid", `Outbid. Asking ${money(now.ask)}`);
  if (status !== before.status && status === "leading") return heard("leading", `You lead${at}`);
  if (phase === "final_call" && going === null && before.phase !== phase)
    return heard("once", `Fair warning${at}`);
  if (now.price !== before.price && now.price !== null)
    return heard("bid", `${money(now.price)}. Asking ${money(now.ask)}`);
  const call = going !== null && going !== before.going ? GOING[going - 1] : undefined;
  if (call) return heard(call[0], going === 1 ? call[1] + at : call[1]);
  return now.ask === before.ask ? null : heard("bid", `Asking ${money(now.ask)}`);
}

function heard(sound: Sound, line: string): Heard {
  return { sound, line };
}

function lotLine({ position, title, price, ask }: Audible): string {
  return `Lot ${position}, ${shortTitle(title)}. ${price === null ? "Asking" : `${money(price)}. Asking`} ${money(ask)}`;
}

/** Cuts a long title between two words. */
function shortTitle(title: string): string {
  if (title.length <= TITLE_LETTERS) return title;
  return title.slice(0, title.lastIndexOf(" ", TITLE_LETTERS));
}

function hammerLine({ price, provisional, status }: Audible): string {
  if (price === null || provisional === "notSold") return "Not sold";
  if (provisional === "summarizing") return `${money(price)}. The seller decides`;
  return `Sold${status === "leading" || status === "won" ? " to you" : ""}, ${money(price)}`;
}
