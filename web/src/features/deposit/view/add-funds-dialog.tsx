import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useQuery } from "@tanstack/react-query";
import { CreditCard, FileText } from "lucide-react";
import { useState } from "react";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { ledger, money } from "@marsa/api-spec/amounts";
import { CardFee } from "#/components/card-fee.tsx";
import { TopUpWays } from "#/components/top-up-ways.tsx";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import { type Invoice } from "../model/queries.ts";
import { CardForm, AmountField, type AmountProps } from "./card-form.tsx";
import type { Wanted } from "../model/read-address.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { numberIn } from "#/components/form/number-input.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { amountFault, TOP_UP } from "../model/rules.ts";

const WAYS = [
  { value: "card", word: "Card", icon: CreditCard },
  { value: "invoice", word: "Bank transfer", icon: FileText },
] as const;
type Way = (typeof WAYS)[number]["value"];

/** Adds funds to the deposit: by card at once, or by invoice. */
export function AddFundsDialog({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) {
  const [way, setWay] = useState<Way>("card");
  const [amount, setAmount] = useState(wanted.topup === undefined ? "" : String(wanted.topup));
  const [made, setMade] = useState<Invoice | null>(null);
  const about = useAbout(wanted);
  const shared = { amount, onAmount: setAmount, missing: wanted.topup };
  return (
    <TitledDialog
      inAddress={wanted.topup !== undefined}
      title={made ? "Invoice requested" : "Add funds"}
      text={
        made ? (
          made.number
        ) : (
          <>
            {about} <TopUpWays>{wanted.topup !== undefined && <CardFee amount={wanted.topup} />}</TopUpWays>
          </>
        )
      }
      returnTo="deposit-actions"
      onOpenAutoFocus={focusItself}
      onClose={onClose}
    >
      {made ? (
        <InvoiceDone invoice={made} onClose={onClose} />
      ) : (
        <>
          <WaySwitch way={way} onChange={setWay} />
          {way === "card" ? (
            <CardForm {...shared} wanted={wanted} onEnd={onClose} />
          ) : (
            <InvoiceForm {...shared} onMade={setMade} />
          )}
        </>
      )}
    </TitledDialog>
  );
}

/** Focuses the dialog and no field, since an address may open it: no keyboard appears on a phone before a press. */
function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Says what is missing for which lot. */
function useAbout({ topup, back, bid }: Wanted): string {
  const { data: lot } = useQuery({ ...lotQuery(back ?? 0), enabled: back !== undefined });
  if (topup === undefined) return "";
  const whose = lot ? `For lot ${lot.number}: ` : "";
  return `${whose}AED ${money(topup)} missing${bid === undefined ? "" : ` for your bid of AED ${money(bid)}`}.`;
}

function WaySwitch({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  return (
    <fieldset className="mx-4 grid grid-cols-2 gap-2 md:mx-6">
      <legend className="sr-only">How to pay</legend>
      {WAYS.map(({ value, word, icon: Icon }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-line-3 text-body font-strong hover:border-text-3 has-checked:border-blue has-checked:bg-blue-tint has-checked:text-blue-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
        >
          <input
            type="radio"
            name="way"
            value={value}
            checked={way === value}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          <Icon aria-hidden size={18} strokeWidth={1.75} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}

/** The next steps after the request of an invoice. */
function InvoiceDone({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { number, amount } = invoice;
  return (
    <>
      <div className="grid gap-4 px-4 md:px-6">
        <output className="block">
          <Message tone="success" title={`An invoice of AED ${ledger(amount)} is being made.`}>
            It usually takes about 10 minutes. You find its PDF under Refunds and invoices.
          </Message>
        </output>
        <ol className="grid list-decimal gap-1.5 ps-5 text-body text-pretty text-text-2">
          <li>Download the PDF when it is ready.</li>
          <li>
            Transfer the amount and name <strong className="font-strong text-text">{number}</strong>.
          </li>
          <li>Funds are credited within 3 business days.</li>
        </ol>
      </div>
      <DialogFooter>
        <Button variant="ink" size="lg" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}

/** Asks for an invoice to pay by bank transfer; the transfer names its number. */
function InvoiceForm({ onMade, ...field }: AmountProps & { onMade: (invoice: Invoice) => void }) {
  const [wasSent, setWasSent] = useState(false);
  const aed = numberIn(field.amount, TOP_UP);
  const { submit, sending, refusal } = useFormSend({
    send: requestInvoice,
    onSent: onMade,
  });

  function ask() {
    setWasSent(true);
    if (aed !== null) void submit(aed);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className="grid gap-4 px-4 pt-4 md:px-6">
        {refusal && <RefusalMessage refusal={refusal} safe="No invoice was made." />}
        <AmountField {...field} error={wasSent ? amountFault(field.amount) : undefined} />
        <p className="flex gap-2.5 text-small text-pretty text-text-2">
          <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          An invoice is usually generated in about 10 minutes. Funds are credited within 3 business days of
          your transfer. No fee is charged.
        </p>
      </div>
      <DialogFooter>
        <Button type="submit" variant="press" size="xl" aria-disabled={sending || undefined}>
          {sending
            ? "Requesting…"
            : aed === null
              ? "Request an invoice"
              : `Request an invoice of AED ${ledger(aed)}`}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** POST /auth/balance/invoice/request; the list is read again. */
async function requestInvoice(amount: number): Promise<Invoice> {
  const invoice = await command("/auth/balance/invoice/request", { amount }, "id_invoice");
  void queryClient.invalidateQueries({ queryKey: keys.invoices });
  return invoice;
}
