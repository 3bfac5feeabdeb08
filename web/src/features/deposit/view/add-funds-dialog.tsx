import { useQuery } from "@tanstack/react-query";
import { CreditCard, FileText } from "lucide-react";
import { useState } from "react";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { ledger, money } from "@marsa/api-spec/amounts";
import { CardFee } from "#/components/card-fee.tsx";
import { TopUpWays } from "#/components/top-up-ways.tsx";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import type { Invoice } from "../model/queries.ts";
import { CardForm } from "./card-form.tsx";
import { InvoiceForm } from "./invoice-form.tsx";
import type { Wanted } from "../model/read-address.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";

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
