import { Undo2 } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { ledger } from "@marsa/api-spec/amounts";
import { serverClock } from "#/realtime/clock/clock.ts";
import type { Refund } from "../queries.ts";
import { REFUND_WORDS, refundText } from "./words.ts";

/** A refund request with its state. */
export function RefundRow({ refund }: { refund: Refund }) {
  const { word, tone } = REFUND_WORDS[refund.status];
  return (
    <li data-slot="refund" data-status={refund.status} className="flex gap-3 border-b border-line py-3">
      <Undo2 aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-blue" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-strong tabular-nums">Refund AED {ledger(refund.amount)}</p>
        <p className="text-small text-pretty break-words text-text-2">
          {refundText(refund, serverClock.now())}
        </p>
      </div>
      <span className={cn("text-body font-strong", tone)}>{word}</span>
    </li>
  );
}
