import { money } from "@marsa/api-spec/amounts";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { askOf } from "@marsa/api-spec/offered-amounts";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { paddlesQuery } from "#/realtime/lanes/paddles-query.ts";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";
import type { Commands } from "../commands/press.ts";
import { SEEN_AFTER_MS } from "../commands/press-guard.ts";
import { isBidding, type DeskView, whyNone } from "../desk/desk-view.ts";
import { phoneTiles } from "./phone-tiles.ts";
import { bidsOn, paddlesOn, takeBackOf, type PhoneLine } from "./room-rows.ts";

/** Two presses of one key within this time count once, ms. */
const ONCE_MS = 300;
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
  const [sending, setSending] = useState<string | null>(null);
  const [open, setOpen] = useState<"take-back" | PhoneLine | null>(null);
  const paddles = useQuery({ ...paddlesQuery(view.idQueue), enabled: hasRoom }).data ?? [];
  const { live, turn } = view;
  const lotId = turn?.id_auction ?? null;
  const rows = bidsOn(log, lotId);
  const why = whyNoBid(view);
  const ask = live && why === null ? askOf(live) : null;
  const once = useOnce();
  const changedAt = useChangedAt(`${lotId} ${ask}`);
  const number = typed === "" ? null : Number(typed);
  const holder = paddles.find((paddle) => paddle.number === number) ?? null;
  const lastAt = rows[0]?.received_at ?? "";
  const late = refused.filter((bid) => bid.id_auction === lotId && bid.at > lastAt && bid.why === "too_low");

  const send = async (who: string, press: () => Promise<unknown>, refusal: (error: ApiProblem) => string) => {
    if (sending !== null)
      return say({ tone: "held", text: `${who} was not sent: the last bid is on its way.` });
    setSending(who);
    try {
      await press();
    } catch (error) {
      const text = error instanceof ApiProblem ? refusal(error) : `No answer to ${who}. Check the history.`;
      say({ tone: "refused", text, stays: true });
    }
    setSending(null);
    void queryClient.invalidateQueries({ queryKey: keys.paddles(view.idQueue) });
  };
  const bid = (who: string, paddle: number, line?: PhoneLine) => {
    if (ask === null || lotId === null)
      return say({ tone: "held", text: `${who}: ${why ?? "no lot is up"}.` });
    if (performance.now() - changedAt() < SEEN_AFTER_MS)
      return say({ tone: "held", text: `${who} was not sent: the ask is ${money(ask)} now. Press again.` });
    const body = { id_auction: lotId, price: ask, paddle, ...(line && { line }) };
    return void send(
      who,
      () => command("/live/room/bid", body, "id_bid"),
      (error) => refusalWords(who, ask, error),
    );
  };
  return {
    typed,
    type: (text: string) => setTyped(text.replaceAll(/\D/g, "").slice(0, MOST_DIGITS)),
    number,
    holder,
    ask,
    why,
    sending,
    chips: paddlesOn(rows, MOST_CHIPS),
    takeBack: takeBackOf(rows),
    tiles: phoneTiles({
      paddles,
      rows,
      refused: new Set(late.map(({ mark }) => mark ?? "")),
      leader: live?.leader ?? null,
      ask,
    }),
    paddles,
    open,
    setOpen,
    /** A bid of the typed paddle at the ask. */
    bidRoom: () => {
      if (!once("room")) return;
      if (number === null) return say({ tone: "held", text: "Type the paddle first, then Space." });
      if (paddles.length > 0 && !holder) return say({ tone: "held", text: `Nobody has paddle ${number}.` });
      bid(`Room ${number}`, number);
      setTyped("");
    },
    /** A bid of a phone line at the ask; a free line is opened instead. */
    bidPhone: (line: PhoneLine) => {
      if (!once(line)) return;
      const paddle = paddles.find((each) => each.line === line);
      if (paddle) bid(`Phone ${line}`, paddle.number, line);
      else setOpen(line);
    },
    takeBackFor: (reason: Schema<"TakeBackReason">) => {
      setOpen(null);
      if (lotId === null) return;
      const body = { id_auction: lotId, reason };
      void send(
        "Taking back",
        () => command("/live/room/take-back", body, "next_min"),
        ({ message, details }) =>
          `Nothing was taken back. ${typeof details["why"] === "string" ? details["why"] : message}.`,
      );
    },
  };
}

function whyNoBid(view: DeskView): string | null {
  const none = whyNone(view);
  if (none !== null) return none;
  if (view.state === "paused") return "Not in a pause: resume first";
  if (view.turn?.phase === "finished") return "The hammer has fallen";
  return isBidding(view.turn?.phase) ? null : "Not before the lot opens";
}

/** Says who was first, and what to ask for. */
function refusalWords(who: string, ask: number, { code, message, details }: ApiProblem): string {
  const next = details["next_min"];
  if (code === "BID_TOO_LOW" && typeof next === "number")
    return `${who} refused at ${money(ask)}: another bid was first. Ask for ${money(next)}.`;
  if (code === "DEPOSIT_REQUIRED") return `${who} refused at ${money(ask)}: the deposit does not cover it.`;
  if (code === "ALREADY_LEADING") return `${who} leads already.`;
  return `${who} refused. ${message}`;
}

/** Returns whether a press of a key counts: two within 300 ms count once. */
function useOnce(): (key: string) => boolean {
  const at = useRef(new Map<string, number>());
  return (key) => {
    const now = performance.now();
    const counts = now - (at.current.get(key) ?? -Infinity) >= ONCE_MS;
    if (counts) at.current.set(key, now);
    return counts;
  };
}

/** Returns when a value last changed on the screen, ms of `performance.now()`; −∞: never. */
function useChangedAt(value: string): () => number {
  const seen = useRef({ value, at: -Infinity });
  useLayoutEffect(() => {
    if (seen.current.value !== value) seen.current = { value, at: performance.now() };
  }, [value]);
  return () => seen.current.at;
}
