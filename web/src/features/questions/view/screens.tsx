import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListRows } from "#/components/list/list-rows.tsx";
import { type Asked, waitingQuery } from "../model/queries.ts";
import { Acts, QuestionRow } from "./question-row.tsx";
import { WriteDialog, type Writing } from "./write-dialog.tsx";

/** The page of a seller: the questions on their lots that wait for an answer. */
export function SaleQuestionsScreen() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 pb-28 lg:px-gutter lg:pt-5">
      <Link to="/sale" className="touch inline-flex items-center gap-1 text-small text-blue hover:underline">
        <ChevronLeft aria-hidden size={16} strokeWidth={1.75} className="rtl:-scale-x-100" /> Selling
      </Link>
      <h1 className="mt-1 text-h1">Questions</h1>
      <WaitingList of="sale" />
    </div>
  );
}

/** The staff's list at the desk. */
export function QuestionsTab() {
  return (
    <>
      <h1 className="pt-5 text-h1">Questions</h1>
      <p className="mt-1 text-body text-pretty text-text-2">
        The sellers answer first. Answer what the house knows; close what has no place here.
      </p>
      <WaitingList of="staff" />
    </>
  );
}

/** The questions that wait for an answer, oldest first: on the reader's own lots, or for the staff on all lots. */
function WaitingList({ of }: { of: "sale" | "staff" }) {
  const [writing, setWriting] = useState<Writing | null>(null);
  const query = useInfiniteQuery(waitingQuery(of));
  return (
    <>
      <ListRows
        what="questions"
        query={query}
        rows={query.data?.pages
          .flatMap(({ items }) => items)
          .map((asked) => (
            <Row key={asked.question.id_question} asked={asked} isStaff={of === "staff"} onAct={setWriting} />
          ))}
        empty={{
          title: "No question waits",
          text:
            of === "sale"
              ? "Questions of bidders about your lots appear here. A quick answer brings bids."
              : "Questions of bidders appear here until the seller or one of you answers.",
        }}
        searched={false}
        safe="No question was changed."
        onClear={() => {}}
      />
      {writing && <WriteDialog writing={writing} onClose={() => setWriting(null)} />}
    </>
  );
}

interface RowProps {
  asked: Asked;
  isStaff: boolean;
  onAct: (writing: Writing) => void;
}

function Row({ asked: { id_auction: id, number, title, open, question }, isStaff, onAct }: RowProps) {
  return (
    <li className="border-b border-line py-3.5">
      <Link
        to="/auction/$id"
        params={{ id: String(id) }}
        hash="questions"
        className="touch own-way text-small text-blue tabular-nums hover:underline"
      >
        {title} · Lot {number}
      </Link>
      <ul className="mt-1.5">
        <QuestionRow
          question={question}
          acts={
            <>
              {!open && (
                <span className="self-center text-small text-text-2">Questions on this lot are closed.</span>
              )}
              <Acts question={question} open={open} isStaff={isStaff} onAct={onAct} />
            </>
          }
        />
      </ul>
    </li>
  );
}
