import { ledgerOfFils, moneyOfFils, money } from "@marsa/api-spec/amounts";
import { ChoiceCards } from "#/components/form/choice-cards.tsx";
import { cardName, type SavedCard } from "#/lib/money/saved-cards.ts";
import { Button } from "#/components/ui/button.tsx";

/** How the missing amount is topped up: a saved card by its id, another card, or an invoice. */
export type Way = number | "card" | "invoice";

interface WaysProps {
  way: Way;
  onChange: (way: Way) => void;
  /** The person's saved cards that can be charged. */
  cards: readonly SavedCard[];
  /** Fils. */
  topUp: { readonly amount: number; readonly fee: number };
}

/** How the missing amount is topped up. A number is typed on the provider's page only. */
export function Ways({ way, onChange, cards, topUp }: WaysProps) {
  const atOnce = `At once. Fee ${ledgerOfFils(topUp.fee)}, non-refundable. The lot is paid as soon as the card is charged.`;
  return (
    <ChoiceCards
      label={`Top up AED ${moneyOfFils(topUp.amount)} by`}
      choices={[
        ...cards.map((card) => ({ value: String(card.id), word: cardName(card), text: atOnce })),
        cards.length > 0
          ? {
              value: "card",
              word: "Another card",
              text: "With the same fee. The provider’s page asks for it.",
            }
          : { value: "card", word: "Card", text: atOnce },
        {
          value: "invoice",
          word: "Bank transfer",
          text: "No fee. Up to 3 business days, so ask for it today. You pay when the money has arrived.",
        },
      ]}
      radio={{ name: "way", onChange: ({ target }) => onChange(wayOf(target.value)) }}
      chosen={String(way)}
    />
  );
}

function wayOf(value: string): Way {
  return value === "card" || value === "invoice" ? value : Number(value);
}

interface PayButtonProps {
  /** How the missing amount is topped up; null: nothing is missing. */
  way: Way | null;
  /** AED. */
  allIn: number;
  /** Fils. */
  topUp: { readonly amount: number; readonly charge: number };
  sending: boolean;
  onPress: () => void;
}

/** The one press of the payment, with what the card is charged. */
export function PayButton({ way, allIn, topUp, sending, onPress }: PayButtonProps) {
  return (
    <Button
      variant="press"
      size="xl"
      className="mt-5 h-auto! min-h-15 w-full justify-between! text-start"
      aria-disabled={sending || undefined}
      onClick={onPress}
    >
      <span className="text-[1.125rem]">{wordsOf(way, sending, allIn, topUp.amount)}</span>
      {way !== null && way !== "invoice" && (
        <span className="text-end text-small">
          Card is charged
          <br />
          AED {ledgerOfFils(topUp.charge)}
        </span>
      )}
    </Button>
  );
}

function wordsOf(way: Way | null, sending: boolean, allIn: number, topUpFils: number): string {
  if (way === "invoice") {
    return sending ? "Requesting…" : `Request an invoice of AED ${moneyOfFils(topUpFils)}`;
  }
  if (!sending) return `Pay AED ${money(allIn)}`;
  return way === "card" ? "Opening the payment page…" : "Charging the card…";
}
