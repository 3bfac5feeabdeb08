import { isManager } from "@marsa/api-spec/roles";
import { useState } from "react";
import { Section } from "#/components/section.tsx";
import { Button } from "#/components/ui/button.tsx";
import { percent } from "#/lib/format/counts.ts";
import { useConfig, useMe } from "#/lib/http/queries.ts";
import type { Queue } from "../model/composed.ts";
import { bidOnIn, rangeWords } from "../model/fees.ts";
import { FeesDialog } from "./fees-dialog.tsx";

/** What buyers and sellers of the lane pay; managers change it until the first bid. */
export function FeesSection({ queue, editable }: { queue: Queue; editable: boolean }) {
  const config = useConfig();
  const me = useMe();
  const [open, setOpen] = useState(false);
  if (!config) return null;
  const { buyer, seller } = queue.fees ?? { buyer: null, seller: null };
  const bidOn = bidOnIn(queue);
  const mayChange = editable && bidOn === null && me != null && isManager(me);
  return (
    <Section
      title="Fees"
      text="The lane’s fee counts before the one agreed with a seller, and that before the house’s. VAT is added."
    >
      <dl className="grid gap-x-6 gap-y-3 max-sm:[&>dd]:-mt-2 text-body tabular-nums sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-text-2">Buyer’s fee</dt>
        <dd>
          {buyer
            ? rangeWords({ ...buyer, rate: buyer.basis_points / 10_000 })
            : `The house’s: ${rangeWords(config.fee)}`}
        </dd>
        <dt className="text-text-2">Seller’s fee</dt>
        <dd>
          {seller === null
            ? `The one agreed with each seller, else the house’s: ${percent(config.seller_fee.rate)}`
            : `${percent(seller / 10_000)} of the price, of every seller`}
        </dd>
      </dl>
      {editable && bidOn !== null && (
        <p className="mt-4 text-small text-text-2">
          Lot {bidOn} has a bid: its bidder was told the fees, so they stay.
        </p>
      )}
      {mayChange && (
        <Button className="mt-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Change the fees
        </Button>
      )}
      {open && <FeesDialog queue={queue} config={config} onClose={() => setOpen(false)} />}
    </Section>
  );
}
