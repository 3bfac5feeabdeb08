import { ledger } from "@marsa/api-spec/amounts";
import { BadgeCheck, Hourglass, Minus } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import type { Order } from "#/features/won/model/services.ts";
import { orderWords } from "#/features/won/model/service-words.ts";

const LOOKS = {
  ordered: { icon: Hourglass, className: "bg-blue-tint text-blue-deep" },
  confirmed: { icon: BadgeCheck, className: "bg-green-tint text-green-deep" },
  cancelled: { icon: Minus, className: "bg-salt text-text-2" },
} as const;

/** An order: its state, its price, and its end while that is free. */
export function OrderRow({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const { quote, state } = order;
  const { icon: Icon, className } = LOOKS[state];
  const words = orderWords(order);
  return (
    <li data-state={state} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span
        className={cn("flex items-center gap-1.5 rounded-sm px-2 py-1 text-small font-strong", className)}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        {words.state}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-h3 text-pretty">{quote.name}</p>
        <p className="text-small text-pretty text-text-2">{words.text}</p>
      </div>
      <p translate="no" className="text-long font-strong whitespace-nowrap tabular-nums">
        <span className="text-small font-normal text-text-2">AED</span> {ledger(quote.price)}
      </p>
      {order.can_cancel && (
        <Button onClick={onCancel}>
          Cancel <span className="sr-only">{quote.name}</span>
        </Button>
      )}
    </li>
  );
}
