import { countdownText } from "#/lib/format/countdown.ts";
import { money } from "@marsa/api-spec/amounts";
import { feeOf } from "#/components/lot/use-you-pay.ts";
import { percent } from "#/lib/format/counts.ts";
import { useConfig } from "#/lib/http/queries.ts";

const clockOf = (seconds: number) => countdownText(seconds * 1_000);

interface RulesProps {
  inLane: boolean;
  /** A lot of the hall: its lane may have a fee of its own. */
  lot: Parameters<typeof feeOf>[0] | undefined;
  className: string;
}

/** The rules of bidding for a hall in four lines, with the configured numbers; a hall has no "you". */
export function Rules({ inLane, lot, className }: RulesProps) {
  const config = useConfig();
  if (!config) return null;
  const { deposit, vat, closing } = config;
  const fee = lot ? feeOf(lot, config) : config.fee;
  return (
    <ul className={className}>
      <li>A placed bid cannot be cancelled. Equal amounts: the first one keeps the lead.</li>
      <li>
        {inLane
          ? "Each bid restarts the lot’s clock. The hammer falls after three calls."
          : `A bid in the last minutes sets the clock back to ${clockOf(closing.window_vehicle_s)}, for apartments to ${clockOf(closing.window_apartment_s)}.`}
      </li>
      <li>
        Deposit: {percent(deposit.rate)} of the bid or maximum, from AED {money(deposit.min_vehicle)};
        released when outbid.
      </li>
      <li>
        Buyer’s fee: {percent(fee.rate)}, AED {money(fee.min)} to {money(fee.max)}, plus {percent(vat.rate)}{" "}
        VAT on it and the costs of the authority.
      </li>
    </ul>
  );
}
