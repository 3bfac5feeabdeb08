import { Send } from "lucide-react";
import { clock } from "@marsa/api-spec/dates";

interface MessagesPanelProps {
  messages: readonly { readonly key: string; readonly at: string; readonly text: string }[];
  /** The message on air. */
  onAir: string | null;
  may: boolean;
  /** Puts a message on air. */
  onSay: (text: string) => void;
}

/** The usual messages of auctioneers. */
const USUAL = [
  "Last lots before the break",
  "The next lot is on the ramp",
  "Bids from the hall go in by phone",
  "Inspection reports are on the lot’s page",
];

/** The messages of the lane, old and usual ones, to say again. */
export function MessagesPanel({ messages, onAir, may, onSay }: MessagesPanelProps) {
  // The usual ones first, so that they keep their places.
  const again = [...new Set([...USUAL, ...messages.slice(0, 2).map(({ text }) => text)])];
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
      tabIndex={0}
      aria-label="Messages to the room"
      className="h-full overflow-y-auto [scrollbar-width:thin] outline-offset-[-2px]"
    >
      <p className="px-4 pt-2.5 text-small text-text-2">
        One press shows it to everybody in the lane. It stays until the hammer, or until you remove it.
      </p>
      <ul className="flex flex-wrap gap-2 border-b border-line p-3">
        {again.map((text) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              aria-disabled={!may || text === onAir || undefined}
              className="touch flex max-w-full items-center gap-1.5 rounded-full border border-line-2 px-3 py-1.5 text-small hover:bg-salt aria-disabled:bg-salt aria-disabled:text-text-3"
              onClick={() => may && text !== onAir && onSay(text)}
            >
              <Send aria-hidden size={13} className="shrink-0" />
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <ol>
        {messages.map(({ key, at, text }) => (
          <li key={key} className="flex justify-between gap-3 border-b border-line px-4 py-2 text-small">
            <span className="min-w-0 text-pretty">{text}</span>
            <time dateTime={at} className="text-text-2 tabular-nums">
              {clock(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
