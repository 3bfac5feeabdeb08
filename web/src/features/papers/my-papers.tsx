import { ledger } from "@marsa/api-spec/amounts";
import { shortDay } from "@marsa/api-spec/dates";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { PdfButton } from "#/components/pdf-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { PapersSection } from "./papers-section.tsx";
import { myPaperLink, myPapersQuery, type Paper, recipientQuery } from "./queries.ts";
import { aboutWords } from "./words.ts";

const RecipientDialog = lazy(async () => ({
  default: (await import("./recipient-dialog.tsx")).RecipientDialog,
}));

/** The tax documents of the reader, and the address and TRN that these show. */
export function MyPapers() {
  const list = useInfiniteQuery(myPapersQuery);
  const { data: recipient } = useQuery(recipientQuery);
  const [changing, setChanging] = useState(false);
  return (
    <PapersSection
      title="Tax documents"
      titleId="tax-documents"
      action={
        recipient && (
          <Button variant="ghost-blue" size="sm" className="-me-3" onClick={() => setChanging(true)}>
            Address and TRN
          </Button>
        )
      }
      list={list}
      empty="The tax invoice of our fee appears here when a sale is paid."
      failed="Your tax documents could not be loaded."
      renderRow={(paper) => <PaperRow key={paper.id_paper} paper={paper} />}
    >
      {changing && recipient && (
        <Suspense>
          <RecipientDialog recipient={recipient} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </PapersSection>
  );
}

function PaperRow({ paper }: { paper: Paper }) {
  return (
    <li data-slot="paper" className="flex gap-3 border-b border-line py-3">
      <ReceiptText aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-blue" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-strong break-words">{paper.number}</p>
        <p className="text-small text-pretty break-words text-text-2">
          {aboutWords(paper)} · AED {ledger(paper.total)} · {shortDay(paper.issued_at)}
        </p>
      </div>
      <PdfButton number={paper.number} link={() => myPaperLink(paper)} />
    </li>
  );
}
