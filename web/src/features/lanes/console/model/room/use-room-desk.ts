import type { Schema } from "@marsa/api-spec/client-problem";
import { askOf } from "@marsa/api-spec/offered-amounts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paddlesQuery } from "#/realtime/lanes/lane-calls.ts";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";
import type { Commands } from "../commands/press.ts";
import { isBidding, type DeskView, whyNone } from "../desk/desk-view.ts";
import { phoneTiles } from "./phone-tiles.ts";
import type { PhoneLine } from "../commands/phone-lines.ts";
import { bidsOn, leadsThen, paddlesOn, takeBackOf } from "./room-rows.ts";
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
  const [typed, setTyped] = useState("");
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
  const takeBack = takeBackOf(rows);
  const number = typed === "" ? null : Number(typed);
  const holder = paddles.find((paddle) => paddle.number === number) ?? null;
  const since = rows[0]?.received_at ?? "";
  const late = refused.filter((bid) => bid.id_auction === lotId && bid.at > since && bid.why === "too_low");
  const marks = new Set(late.map(({ mark }) => mark ?? ""));

  return {
    typed,
    type: (text: string) => setTyped(text.replaceAll(/\D/g, "").slice(0, MOST_DIGITS)),
    number,
    holder,
    called,
    ask,
    why,
    sending: bids.sending,
    /** Whether a bid takes back a fair warning. */
    warned: view.byHand && turn?.phase === "final_call",
    chips: paddlesOn(rows, MOST_CHIPS),
    takeBack,
    /** Says who leads after the take-back. */
    afterwards: "row" in takeBack ? leadsThen(rows, takeBack.row) : null,
    tiles: phoneTiles({ paddles, rows, refused: marks, leader: live?.leader ?? null, ask }),
    open,
    setOpen,
    /** A bid of the typed paddle at the ask, or at this amount (AED); left out: that the room called. */
    bidRoom: (price?: number) => {
      if (!once("room")) return;
      if (number === null) return say({ tone: "held", text: "Type the paddle first, then Space." });
      const hold = price === undefined ? called.holds() : null;
      if (hold) return say(hold);
      if (holder) bids.bid(`Room ${number}`, number, price === undefined ? called : { price });
      else say({ tone: "held", text: `Nobody has paddle ${number}.` });
      called.clear();
      setTyped("");
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

function whyNoBid(view: DeskView): string | null {
  // The clerk enters bids while the auctioneer holds the desk.
  const none = whyNone(view.desk === "clerk" ? { ...view, desk: "mine" } : view);
  if (none !== null) return none;
  if (view.state === "paused") return "Not in a pause: resume first";
  if (view.turn?.phase === "finished") return "The hammer has fallen";
  return isBidding(view.turn?.phase) ? null : "Not before the lot opens";
}
