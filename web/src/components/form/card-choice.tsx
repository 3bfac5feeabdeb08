import { cardName, cardValidity, type SavedCard } from "#/lib/money/saved-cards.ts";
import { ChoiceCards } from "./choice-cards.tsx";

/** The id of a saved card, or "new": the payment page asks for a card. */
export type ChosenCard = number | "new";

interface CardChoiceProps {
  cards: readonly SavedCard[];
  chosen: ChosenCard;
  onChoose: (card: ChosenCard) => void;
}

/** The card of a payment: one of the saved cards, or another one. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  return (
    <ChoiceCards
      label="Card"
      choices={[
        ...cards.map((card) => ({
          value: String(card.id),
          word: cardName(card),
          text: cardValidity(card),
        })),
        { value: "new", word: "Another card", text: "The provider’s page asks for it." },
      ]}
      radio={{
        name: "card",
        onChange: ({ target }) => onChoose(target.value === "new" ? "new" : Number(target.value)),
      }}
      chosen={String(chosen)}
    />
  );
}
