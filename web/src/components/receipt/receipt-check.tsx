import { Link2, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { type Receipt, useReceipts } from "#/lib/session/receipts.ts";
import { Message } from "../message/message.tsx";
import { Button } from "../ui/button.tsx";
import { receiptSubject, receivedAt, type Verdict } from "./verdict.ts";

interface ReceiptCheckProps {
  readonly lot: {
    readonly id_auction: number;
    /** The lot's number on screens: 20451. */
    readonly number: number;
    readonly live: { readonly epoch: string };
  };
  /** The owner of the receipts; null: nobody is signed in. */
  readonly userId: number | null;
}

/**
 * Stands below a lot's history: checks the person's receipts, or the history alone. This browser recomputes everything
 * from the public journal.
 */
export function ReceiptCheck({ lot, userId }: ReceiptCheckProps) {
  const { id_auction: lotId, number } = lot;
  const receipts = useReceipts(userId, lot);
  const [all, setAll] = useState(false);
  const newestFirst = receipts.toReversed();
  const shown = all ? newestFirst : newestFirst.slice(0, 3);
  return (
    <div data-slot="receipt-check" className="mt-5 rounded-md border border-line bg-salt p-4 text-small">
      <p className="flex gap-2.5 text-pretty">
        <Link2 aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-text-2" />
        <span>
          Each row has a check value made from all rows before it, so a later change of this history shows.
          {receipts.length > 0 && " Your receipts are kept in this browser until you sign out."}
        </span>
      </p>
      {receipts.length === 0 ? (
        <Checked lotId={lotId} receipt={null} label="Check the history" />
      ) : (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {shown.map((receipt) => (
            <li key={receipt.seq} className="py-3 last:pb-0">
              <p className="font-strong">{receiptSubject(receipt)}</p>
              <p className="text-text-2 tabular-nums">
                Receipt {number}-{receipt.seq}, received {receivedAt(receipt.received_at)}
              </p>
              <Checked lotId={lotId} receipt={receipt} label="Check my receipt" />
            </li>
          ))}
        </ul>
      )}
      {!all && receipts.length > shown.length && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          Show all {receipts.length} receipts
        </Button>
      )}
    </div>
  );
}

type State = Verdict | "idle" | "busy" | "failed";

/** A button, with the result of the check below. */
function Checked({ lotId, receipt, label }: { lotId: number; receipt: Receipt | null; label: string }) {
  const [state, setState] = useState<State>("idle");
  async function run(): Promise<void> {
    setState("busy");
    try {
      const { check } = await import("./check.ts");
      setState(await check(lotId, receipt));
    } catch {
      setState("failed");
    }
  }
  const verdict = typeof state === "object" ? state : null;
  return (
    <div className="mt-2.5">
      <Button
        size="sm"
        aria-disabled={state === "busy"}
        onClick={() => (state === "busy" ? undefined : void run())}
      >
        <ShieldCheck aria-hidden size={16} strokeWidth={1.75} />
        {state === "busy" ? "Checking…" : state === "failed" ? "Try again" : label}
      </Button>
      <div aria-live="polite">
        {verdict && (
          <Message tone={verdict.tone} title={verdict.title} className="mt-2.5">
            {verdict.text}
          </Message>
        )}
        {state === "failed" && (
          <Message tone="warning" title="The history could not be loaded." className="mt-2.5">
            Nothing was checked.
          </Message>
        )}
      </div>
    </div>
  );
}
