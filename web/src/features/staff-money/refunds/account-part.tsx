import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { countdownText } from "#/lib/format/countdown.ts";
import { useSecondsLeft } from "#/lib/timing/use-seconds-left.ts";
import { DialogFacts } from "../dialog-facts.tsx";
import { AccountLines } from "./account-lines.tsx";
import { type PayoutAccount, revealAccount, type StaffRefund } from "./queries.ts";

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
