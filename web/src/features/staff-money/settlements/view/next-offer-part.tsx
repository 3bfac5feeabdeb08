import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { offerToNext, type SaleDetail } from "../model/queries.ts";

const STATES = {
  open: "has not answered yet",
  accepted: "accepted it",
  declined: "declined it",
  lapsed: "did not answer",
} as const;

/** An unpaid lot: its last offer to a next bidder, and the button that offers it to another one. */
export function NextOfferPart({
  detail: { sale, next_offer: last, next_bidder: next },
}: {
  detail: SaleDetail;
}) {
  const { submit, sending, refusal } = useFormSend({
    send: () => offerToNext(sale.settlement.id_auction),
    onSent: (offer) => {
      void toast({ text: `${offer.bidder} can accept it until ${shortInstant(offer.until)}.` });
    },
  });
  if (!last && !next) return null;
  return (
    <section data-slot="next-offer" className="grid gap-2 border-t border-line px-4 py-3 md:px-6">
      <h3 className="text-body font-strong">The next bidder</h3>
      {last && (
        <p className="text-small text-text-2">
          {last.bidder} {STATES[last.status]}: AED {money(last.amount)}, until {shortInstant(last.until)}
        </p>
      )}
      {refusal && <RefusalMessage refusal={refusal} safe="The lot was offered to nobody." />}
      {next && (
        <Button
          className="justify-self-start"
          aria-disabled={sending || undefined}
          onClick={() => void submit(undefined)}
        >
          {sending ? "One moment…" : `Offer to ${next.bidder} for AED ${money(next.amount)}`}
        </Button>
      )}
    </section>
  );
}
