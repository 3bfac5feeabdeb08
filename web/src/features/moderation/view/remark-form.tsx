import { MessageSquareText } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { FieldError } from "#/components/form/field-error.tsx";
import { Button } from "#/components/ui/button.tsx";
import { field as fieldEdge } from "#/components/ui/input.tsx";
import { cn } from "#/lib/cn.ts";
import { messages } from "#/lib/format/messages.ts";
import { readyMade, setRemark, fieldId, labelOf, useChecking } from "../model/checking.ts";

/** As the server has it. */
const SHORTEST = 3;
const LONGEST = 500;

interface RemarkFormProps {
  /** Name of the field; null: the whole lot. */
  field: string | null;
  label: string;
  /** The remark that stands there; empty: none. */
  text: string;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** A remark at one field, in the staff's own words or in a ready-made sentence. The seller reads it at this field. */
export function RemarkForm({ field, label, text, onSave, onClose }: RemarkFormProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState<string>();
  const cancelled = useRef(false);
  useEffect(() => {
    area.current?.focus();
    area.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // Another field or lot was pressed meanwhile: the typed text stays.
  const stay = useEffectEvent(() => {
    if (!cancelled.current && typed !== text && typed.trim().length >= SHORTEST) onSave(typed);
  });
  useEffect(() => () => stay(), []);

  function keep(event?: FormEvent) {
    event?.preventDefault();
    const { length } = typed.trim();
    if (length > 0 && length < SHORTEST) return setError(messages.minLength(SHORTEST));
    done(typed);
  }
  function done(words: string) {
    cancelled.current = true;
    onSave(words);
    onClose();
  }
  function cancel() {
    cancelled.current = true;
    onClose();
  }
  function press(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      cancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) keep(event);
  }

  return (
    <form
      noValidate
      aria-label={`Remark at ${label}`}
      onSubmit={keep}
      className="col-span-full my-2 rounded-lg border border-line-2 bg-white p-3.5 shadow-panel"
    >
      <div className="flex items-center gap-2">
        <MessageSquareText aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-blue" />
        <label htmlFor={id} className="min-w-0 flex-1 text-body font-strong">
          Remark at “{label}”
        </label>
        <span className="text-small text-text-2 max-sm:hidden">The seller reads it there</span>
      </div>
      <textarea
        id={id}
        ref={area}
        rows={5}
        maxLength={LONGEST}
        value={typed}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        className={cn(fieldEdge, "mt-2.5 w-full resize-y px-3 py-2.5 text-[1rem] md:text-body")}
      />
      <FieldError id={`${id}-error`} text={error} />
      <ul aria-label="Ready-made remarks" className="mt-2 flex flex-wrap gap-2">
        {readyMade(field).map((sentence) => (
          <li key={sentence}>
            <button
              type="button"
              onClick={() => {
                setTyped(sentence);
                area.current?.focus();
              }}
              className="touch rounded-md border border-line-2 px-2.5 py-1.5 text-start text-small hover:border-line-3 hover:bg-salt"
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="ink" size="sm" aria-keyshortcuts="Control+Enter Meta+Enter">
          Keep remark
        </Button>
        {text !== "" && (
          <Button size="sm" onClick={() => done("")}>
            Remove
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Where the remark of one field is written, below it. */
export function RemarkPlace({ field }: { field: string | null }) {
  const checking = useChecking();
  const { opened, remarks, editing, edit, mayWrite } = checking;
  if (editing !== field || !mayWrite) return null;
  const close = () => {
    edit(undefined);
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <RemarkForm
      field={field}
      label={labelOf(checking, field)}
      text={remarks.find((remark) => remark.field === field)?.text ?? ""}
      onSave={(text) => setRemark(opened.id_auction, field, text)}
      onClose={close}
    />
  );
}
