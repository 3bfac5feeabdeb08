import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import type { Commands } from "../model/commands/press.ts";
import type { DeskView } from "../model/desk/desk-view.ts";
import type { Width } from "../model/use-width.ts";
import type { DeskLine } from "../model/log/log-model.ts";
import type { RoomTab } from "./room-panels.tsx";
import { useLostBids } from "../model/log/use-lost-bids.ts";

/** The open panel of the lane, and the bids that did not count. */
export function useRoomPanels(width: Width, desk: LaneDeskNow, lines: readonly DeskLine[]) {
  const lost = useLostBids(desk, lines);
  const [tab, openTab] = useState<RoomTab>(width === "wide" ? "log" : width === "middle" ? "run" : "lot");
  return {
    tab,
    setTab: (to: RoomTab) => {
      lost.forget();
      openTab(to);
    },
    lines,
    /** The line of the log to scroll to. */
    sought: lost.sought,
    /** New bids that did not count, in words; null: none. */
    lost: lost.words,
    showLost: () => {
      openTab("log");
      lost.show();
    },
  };
}

/** The message of the auctioneer: its text, and the commands to put it on air and off. */
export function useMessage(view: DeskView, commands: Commands, showField: (() => void) | null) {
  const [word, setWord] = useState("");
  const field = useRef<HTMLInputElement>(null);
  return {
    word,
    setWord,
    field,
    // At once, since a quick typist presses the next key before a later task.
    focus: () => {
      if (showField) flushSync(showField);
      field.current?.focus();
    },
    say: (text: string) => {
      const press = {
        id: "say",
        name: "Your message",
        command: { do: "say", text },
        done: "On air, until the hammer or until you remove it.",
      } as const;
      void commands.confirm(press, view).then((sent) => sent && text === word.trim() && setWord(""));
    },
    takeDown: () =>
      commands.press({
        id: "unsay",
        name: "Removing the message",
        command: { do: "unsay" },
        done: "Removed: no message is on air.",
      }),
  };
}
