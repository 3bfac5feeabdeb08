import { ledgerOfFils, money, moneyOfFils } from "@marsa/api-spec/amounts";
import { Button } from "#/components/ui/button.tsx";
import type { Way } from "./ways.tsx";

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
