import { countdownText } from "#/lib/format/countdown.ts";
import { money } from "@marsa/api-spec/amounts";
import { percent } from "#/lib/format/counts.ts";
import { useConfig } from "#/lib/http/queries.ts";

const clockOf = (seconds: number) => countdownText(seconds * 1_000);

/** The rules of bidding for a hall in four lines, with the configured numbers; a hall has no "you". */
export function Rules({ inLane, className }: { inLane: boolean; className?: string }) {
  const config = useConfig();
  if (!config) return null;
  const { deposit, fee, vat, closing } = config;
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
