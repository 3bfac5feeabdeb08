import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { announce } from "#/lib/browser/announce.ts";
import type { DeskView } from "../desk/desk-view.ts";

/** The message about the last press. */
export interface Notice {
  /** tells: information. waits: for a second press. held: not sent. refused: the server refused. done: done. */
  readonly tone: "info" | "waits" | "done" | "held" | "refused";
  readonly text: string;
  /** Whether the message stays after the state that it is about. */
  readonly stays?: boolean;
}

const NOTICE_MS = 9_000;

interface Notices {
  /** The message to show; null: none, or its time or its state has passed. */
  readonly notice: Notice | null;
  readonly say: (notice: Notice) => void;
  readonly clear: () => void;
}

/** Shows one message at a time to the auctioneer and announces it. */
export function useNotice(view: DeskView): Notices {
  const [said, setSaid] = useState<{ readonly notice: Notice; readonly moment: string } | null>(null);
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const say = useCallback((notice: Notice) => {
    setSaid({ notice, moment: momentOf(latest.current) });
    announce(notice.text, notice.tone === "done" ? "polite" : "assertive");
  }, []);
  const clear = useCallback(() => setSaid(null), []);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(clear, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [said, clear]);
  // A reason for a press that was not done is true for its state only; a done message stays.
  const isTrue =
    said !== null && (said.notice.tone === "done" || said.notice.stays || said.moment === momentOf(view));
  return { notice: isTrue ? said.notice : null, say, clear };
}

/** The current lot and its phase. */
function momentOf({ turn }: DeskView): string {
  return `${turn?.id_auction ?? ""} ${turn?.phase ?? ""}`;
}
