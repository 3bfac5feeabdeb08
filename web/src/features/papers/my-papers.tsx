import { ledger } from "@marsa/api-spec/amounts";
import { reply } from "@marsa/api-spec/client";
import { shortDay } from "@marsa/api-spec/dates";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { showFormErrors } from "#/components/form/error-summary.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { toast } from "#/components/message/toast.tsx";
import { PdfButton } from "#/components/pdf-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { myPaperLink, myPapersQuery, type Paper, type Recipient, recipientQuery } from "./queries.ts";
import { aboutWords, trnError } from "./words.ts";

/** The tax documents of the reader, and the address and TRN that these show. */
export function MyPapers() {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(myPapersQuery);
  const { data: recipient } = useQuery(recipientQuery);
  const [changing, setChanging] = useState(false);
  const papers = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="tax-documents" className="mt-8 min-w-0">
      <div className="flex items-baseline justify-between gap-4">
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
      {changing && recipient && <RecipientDialog recipient={recipient} onClose={() => setChanging(false)} />}
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
            <p className="text-body font-strong">{paper.number}</p>
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

function RecipientDialog({ recipient, onClose }: { recipient: Recipient; onClose: () => void }) {
  const form = useForm<Recipient>({ defaultValues: recipient });
  const { errors } = form.formState;
  const { submit, sending, refusal, clear } = useFormSend({
    send: ({ address, trn }: Recipient) =>
      reply(api.POST("/my/papers/recipient", { body: { address: address.trim(), trn: trn.trim() } })),
    onSent: (saved) => {
      queryClient.setQueryData(keys.paperRecipient, saved);
      void toast({ text: "Your next tax documents show them" });
      onClose();
    },
    errorsOf: errorsAt("address", "trn"),
    showErrors: showFormErrors(form),
  });
  return (
    <FormDialog
      title="Address and TRN"
      text="They stand on your next tax documents. Issued ones never change."
      press="Save"
      busy={sending}
      refusal={refusal}
      onPress={() => void form.handleSubmit(submit, clear)()}
      onClose={onClose}
    >
      <TextField
        label="Address"
        autoComplete="street-address"
        maxLength={200}
        error={errors.address?.message}
        {...form.register("address")}
      />
      <TextField
        label="TRN"
        inputMode="numeric"
        hint="15 digits; empty if you are not registered for VAT"
        error={errors.trn?.message}
        {...form.register("trn", { validate: (trn) => trn.trim() === "" || trnError(trn) })}
      />
    </FormDialog>
  );
}
