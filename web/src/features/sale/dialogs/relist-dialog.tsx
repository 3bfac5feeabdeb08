import type { Schema } from "@marsa/api-spec/client-problem";
import { grouped } from "@marsa/api-spec/amounts";
import { priceIn, priceRules } from "@marsa/api-spec/text/read-number";
import { type FormEvent, useState } from "react";
import { RefusalMessage } from "../../../components/form/refusal-message.tsx";
import { numberInput } from "../../../components/form/number-input.ts";
import { TextField } from "../../../components/form/text-field.tsx";
import { useFormSend } from "../../../components/form/use-form-send.ts";
import { toast } from "../../../components/message/toast.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { fromDubaiInput } from "../../../lib/format/dubai-input.ts";
import { waitsForLane } from "../../../lib/format/result-words.ts";
import { serverClock } from "../../../realtime/clock/clock.ts";
import { relist, type PriceField, type RelistChange } from "../commands.ts";
import type { SaleCard } from "../queries.ts";
import { DateFields } from "./date-fields.tsx";
import { PRICE_WORDS, priceErrors, type TypedPrices } from "./price-rules.ts";
import { dateErrors, type TypedDates, usualDates } from "./sale-dates.ts";

interface RelistDialogProps {
  card: Pick<SaleCard, "lot" | "min_price">;
  live: Schema<"LotLive">;
  onClose: () => void;
}

type Typed = TypedPrices & TypedDates;
type Errors = Partial<Record<keyof Typed, string>>;

const PRICES = ["start_price", "min_price", "buy_now"] as const satisfies readonly PriceField[];

/** Lists an unsold lot again with new dates and prices. */
export function RelistDialog({ card, live, onClose }: RelistDialogProps) {
  const { lot, min_price } = card;
  const forLane = lot.in_lane || waitsForLane(live);
  const [typed, setTyped] = useState<Typed>(() => ({
    start_price: grouped(String(live.start_price)),
    min_price: min_price === null ? "" : grouped(String(min_price)),
    buy_now: live.buy_now === null ? "" : grouped(String(live.buy_now)),
    ...usualDates(),
  }));
  const [errors, setErrors] = useState<Errors>({});
  const { submit, sending, refusal } = useFormSend({
    send: (change: RelistChange) => relist(lot.id_auction, change),
    onSent: (made) => {
      const where = made.status === "moderation" ? "with the staff" : "a draft";
      void toast({ text: `Listed again as lot ${made.number}. It is ${where} now.` });
      onClose();
    },
  });
  const change = (typing: Partial<Typed>) => setTyped({ ...typed, ...typing });

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...priceErrors(typed, live.step),
      ...(!forLane && dateErrors(typed, serverClock.now())),
    };
    setErrors(wrong);
    const [start, end] = [fromDubaiInput(typed.start), fromDubaiInput(typed.end)];
    const startPrice = priceIn(typed.start_price);
    if (Object.keys(wrong).length > 0 || startPrice === null) return;
    await submit({
      start_price: startPrice,
      min_price: priceIn(typed.min_price),
      buy_now: priceIn(typed.buy_now),
      ...(!forLane && start !== null && end !== null && { start, end }),
    });
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent returnTo="sale-title">
        <DialogHeader>
          <DialogTitle>Re-list</DialogTitle>
          <DialogDescription className="text-pretty">
            {lot.title}, lot {lot.number}. A new lot takes over its facts and photos. You can re-list a lot
            once.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={(event) => void send(event)}>
          <div className="grid gap-4 px-4 pt-1 md:px-6">
            {refusal && <RefusalMessage refusal={refusal} safe="Nothing was listed." />}
            {PRICES.map((field) => (
              <TextField
                key={field}
                label={`${PRICE_WORDS[field]}, AED`}
                hint={field === "start_price" ? undefined : "Optional"}
                error={errors[field]}
                {...numberInput(
                  typed[field],
                  (text) => change({ [field]: text }),
                  priceRules(PRICE_WORDS[field]),
                )}
              />
            ))}
            {forLane ? (
              <p className="text-small text-text-2">The staff choose its live lane. It needs no dates.</p>
            ) : (
              <DateFields typed={typed} errors={errors} onType={change} />
            )}
          </div>
          <DialogFooter className="md:flex-row md:justify-end">
            <Button size="lg" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="ink" size="lg" aria-disabled={sending || undefined}>
              {sending ? "One moment…" : "Re-list"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
