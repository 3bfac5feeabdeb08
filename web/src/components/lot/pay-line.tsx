import { money } from "@marsa/api-spec/amounts";
import { type CostedLot, useYouPay } from "./use-you-pay.ts";

/** The look of a button with a PayLine below its word. */
export const TWO_LINES = "h-13 flex-col gap-0 leading-tight";

interface PayLineProps {
  lot: CostedLot;
  /** Of the button's bid, whole AED. */
  amount: number;
}

/** The second line of a button that bids: "You pay 183,179". Nothing while the fees load. */
export function PayLine({ lot, amount }: PayLineProps) {
  const pays = useYouPay(lot);
  if (!pays) return null;
  return (
    <>
      {" "}
      <span className="text-small font-normal tabular-nums">You pay {money(pays(amount))}</span>
    </>
  );
}
