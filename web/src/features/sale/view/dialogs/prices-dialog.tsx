import type { Schema } from "@marsa/api-spec/client-problem";
import { grouped, money } from "@marsa/api-spec/amounts";
import { priceIn, priceRules } from "@marsa/api-spec/text/read-number";
import { useState } from "react";
import { CheckField } from "#/components/form/check-field.tsx";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { numberInput } from "#/components/form/number-input.ts";
import { TextField } from "#/components/form/text-field.tsx";
import { toast } from "#/components/message/toast.tsx";
import { refusalOf, refusalText } from "#/lib/http/refusal.ts";
import { changePrice, type PriceField } from "#/features/sale/model/commands.ts";
import { type SaleCard, saleChanged } from "#/features/sale/model/queries.ts";
import {
  PRICE_WORDS,
  type PriceErrors,
  priceErrors,
  type TypedPrices,
} from "#/features/sale/model/price-rules.ts";

interface PricesDialogProps {
  card: SaleCard;
  live: Schema<"LotLive">;
  onClose: () => void;
}

/** The order in which changes are sent: a lower start price may make room for the others. */
const FIELDS = ["start_price", "min_price", "authority", "buy_now"] as const satisfies readonly PriceField[];

/** Changes the prices of an approved lot; each refusal stands at its price. */
export function PricesDialog({ card, live, onClose }: PricesDialogProps) {
  const { lot, min_price, authority = null, subject = true } = card;
  const hasBids = live.price !== null;
  const now: Readonly<Record<PriceField, number | null>> = {
    start_price: live.start_price,
    min_price,
    authority,
    buy_now: live.buy_now,
  };
  const [typed, setTyped] = useState<Required<TypedPrices>>(() => ({
    start_price: textOf(live.start_price),
    min_price: textOf(min_price),
    authority: textOf(authority),
    buy_now: textOf(live.buy_now),
  }));
  const [decides, setDecides] = useState<boolean>(subject);
  const [errors, setErrors] = useState<PriceErrors>({});
  const [sending, setSending] = useState(false);
  const rules: Readonly<Record<PriceField, string>> = {
    start_price: hasBids ? FIXED : "You can lower it until the first bid.",
    min_price:
      min_price === null
        ? "This lot has no minimum price. A minimum price can only be lowered."
        : "Lower it by 5 % at least. After the first bid you can do so twice. Buyers see that it changed, not the amount.",
    authority:
      "In a live lane the auctioneer may sell below your min price from this amount on. Nobody else sees it; empty: never.",
    buy_now: hasBids ? FIXED : "You can change or remove it until the first bid.",
  };
  const isFixed = (field: PriceField) =>
    field === "min_price" || field === "authority" ? min_price === null : hasBids;
  // Only an auctioneer sells by authority.
  const fields = FIELDS.filter((field) => field !== "authority" || live.lane !== null);

  async function save() {
    const isNew = (field: PriceField) =>
      priceIn(typed[field]) !== now[field] || (field === "authority" && decides !== subject);
    const changed = fields.filter((field) => !isFixed(field) && isNew(field));
    const wrong = priceErrors(typed, live.step);
    const stop = Object.fromEntries(
      changed.flatMap((field) => (wrong[field] ? [[field, wrong[field]]] : [])),
    );
    setErrors(stop);
    if (Object.keys(stop).length > 0) return;
    if (changed.length === 0) return onClose();
    setSending(true);
    const refused: PriceErrors = {};
    for (const field of changed) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one price may depend on another
        await changePrice(lot.id_auction, field, priceIn(typed[field]), decides);
      } catch (error) {
        refused[field] = refusalOf(error).fields["price"] ?? refusalText(error);
      }
    }
    await saleChanged();
    setSending(false);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    void toast({ text: `The prices of lot ${lot.number} are changed.` });
    onClose();
  }

  return (
    <FormDialog
      title="Change prices"
      text={`${lot.title}, lot ${lot.number}${live.price === null ? "" : ` · highest bid AED ${money(live.price)}`}`}
      press="Save prices"
      sending="Saving…"
      busy={sending}
      returnTo="sale-title"
      onPress={() => void save()}
      onClose={onClose}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          label={`${PRICE_WORDS[field]}, AED`}
          disabled={isFixed(field)}
          hint={rules[field]}
          error={errors[field]}
          {...numberInput(
            typed[field],
            (text) => setTyped({ ...typed, [field]: text }),
            priceRules(PRICE_WORDS[field]),
          )}
        />
      ))}
      {live.lane !== null && min_price !== null && (
        <CheckField
          label="A highest bid below my min price waits for my decision after the sale"
          checked={decides}
          onCheckedChange={setDecides}
        />
      )}
    </FormDialog>
  );
}

const FIXED = "Fixed: there are bids on this lot.";

function textOf(price: number | null): string {
  return price === null ? "" : grouped(String(price));
}
