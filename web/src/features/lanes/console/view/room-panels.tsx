import type { ReactNode } from "react";
import { BiddersPanel } from "./log/bidders-panel.tsx";
import type { DeskBidder, DeskLine } from "../model/log/log-model.ts";
import { LogPanel } from "./log/log-panel.tsx";
import { MessagesPanel } from "./log/messages-panel.tsx";
import { Tabbed, type Tab } from "./tabbed.tsx";
import type { Width } from "../model/use-width.ts";

export type RoomTab = "lot" | "run" | "log" | "bidders" | "messages";

interface RoomPanelsProps {
  width: Width;
  tab: RoomTab;
  onTab: (tab: RoomTab) => void;
  lines: readonly DeskLine[];
  sought: { readonly key: string } | null;
  late: string | null;
  bidders: readonly DeskBidder[];
  leader: string | null;
  card: boolean;
  messages: readonly { readonly key: string; readonly at: string; readonly text: string }[];
  onAir: string | null;
  online: number;
  watching: number;
  lateBids: number;
  missedBids: number;
  /** Whether the reader may say something now. */
  maySay: boolean;
  onSay: (text: string) => void;
  /** On one column the current lot has a tab of its own. */
  lot: ReactNode;
  /** On fewer than three columns the run has a tab. */
  run: ReactNode;
  say: ReactNode;
}

const TAB_WORDS: Readonly<Record<RoomTab, string>> = {
  lot: "Lot",
  run: "Run list",
  log: "Log",
  bidders: "Bidders",
  messages: "Messages",
};

const TABS: Readonly<Record<Width, readonly RoomTab[]>> = {
  wide: ["log", "bidders", "messages"],
  middle: ["run", "log", "bidders", "messages"],
  phone: ["lot", "run", "log", "bidders", "messages"],
};

/** The panels of the lane: log, bidders, messages; with less room the run list and the lot too. */
export function RoomPanels(props: RoomPanelsProps) {
  const { width, tab, onTab, bidders, messages, say } = props;
  const there = TABS[width];
  const current = there.includes(tab) ? tab : (there[0] ?? "log");
  const counts: Partial<Record<RoomTab, number>> = { bidders: bidders.length, messages: messages.length };
  const tabs = there.map((name): Tab<RoomTab> => {
    const count = counts[name];
    return { name, word: TAB_WORDS[name], ...(count !== undefined && count > 0 && { count }) };
  });
  return (
    <Tabbed label="The room" tabs={tabs} current={current} onTab={onTab} className="flex-1">
      <div className="flex min-h-0 flex-1 flex-col">
        <Panel {...props} tab={current} />
      </div>
      {(width === "wide" || current === "messages") && say}
    </Tabbed>
  );
}

function Panel(props: RoomPanelsProps) {
  switch (props.tab) {
    case "lot":
      return props.lot;
    case "run":
      return props.run;
    case "log":
      return <LogPanel lines={props.lines} sought={props.sought} late={props.late} />;
    case "bidders":
      return (
        <BiddersPanel
          bidders={props.bidders}
          leader={props.leader}
          card={props.card}
          online={props.online}
          watching={props.watching}
          late={props.lateBids}
          missed={props.missedBids}
        />
      );
    case "messages":
      return (
        <MessagesPanel messages={props.messages} onAir={props.onAir} may={props.maySay} onSay={props.onSay} />
      );
  }
}
