import { Check as CheckMark, CircleAlert, TriangleAlert } from "lucide-react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { type Check, publishChecks } from "../model/checks.ts";
import type { Queue } from "../model/composed.ts";
import { type Auctioneer, conflictsOf, laneSpan } from "../model/conflicts.ts";
import { publishLane } from "../model/save.ts";
import type { Composer } from "../model/use-composer.ts";
import { startWords } from "../model/words.ts";

interface PublishDialogProps {
  composer: Composer;
  people: readonly Auctioneer[];
  /** Saves the entries; resolves to null when they are not saved. */
  onSave: () => Promise<Queue | null>;
  onClose: () => void;
  onDone: () => void;
}

/** Publishes a lane: shows the checks and the consequences. */
export function PublishDialog({ composer, people, onSave, onClose, onDone }: PublishDialogProps) {
  const { state, dirty, send } = composer;
  const { mine, base } = state;
  const span = laneSpan(mine);
  const busy = people
    .filter((person) => mine.operators.includes(person.id_user))
    .filter((person) => conflictsOf(person, span, base.id_queue).length > 0)
    .map(({ name }) => name);
  const checks = publishChecks({ mine, problems: base.problems, busy, now: serverClock.now() });
  const stopped = checks.some(({ state: each }) => each === "stop");

  const { submit, sending, refusal } = useFormSend({
    send: async () => {
      const saved = dirty ? await onSave() : base;
      return saved && { saved, published: await publishLane(saved) };
    },
    onSent: (sent) => {
      onClose();
      // The page behind the dialog shows the errors.
      if (!sent) return;
      send({ type: "read", queue: sent.published });
      onDone();
      void toast({ text: `${sent.saved.name} is published` });
    },
  });
  return (
    <FormDialog
      title={`Publish ${mine.name}`}
      text={`${startWords(mine)} GST`}
      press="Publish lane"
      sending="Publishing…"
      look="press"
      busy={sending}
      isOff={stopped}
      refusal={refusal}
      safe="The lane is still a draft."
      onPress={() => void submit(undefined)}
      onClose={onClose}
    >
      <ul className="grid gap-2.5">
        {checks.map((check) => (
          <CheckLine key={check.text} check={check} />
        ))}
      </ul>
      <p className="border-t border-line pt-3 text-body text-pretty text-text-2">
        Everybody sees it on the schedule at once. Its {counted(mine.lots.length, "lot")} no longer end by
        themselves: from now on they take stored maximums for this lane.
        {dirty && " Unsaved changes are saved first."}
      </p>
    </FormDialog>
  );
}

const LOOKS = {
  done: { icon: CheckMark, look: "text-green", word: "" },
  mind: { icon: TriangleAlert, look: "text-orange", word: "Note: " },
  stop: { icon: CircleAlert, look: "text-red", word: "Missing: " },
} as const;

function CheckLine({ check: { state, text, why } }: { check: Check }) {
  const { icon: Icon, look, word } = LOOKS[state];
  return (
    <li className="flex items-start gap-2.5 text-body">
      <Icon aria-hidden size={18} strokeWidth={2} className={cn("mt-px shrink-0", look)} />
      <span>
        <span className="sr-only">{word}</span>
        <span className={cn(state !== "done" && "font-strong")}>{text}</span>
        {why !== undefined && <span className="block text-small text-text-2">{why}</span>}
      </span>
    </li>
  );
}
