import { money } from "@marsa/api-spec/amounts";
import { toMs } from "@marsa/api-spec/dates";
import { Info } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { openDialog } from "../../lib/dialogs/dialogs.ts";
import type { Settlement } from "./queries.ts";

const HOUR_MS = 3_600_000;
/** A first deadline is two days after the sale (rules.md); a later one was extended. */
const FIRST_DEADLINE_MS = 48 * HOUR_MS;

/** What happens without a payment, and the request for more time: our staff call back. */
export function MoreTime({ settlement }: { settlement: Settlement }) {
  const { hold, number, title, due, sold_at: soldAt } = settlement;
  const isExtended = toMs(due) - toMs(soldAt) > FIRST_DEADLINE_MS + HOUR_MS;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3 rounded-md bg-salt px-4 py-2.5 text-small">
      <Info aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1 text-pretty">
        {isExtended && "Our staff gave you more time. "}
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
