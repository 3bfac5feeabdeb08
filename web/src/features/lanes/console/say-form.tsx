import type { RefObject } from "react";
import { Button } from "../../../components/ui/button.tsx";

/** As the document has it, characters. */
const LONGEST = 200;

interface SayFormProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Whether the desk is the reader's. */
  may: boolean;
  sending: boolean;
  onSay: (text: string) => void;
}

/** A sentence to everybody in the room. After sending, and with Escape, the keys are the console's again. */
export function SayForm({ field, text, onText, may, sending, onSay }: SayFormProps) {
  return (
    <form
      className="flex shrink-0 gap-2 border-t border-line p-3"
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
        disabled={!may}
        enterKeyHint="send"
        className="h-11 min-w-0 flex-1 rounded-md border border-line-3 px-3 text-body disabled:border-line disabled:bg-salt max-lg:text-[1rem]"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
      />
      <Button
        type="submit"
        className="h-11"
        aria-disabled={!may || sending || text.trim() === "" || undefined}
      >
        {sending ? "Sending…" : "Send"}
      </Button>
    </form>
  );
}
