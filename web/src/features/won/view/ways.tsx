import { ledgerOfFils, moneyOfFils } from "@marsa/api-spec/amounts";
import { ChoiceCards } from "#/components/form/choice-cards.tsx";
import { cardName, type SavedCard } from "#/lib/money/saved-cards.ts";

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
