import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskLog } from "#/features/lanes/console/model/log/log-model.ts";
import type { RunNow } from "#/features/lanes/console/model/run-now.ts";
import { paddlesQuery } from "#/realtime/lanes/lane-calls.ts";
import { LogPanel } from "../log/log-panel.tsx";
import { Tabbed } from "../tabbed.tsx";
import type { ConsoleProps } from "../use-console.ts";

type SideTab = "history" | "paddles" | "next";

interface ClerkSideProps extends Pick<ConsoleProps, "now" | "desk" | "view"> {
  run: RunNow;
}

/** The panels beside the clerk's entry: history, paddles, and the next lots. */
export function ClerkSide({ now, desk, view, run }: ClerkSideProps) {
  const [tab, setTab] = useState<SideTab>("history");
  const { data: paddles = [] } = useQuery(paddlesQuery(view.idQueue));
  return (
    <Tabbed
      label="The lane"
      tabs={[
        { name: "history", word: "History" },
        { name: "paddles", word: "Paddles", count: paddles.length },
        { name: "next", word: "Next lots" },
      ]}
      current={tab}
      onTab={setTab}
      className="min-h-80"
    >
      {tab === "history" && (
        <LogPanel
          lines={deskLog(now.log, desk.counts.refused, run.words, run.turn.currentId)}
          sought={null}
          late={null}
        />
      )}
      {tab === "paddles" && (
        <List
          label="Paddles"
          rows={paddles.map(({ number, name, line, covers, limit }) => ({
            key: number,
            who: `${number} · ${name ?? ""}`,
            what: line ? `Phone ${line}` : "Room",
            figure: covers === 0 ? "May not bid" : `To ${money(covers)}${limit === null ? "" : " (limit)"}`,
          }))}
        />
      )}
      {tab === "next" && (
        <List
          label="Next lots"
          rows={now.next.map(({ id_auction: key, position, title, live }) => ({
            key,
            who: `Lot ${position}`,
            what: title,
            figure: money(live.start_price),
          }))}
        />
      )}
    </Tabbed>
  );
}

interface Row {
  readonly key: number;
  readonly who: string;
  readonly what: string;
  readonly figure: string;
}

function List({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <ul
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin] outline-offset-[-2px]"
    >
      {rows.length === 0 && <li className="p-4 text-small text-text-2">None.</li>}
      {rows.map(({ key, who, what, figure }) => (
        <li key={key} className="flex gap-3 border-b border-line px-4 py-2 text-small">
          <span className="min-w-0 flex-1">
            <strong className="block font-strong">{who}</strong>
            <span className="text-text-2">{what}</span>
          </span>
          <span className="tabular-nums">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
