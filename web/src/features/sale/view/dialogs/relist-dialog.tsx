import type { Schema } from "@marsa/api-spec/client-problem";
import { grouped } from "@marsa/api-spec/amounts";
import { priceIn, priceRules } from "@marsa/api-spec/text/read-number";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { numberInput } from "#/components/form/number-input.ts";
import { TextField } from "#/components/form/text-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { waitsForLane } from "#/lib/format/result-words.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { relist, type PriceField, type RelistChange } from "#/features/sale/model/commands.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { PRICE_WORDS, priceErrors, type TypedPrices } from "#/features/sale/model/price-rules.ts";
import {
  dateErrors,
  type TypedDates,
  usualDates,
  DATE_WORDS,
  DATES,
} from "#/features/sale/model/sale-dates.ts";

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

  async function send() {
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
    <FormDialog
      title="Re-list"
      text={`${lot.title}, lot ${lot.number}. A new lot takes over its facts and photos. You can re-list a lot once.`}
      press="Re-list"
      busy={sending}
      refusal={refusal}
      safe="Nothing was listed."
      returnTo="sale-title"
      onPress={() => void send()}
      onClose={onClose}
    >
      {PRICES.map((field) => (
        <TextField
          key={field}
          label={`${PRICE_WORDS[field]}, AED`}
          hint={field === "start_price" ? undefined : "Optional"}
          error={errors[field]}
          {...numberInput(typed[field], (text) => change({ [field]: text }), priceRules(PRICE_WORDS[field]))}
        />
      ))}
      {forLane ? (
        <p className="text-small text-text-2">The staff choose its live lane. It needs no dates.</p>
      ) : (
        <DateFields typed={typed} errors={errors} onType={change} />
      )}
    </FormDialog>
  );
}

interface DateFieldsProps {
  typed: TypedDates;
  errors: Partial<TypedDates>;
  onType: (typed: TypedDates) => void;
}

/** Start and end of an auction, in Gulf time. */
export function DateFields({ typed, errors, onType }: DateFieldsProps) {
  return DATES.map((field) => (
    <TextField
      key={field}
      label={`${DATE_WORDS[field]}, GST`}
      type="datetime-local"
      value={typed[field]}
      error={errors[field]}
      onChange={({ target }) => onType({ start: typed.start, end: typed.end, [field]: target.value })}
    />
  ));
}
