import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { ledger } from "@marsa/api-spec/amounts";
import { Button } from "#/components/ui/button.tsx";
import { toast } from "#/components/message/toast.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { copyText } from "#/lib/browser/copy-text.ts";
import type { PayoutAccount } from "./queries.ts";

/** The whole account, line by line in the order of a bank's form, each with a button that copies it. */
export function AccountLines({ account }: { account: PayoutAccount }) {
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
