import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, MessageSquare, User } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { useMe } from "#/lib/http/queries.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { questionsQuery, type Seller, sellerQuery } from "../model/queries.ts";
import { Acts, QuestionRow } from "./question-row.tsx";
import { closingLine, figuresOf, initialsOf, sellerLine } from "../model/words.ts";
import { WriteDialog, type Writing } from "./write-dialog.tsx";

interface SellerAndQuestionsProps {
  lot: Lot;
  /** The obstacle between the reader and bidding, with its step; null: none. */
  gate: ReactNode;
  /** The way to add so many AED to the deposit. */
  topUp: (aed: number) => ReactNode;
}

/** Who sells the lot, in four numbers and their own words, and the questions about it. */
export function SellerAndQuestions({ lot, gate, topUp }: SellerAndQuestionsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 xl:grid-cols-2">
      <div>
        <SellerCard id={lot.id_auction} />
        {lot.comment !== null && (
          <p className="own-way mt-4 max-w-160 text-long text-pretty whitespace-pre-line">{lot.comment}</p>
        )}
      </div>
      <Questions lot={lot} gate={gate} topUp={topUp} />
    </div>
  );
}

function SellerCard({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(sellerQuery(id));
  if (!data && error)
    return (
      <ErrorBlock
        title="The seller could not be loaded."
        safe="Bidding continues."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return data ? <Card seller={data} /> : <Skeleton className="h-32 rounded-md" />;
}

function Card({ seller }: { seller: Seller }) {
  const initials = initialsOf(seller.name);
  const figures = figuresOf(seller);
  return (
    <div data-slot="seller-card">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-md bg-salt-2 text-body font-strong text-text-2"
        >
          {initials === "" ? <User size={20} strokeWidth={1.75} /> : initials}
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 text-h3">
            <span className="own-way break-words">{seller.name ?? "Private seller"}</span>
            {seller.verified_since !== null && (
              <span className="flex items-center gap-1 text-small font-normal text-green">
                <BadgeCheck aria-hidden size={15} strokeWidth={1.75} /> Verified
              </span>
            )}
          </p>
          <p className="text-small text-text-2">{sellerLine(seller)}</p>
        </div>
      </div>
      <dl
        className={cn(
          "mt-3 grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-3",
          figures.length === 4 ? "md:grid-cols-4" : "md:grid-cols-3",
        )}
      >
        {figures.map(({ value, words }) => (
          <div key={words} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-text-2">{words}</dt>
            <dd className="text-h3 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Questions({ lot, gate, topUp }: SellerAndQuestionsProps) {
  const me = useMe();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [blocked, setBlocked] = useState(false);
  const { data, error, refetch } = useQuery(questionsQuery(lot.id_auction));
  if (!data)
    return error ? (
      <ErrorBlock
        title="The questions could not be loaded."
        safe="Bidding continues."
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-32 rounded-md" />
    );
  const { items, open, top_up: missing } = data;
  const answered = items.filter(({ answer }) => answer !== null).length;
  const mayAnswer = lot.view !== "public";
  async function ask() {
    if (!me && !(await askSignIn(`Sign in to ask about ${lot.title}.`))) return;
    // After a sign-in the server decides.
    if (me && (gate !== null || (missing ?? 0) > 0)) setBlocked(true);
    else setWriting({ act: "ask", lotId: lot.id_auction });
  }
  return (
    <section id="questions" aria-labelledby="questions-title" className="scroll-mt-32">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-4">
        <h3 id="questions-title" className="text-h3">
          Questions{answered > 0 && <span className="ms-1.5 font-normal text-text-3">{answered}</span>}
        </h3>
        {open && !mayAnswer && (
          <Button className="max-lg:h-11" onClick={() => void ask()}>
            <MessageSquare aria-hidden size={16} strokeWidth={1.75} /> Ask a question
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <ul className="divide-y divide-line">
          {items.map((question) => (
            <QuestionRow
              key={question.id_question}
              question={question}
              acts={
                mayAnswer && (
                  <Acts question={question} open={open} isStaff={lot.view === "staff"} onAct={setWriting} />
                )
              }
            />
          ))}
        </ul>
      )}
      <p
        className={cn(
          "text-small text-pretty text-text-2",
          items.length > 0 && "mt-2 border-t border-line pt-3",
        )}
      >
        {items.length === 0 && "No question has been asked yet. "}
        {closingLine(data, serverClock.now())}
      </p>
      {writing && <WriteDialog writing={writing} onClose={() => setWriting(null)} />}
      {blocked && (
        <FormDialog
          title="Questions are for bidders"
          text="A question is for people who can bid on this lot. So each of them is meant."
          press={null}
          back="Close"
          onPress={() => {}}
          onClose={() => setBlocked(false)}
        >
          {gate ?? topUp(missing ?? 0)}
        </FormDialog>
      )}
    </section>
  );
}
