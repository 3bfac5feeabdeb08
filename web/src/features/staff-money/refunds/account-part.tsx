import { Check, Copy, Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { countdownText } from "#/lib/format/countdown.ts";
import { useSecondsLeft } from "#/lib/timing/use-seconds-left.ts";
import { DialogFacts } from "../dialog-facts.tsx";
import { type PayoutAccount, revealAccount, type StaffRefund } from "./queries.ts";
import { ledger } from "@marsa/api-spec/amounts";
import { toast } from "#/components/message/toast.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { copyText } from "#/lib/browser/copy-text.ts";

/** The account of a refund: masked, and whole for two minutes after the staff have proved who they are. */
export function AccountPart({ row }: { row: StaffRefund }) {
  const [shown, setShown] = useState<{ account: PayoutAccount; until: number } | null>(null);
  const left = useSecondsLeft(shown?.until ?? null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shown.until - performance.now());
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === null || left === 0) {
    return (
      <Masked
        row={row}
        onShow={(account) => setShown({ account, until: performance.now() + account.shown_s * 1_000 })}
      />
    );
  }
  return (
    <>
      <Message tone="info" icon={Eye} className="mb-3">
        <span className="flex items-baseline justify-between gap-3">
          <span>
            <strong className="font-strong">Shown to you.</strong> Hides in{" "}
            <span role="timer" aria-live="off" className="tabular-nums">
              {countdownText(left * 1_000)}
            </span>
            . In the audit.
          </span>
          <button type="button" className="touch font-strong" onClick={() => setShown(null)}>
            Hide
          </button>
        </span>
      </Message>
      <AccountLines account={shown.account} />
    </>
  );
}

interface MaskedProps {
  row: StaffRefund;
  onShow: (account: PayoutAccount) => void;
}

function Masked({ row: { refund, number }, onShow }: MaskedProps) {
  const { submit, sending, refusal } = useFormSend({
    send: () => revealAccount(refund.id),
    onSent: onShow,
  });
  const { recipient, iban, bank } = refund.account;
  return (
    <>
      <DialogFacts
        facts={[
          { term: "Name", value: recipient },
          { term: "IBAN", value: iban },
          { term: "Bank", value: bank },
          { term: "Reference", value: number },
        ]}
      />
      <div className="mt-4 grid gap-3">
        {refusal && <RefusalMessage refusal={refusal} safe="The account stays hidden." />}
        <Button
          variant="outline-blue"
          aria-disabled={sending || undefined}
          className="w-fit"
          onClick={() => void submit(undefined)}
        >
          <Eye aria-hidden size={18} strokeWidth={1.75} />
          {sending ? "One moment…" : "Show the account"}
        </Button>
        <p className="text-small text-pretty text-text-2">
          It shows for two minutes, and the audit says that you read it.
        </p>
      </div>
    </>
  );
}

/** The whole account, line by line in the order of a bank's form, each with a button that copies it. */
function AccountLines({ account }: { account: PayoutAccount }) {
  const [copied, setCopied] = useState<string>();
  const { amount, recipient, iban, swift, bank, reference } = account;
  const lines = [
    { term: "Amount, AED", shown: ledger(amount), text: amount.toFixed(2) },
    { term: "Name", shown: recipient, text: recipient },
    { term: "IBAN", shown: iban.replaceAll(/(.{4})(?=.)/g, "$1 "), text: iban },
    { term: "BIC", shown: swift, text: swift },
    { term: "Bank", shown: bank, text: bank },
    { term: "Reference", shown: reference, text: reference },
  ];

  async function copy(term: string, text: string) {
    if (!(await copyText(text))) {
      return toast({ text: `${term} could not be copied. Select it in its line.`, tone: "error" });
    }
    setCopied(term);
    announce(`${term} copied`);
  }

  return (
    <dl className="border-t border-line">
      {lines.map(({ term, shown, text }) => (
        <div
          key={term}
          className="flex min-h-14 items-center gap-3 border-b border-line py-2 text-body max-sm:flex-wrap"
        >
          <dt className="w-28 shrink-0 text-text-2 max-sm:w-full">{term}</dt>
          <dd className="min-w-0 flex-1 font-strong break-words tabular-nums">{shown}</dd>
          <Button
            size="sm"
            aria-label={`Copy ${term}`}
            className={copied === term ? "border-green bg-green-tint text-green-deep" : ""}
            onClick={() => void copy(term, text)}
          >
            {copied === term ? <Check aria-hidden size={15} /> : <Copy aria-hidden size={15} />}
            {copied === term ? "Copied" : "Copy"}
          </Button>
        </div>
      ))}
    </dl>
  );
}
