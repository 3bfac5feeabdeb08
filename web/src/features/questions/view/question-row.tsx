import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#/components/ui/button.tsx";
import { shortInstant } from "@marsa/api-spec/dates";
import type { Question } from "../model/queries.ts";
import { answeredLine } from "../model/words.ts";
import type { Writing } from "./write-dialog.tsx";

/** A question with its answer, or with what it waits for. `acts`: the buttons of those who answer. */
export function QuestionRow({ question, acts }: { question: Question; acts?: ReactNode }) {
  const { text, answer, closed, mine, asked_at: at } = question;
  return (
    <li data-slot="question" className="py-3 first:pt-0">
      <p className="own-way font-strong text-pretty break-words whitespace-pre-line">{text}</p>
      {answer && (
        <div className="mt-1.5 border-s-2 border-line-2 ps-3">
          <p className="own-way text-pretty break-words whitespace-pre-line">{answer.text}</p>
          <p className="mt-0.5 text-small text-text-2 tabular-nums">{answeredLine(answer)}</p>
        </div>
      )}
      {closed !== null ? (
        <p className="mt-1 text-small text-pretty text-text-2">Closed by our staff: {closed}</p>
      ) : (
        answer === null && (
          <p className="mt-1 flex items-center gap-1.5 text-small text-text-2 tabular-nums">
            <Hourglass aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
            {mine ? "Your question, waiting for an answer. Only you see it." : `Asked ${shortInstant(at)}`}
          </p>
        )
      )}
      {acts && <div className="mt-2 flex flex-wrap gap-2">{acts}</div>}
    </li>
  );
}

interface ActsProps {
  question: Question;
  /** Whether the lot still takes answers. */
  open: boolean;
  isStaff: boolean;
  onAct: (writing: Writing) => void;
}

/** What the seller and the staff do with a question. */
export function Acts({ question, open, isStaff, onAct }: ActsProps) {
  const { answer, closed } = question;
  if (closed !== null) return null;
  return (
    <>
      {answer === null && open && (
        <Button className="max-lg:h-11" onClick={() => onAct({ act: "answer", question })}>
          Answer
        </Button>
      )}
      {isStaff && (
        <Button
          variant="ghost-blue"
          className="max-lg:h-11"
          onClick={() => onAct({ act: "close", question })}
        >
          Close
        </Button>
      )}
    </>
  );
}
