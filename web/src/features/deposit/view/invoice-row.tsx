import { useMutation } from "@tanstack/react-query";
import { CircleMinus, FileCheck, FileClock } from "lucide-react";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { messages } from "#/lib/format/messages.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { type Invoice, invoicesQuery } from "../model/queries.ts";
import { invoiceText } from "../model/paper-words.ts";

const ICONS = { making: FileClock, open: FileClock, paid: FileCheck, rejected: CircleMinus } as const;

/** An invoice: its number for the transfer, its state, and its PDF. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, status } = invoice;
  const Icon = ICONS[status];
  return (
    <li data-slot="invoice" data-status={status} className="flex gap-3 border-b border-line py-3">
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={status === "paid" ? "mt-0.5 shrink-0 text-green" : "mt-0.5 shrink-0 text-orange"}
      />
      <div className="min-w-0 flex-1">
        <p className="text-body font-strong">{number}</p>
        <p className="text-small text-pretty text-text-2">{invoiceText(invoice)}</p>
      </div>
      {status === "making" ? (
        <span className="text-small text-text-2">Being made</span>
      ) : (
        <PdfButton invoice={invoice} />
      )}
    </li>
  );
}

/** A link is valid for five minutes, so each press asks for a new one. */
function PdfButton({ invoice: { id_invoice: id, number } }: { invoice: Invoice }) {
  const { mutate, isPending: busy } = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...invoicesQuery, staleTime: 0 }),
    onSuccess(invoices) {
      const url = invoices.find((invoice) => invoice.id_invoice === id)?.url ?? null;
      if (url === null) void toast({ text: messages.tryLater(), tone: "error" });
      else location.assign(url);
    },
    onError: (error) => void toast({ text: refusalText(error), tone: "error" }),
  });
  return (
    <Button
      variant="ghost-blue"
      size="sm"
      className="-me-2 -mt-1.5"
      aria-label={`PDF of ${number}`}
      aria-disabled={busy || undefined}
      onClick={() => !busy && mutate()}
    >
      {busy ? "Opening…" : "PDF"}
    </Button>
  );
}
