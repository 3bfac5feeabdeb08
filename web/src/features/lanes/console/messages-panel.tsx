import { clock } from "../../../lib/time.ts";

interface MessagesPanelProps {
  messages: readonly { readonly key: string; readonly at: string; readonly text: string }[];
  /** What everybody reads now. */
  onAir: string | null;
  /** Puts words into the field, to be sent or changed. */
  onTake: (text: string) => void;
}

/** What auctioneers say again and again. */
const USUAL = [
  "Last lots before the break",
  "The next lot is on the ramp",
  "Bids from the hall go in by phone",
  "Inspection reports are on the lot’s page",
];

/** What was said to the room, and what may be said again. */
export function MessagesPanel({ messages, onAir, onTake }: MessagesPanelProps) {
  const again = [...new Set([...messages.slice(0, 2).map(({ text }) => text), ...USUAL])];
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by the keys
      tabIndex={0}
      aria-label="Messages to the room"
      className="h-full overflow-y-auto [scrollbar-width:thin] outline-offset-[-2px]"
    >
      <p className="border-b border-line px-4 py-2.5 text-small">
        <strong className="font-strong">On air: </strong>
        <span className="text-text-2">
          {onAir ?? "nothing yet. Everybody in the room reads what you say."}
        </span>
      </p>
      <ul className="flex flex-wrap gap-2 border-b border-line p-3">
        {again.map((text) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              className="touch max-w-full truncate rounded-full border border-line-2 px-3 py-1.5 text-small hover:bg-salt"
              onClick={() => onTake(text)}
            >
              {text}
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
