import { ledgerOfFils, moneyOfFils } from "@marsa/api-spec/amounts";
import { ChoiceCards } from "../../components/form/choice-cards.tsx";

export type Way = "card" | "invoice";

interface WaysProps {
  way: Way;
  onChange: (way: Way) => void;
  /** Fils. */
  topUp: { readonly amount: number; readonly fee: number };
}

/** How the missing amount is topped up. The provider's page asks for the card: none is stored here. */
export function Ways({ way, onChange, topUp }: WaysProps) {
  return (
    <ChoiceCards
      label={`Top up AED ${moneyOfFils(topUp.amount)} by`}
      choices={[
        {
          value: "card",
          word: "Card",
          text: `At once. Fee ${ledgerOfFils(topUp.fee)}, non-refundable. The lot is paid as soon as the card is charged.`,
        },
        {
          value: "invoice",
          word: "Invoice",
          text: "No fee. Up to 3 business days, so ask for it today. You pay when the money has arrived.",
        },
      ]}
      radio={{
        name: "way",
        onChange: (event) => onChange(event.target.value as Way),
      }}
      chosen={way}
    />
  );
}
