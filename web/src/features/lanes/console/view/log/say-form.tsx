import { Megaphone } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "#/components/ui/button.tsx";

/** The contract's limit, characters. */
const LONGEST = 200;

interface SayFormProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** The message on air. */
  onAir: string | null;
  /** Whether the reader holds the desk. */
  may: boolean;
  sending: "say" | "unsay" | null;
  onSay: (text: string) => void;
  onTakeDown: () => void;
}

/**
 * A message to everybody in the lane, with the one on air. After sending, and with Escape, the keys work on the console
 * again. Without the desk the field only takes no text: a disabled field would lose the focus, and the next letters
 * would be controls.
 */
export function SayForm({ field, text, onText, onAir, may, sending, onSay, onTakeDown }: SayFormProps) {
  return (
    <div className="group shrink-0 border-t border-line p-3">
      {onAir !== null && (
        <p className="mb-2.5 flex items-center gap-2 rounded-md bg-blue-tint ps-3 pe-1.5 py-1.5 text-small">
          <Megaphone aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <span className="line-clamp-2 min-w-0 flex-1">
            <strong className="font-strong">On air:</strong> {onAir}
          </span>
          {may && (
            <Button size="sm" aria-disabled={sending !== null || undefined} onClick={onTakeDown}>
              {sending === "unsay" ? "Taking down…" : "Take down"}
            </Button>
          )}
        </p>
      )}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said === "" || !may || sending) return;
          field.current?.blur();
          onSay(said);
        }}
      >
        <input
          ref={field}
          aria-label="Say to all bidders"
          placeholder="Say to all bidders"
          autoComplete="off"
          maxLength={LONGEST}
          readOnly={!may}
          enterKeyHint="send"
          className="h-11 min-w-0 flex-1 rounded-md border border-line-3 px-3 text-body read-only:border-line read-only:bg-salt max-lg:text-[1rem]"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
        />
        <Button
          type="submit"
          className="h-11"
          aria-disabled={!may || sending !== null || text.trim() === "" || undefined}
        >
          {sending === "say" ? "Sending…" : "Send"}
        </Button>
      </form>
      {/* Keeps its place, so that no button moves under a press. */}
      <p className="invisible mt-1.5 text-small text-text-2 group-focus-within:visible pointer-coarse:hidden">
        Enter sends. Esc leaves the field, and the keys work again.
      </p>
    </div>
  );
}
