import { ledger } from "@marsa/api-spec/amounts";
import { shortDay } from "@marsa/api-spec/dates";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { PdfButton } from "#/components/pdf-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { myPaperLink, myPapersQuery, type Paper, recipientQuery } from "./queries.ts";
import { aboutWords } from "./words.ts";

const RecipientDialog = lazy(async () => ({
  default: (await import("./recipient-dialog.tsx")).RecipientDialog,
}));

/** The tax documents of the reader, and the address and TRN that these show. */
export function MyPapers() {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(myPapersQuery);
  const { data: recipient } = useQuery(recipientQuery);
  const [changing, setChanging] = useState(false);
  const papers = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="tax-documents" className="mt-8 min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="tax-documents" className="text-h2">
          Tax documents
        </h2>
        {recipient && (
          <Button variant="ghost-blue" size="sm" className="-me-3" onClick={() => setChanging(true)}>
            Address and TRN
          </Button>
        )}
      </div>
      {papers ? (
        <PaperList papers={papers} />
      ) : error ? (
        <ErrorBlock
          className="mt-3"
          title="Your tax documents could not be loaded."
          safe="They are kept, and never change."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="mt-3 h-13" />
      )}
      {hasNextPage && (
        <Button variant="ghost-blue" size="sm" className="mt-1 -ms-3" onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
      {changing && recipient && (
        <Suspense>
          <RecipientDialog recipient={recipient} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  );
}

function PaperList({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) {
    return (
      <p className="mt-2 border-b border-line pb-3 text-body text-pretty text-text-2">
        The tax invoice of our fee appears here when a sale is paid.
      </p>
    );
  }
  return (
    <ul className="mt-1" aria-label="Tax documents">
      {papers.map((paper) => (
        <li key={paper.id_paper} data-slot="paper" className="flex gap-3 border-b border-line py-3">
          <ReceiptText aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-blue" />
          <div className="min-w-0 flex-1">
            <p className="text-body font-strong break-words">{paper.number}</p>
            <p className="text-small text-pretty break-words text-text-2">
              {aboutWords(paper)} · AED {ledger(paper.total)} · {shortDay(paper.issued_at)}
            </p>
          </div>
          <PdfButton number={paper.number} link={() => myPaperLink(paper)} />
        </li>
      ))}
    </ul>
  );
}
