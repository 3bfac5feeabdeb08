import type { Schema } from "@marsa/api-spec/client-problem";
import { askOf } from "@marsa/api-spec/offered-amounts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Paddle, paddlesQuery } from "#/realtime/lanes/lane-calls.ts";
import { UNNAMED } from "#/realtime/lots/mark-of-desk.ts";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";
import type { Commands } from "../commands/press.ts";
import { isBidding, type DeskView, whyNone } from "../desk/desk-view.ts";
import { phoneTiles } from "./phone-tiles.ts";
import type { PhoneLine } from "../commands/phone-lines.ts";
import { bidsOn, leadsThen, paddlesOn, type TakeBack, takeBackOf } from "./room-rows.ts";
import { useCalled } from "./use-called.ts";
import { useDeskBids, useOnce } from "./use-desk-bids.ts";

const MOST_CHIPS = 3;
const MOST_DIGITS = 4;

interface Around {
  /** Whether the lane has the room. */
  readonly hasRoom: boolean;
  readonly view: DeskView;
  readonly log: readonly LogLine[];
  readonly refused: readonly Schema<"LaneRefusal">[];
  readonly commands: Pick<Commands, "say">;
}

export type RoomDesk = ReturnType<typeof useRoomDesk>;

/** The desk of a lane with the room: paddles, phone lines, and the bids that the desk enters. */
export function useRoomDesk({ hasRoom, view, log, refused, commands: { say } }: Around) {
  const [open, setOpen] = useState<"take-back" | PhoneLine | null>(null);
  const { data: paddles = [] } = useQuery({ ...paddlesQuery(view.idQueue), enabled: hasRoom });
  const { live, turn, idQueue } = view;
  const lotId = turn?.id_auction ?? null;
  const rows = bidsOn(log, lotId);
  const why = whyNoBid(view);
  const ask = live && why === null ? askOf(live) : null;
  const once = useOnce();
  const called = useCalled(ask, live?.step ?? 0);
  const bids = useDeskBids({ idQueue, lotId, ask, why, say });
  const takeBack: TakeBack = turn?.phase === "finished" ? { why: "The hammer has fallen" } : takeBackOf(rows);
  const entry = useTypedPaddle(paddles);
  const { number, holder, type } = entry;
  const nobody = { tone: "held", text: `Nobody has paddle ${number}.` } as const;
  const late = lateMarks(refused, lotId, rows[0]?.received_at ?? "");

  return {
    ...entry,
    called,
    ask,
    why,
    waitsUntil: nameDueAt(view),
    sending: bids.sending,
    /** Whether a bid takes back a fair warning. */
    warned: view.byHand && turn?.phase === "final_call",
    chips: paddlesOn(rows, MOST_CHIPS),
    takeBack,
    /** Says who leads after the take-back. */
    afterwards: "row" in takeBack ? leadsThen(rows, takeBack.row) : null,
    tiles: phoneTiles({ paddles, rows, refused: late, leader: live?.leader ?? null, ask }),
    // A question about a bid that is no longer the newest is over.
    open: open === "take-back" && "why" in takeBack ? null : open,
    setOpen,
    /** A bid of the typed paddle at the ask, or at this amount (AED); left out: that the room called. */
    bidRoom: (price?: number) => {
      if (!once("room")) return;
      const hold = price === undefined ? called.holds() : null;
      if (hold) return say(hold);
      const at = price === undefined ? called : { price };
      if (holder) bids.bid(`Room ${holder.number}`, holder.number, at);
      else if (number === null) bids.bid("The room", null, at);
      else say(nobody);
      called.clear();
      type("");
    },
    /** Says that the leading bid of the room is the typed paddle's; returns whether one is typed. */
    name: (): boolean => {
      if (live?.leader !== UNNAMED || number === null) return false;
      if (holder) bids.name(number);
      else say(nobody);
      type("");
      return true;
    },
    /** A bid of a phone line at the ask; a free line is opened instead. */
    bidPhone: (line: PhoneLine) => {
      if (!once(line)) return;
      const paddle = paddles.find((each) => each.line === line);
      if (paddle) bids.bid(`Phone ${line}`, paddle.number, { line });
      else setOpen(line);
    },
    takeBackFor: (reason: Schema<"TakeBackReason">) => {
      setOpen(null);
      bids.takeBack(reason);
    },
  };
}

/** Returns the marks of those who were too late at an ask of a lot since this instant (ISO). */
function lateMarks(refused: Around["refused"], lotId: number | null, since: string): ReadonlySet<string> {
  const late = refused.filter((bid) => bid.id_auction === lotId && bid.at > since && bid.why === "too_low");
  return new Set(late.map(({ mark }) => mark ?? ""));
}

/** The paddle that is typed, and who has it. */
function useTypedPaddle(paddles: readonly Paddle[]) {
  const [typed, setTyped] = useState("");
  const number = typed === "" ? null : Number(typed);
  return {
    typed,
    type: (text: string) => setTyped(text.replaceAll(/\D/g, "").slice(0, MOST_DIGITS)),
    number,
    holder: paddles.find((paddle) => paddle.number === number) ?? null,
  };
}

/** Returns when a lot whose bidder nobody names after the hammer goes to the end of the run, ms; null: nothing waits. */
function nameDueAt({ live, turn }: DeskView): number | null {
  const { provisional, deadline } = turn ?? {};
  const waits = live?.leader === UNNAMED && (provisional === "sold" || provisional === "summarizing");
  return waits && deadline ? Date.parse(deadline) : null;
}

function whyNoBid(view: DeskView): string | null {
  // The clerk enters bids while the auctioneer holds the desk.
  const none = whyNone(view.desk === "clerk" ? { ...view, desk: "mine" } : view);
  if (none !== null) return none;
  if (view.state === "paused") return "Not in a pause: resume first";
  if (view.turn?.phase === "finished") return "The hammer has fallen";
  return isBidding(view.turn?.phase) ? null : "Not before the lot opens";
}
