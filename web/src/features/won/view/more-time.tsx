import { money } from "@marsa/api-spec/amounts";
import { Info } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import type { Settlement } from "../model/queries.ts";

/** The outcome without a payment, and the request for more time: our staff call back. */
export function MoreTime({ settlement }: { settlement: Settlement }) {
  const { hold, number, title, extended } = settlement;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3 rounded-md bg-salt px-4 py-2.5 text-small">
      <Info aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1 text-pretty">
        {extended && "Our staff gave you more time. "}
        If you do not pay by the deadline, the sale can be cancelled and your hold of AED {money(hold)} kept.
      </p>
      <Button
        variant="ghost-blue"
        size="sm"
        onClick={() => openDialog("call-back", { subject: `more time to pay for lot ${number}, ${title}` })}
      >
        I need more time
      </Button>
    </div>
  );
}
