import { Info, LockKeyhole } from "lucide-react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { priceBreakdown } from "@marsa/api-spec/money";
import { Message } from "../../components/message.tsx";
import { MoneyRow } from "../../components/money-row.tsx";
import { Price } from "../../components/price.tsx";
import { Button } from "../../components/ui/button.tsx";
import { DialogFooter, DialogHeader, DialogTitle } from "../../components/ui/dialog.tsx";
import { ledgerOfFils, money, percent } from "../../lib/money.ts";
import { confirmationOf } from "./confirmation.ts";
import { ConfirmNow } from "./confirm-now.tsx";
import type { Intention } from "./intention.ts";
import { staysAvailable } from "./offer.ts";
import type { BiddingState } from "./use-bidding.ts";

interface ConfirmProps {
  bidding: BiddingState;
  intention: Intention;
  conditions: Schema<"Conditions">;
}

/** Price now and clock, the sum, what is held, one red button. The price may move meanwhile; the amount never does. */
export function ConfirmSum({ bidding, intention, conditions }: ConfirmProps) {
  const { lot, live, purse } = bidding;
  const { amount, mode } = intention;
  const { offer, obstacle, twice } = confirmationOf(intention, { ...bidding, conditions });
  const isMaximum = mode === "max";
  const raise = isMaximum && bidding.status === "leading";
  const label = isMaximum
    ? `${raise ? "Raise" : "Set"} maximum AED ${money(amount)}`
    : `Bid AED ${money(amount)}`;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{isMaximum ? "Confirm your maximum" : "Confirm your bid"}</DialogTitle>
      </DialogHeader>
      <ConfirmNow bidding={bidding} />
      <div className="px-4 pt-4 md:px-6">
        <p className="text-small text-text-2">
          {isMaximum ? "Your maximum on" : "You bid on"} {lot.title}, lot {lot.number}
        </p>
        <Price amount={amount} size="lot" />
        <Sum amount={amount} conditions={conditions} isMaximum={isMaximum} />
      </div>
      <Hold holdAed={offer.holdAed} stays={purse && staysAvailable(purse, offer.holdAed)} />
      <div className="px-4 pt-4 md:px-6">
        {obstacle ? (
          <Message tone="warning" role="alert">
            {obstacle.sentence} Your amount was not changed.
          </Message>
        ) : (
          <p className="flex gap-2.5 text-small text-text-2">
            <Info aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            <span>A placed bid cannot be cancelled.{live.light === "red" && minimumWords(isMaximum)}</span>
          </p>
        )}
      </div>
      <DialogFooter>
        {obstacle?.raiseTo != null ? (
          <Button variant="ink" size="xl" onClick={() => bidding.choose(obstacle.raiseTo ?? amount, mode)}>
            Change to AED {money(obstacle.raiseTo)}
          </Button>
        ) : (
          <Button
            variant="press"
            size="xl"
            aria-disabled={obstacle !== null || undefined}
            onClick={() => {
              if (obstacle) return;
              if (twice) bidding.askTwice();
              else bidding.send();
            }}
          >
            {label}
          </Button>
        )}
        <Button variant="ghost" size="lg" onClick={bidding.cancel}>
          Back to amounts
        </Button>
      </DialogFooter>
    </>
  );
}

function minimumWords(isMaximum: boolean): string {
  return isMaximum
    ? " If your maximum reaches the seller’s minimum price, the price goes there at once."
    : " The lot is still below the seller’s minimum.";
}

/** Each part rounded by itself; the sum is the sum of the rounded parts. */
function Sum({
  amount,
  conditions,
  isMaximum,
}: Pick<Intention, "amount"> & { conditions: Schema<"Conditions">; isMaximum: boolean }) {
  const { bidFils, feeFils, vatOnFeeFils, vatInsideFils, allInFils } = priceBreakdown(amount, conditions);
  const inside =
    vatInsideFils === null ? vatWords(conditions.vat.mode) : `, VAT inside (${ledgerOfFils(vatInsideFils)})`;
  return (
    <dl className="mt-3">
      <MoneyRow label={`${isMaximum ? "At your maximum" : "Bid"}${inside}`} amount={ledgerOfFils(bidFils)} />
      <MoneyRow label={feeWords(feeFils, bidFils, conditions)} amount={ledgerOfFils(feeFils)} />
      <MoneyRow
        label={`VAT on the fee, ${percent(conditions.vat.rate)}`}
        amount={ledgerOfFils(vatOnFeeFils)}
      />
      <MoneyRow
        total
        label={isMaximum ? "All-in at most" : "All-in if you win"}
        amount={`AED ${ledgerOfFils(allInFils)}`}
      />
    </dl>
  );
}

function vatWords(mode: Schema<"VatMode">): string {
  return mode === "without" ? ", no VAT on it" : ", margin scheme";
}

/** The share, and the bound where it decides. */
function feeWords(feeFils: number, bidFils: number, { fee }: Schema<"Conditions">): string {
  const share = `Buyer’s fee, ${percent(fee.rate)}`;
  if (feeFils > bidFils * fee.rate + 1) return `${share}, at least ${money(fee.min)}`;
  return feeFils < bidFils * fee.rate - 1 ? `${share}, at most ${money(fee.max)}` : share;
}

function Hold({ holdAed, stays }: { holdAed: number; stays: number | null }) {
  return (
    <div className="mt-1 flex items-center gap-2.5 bg-salt px-4 py-3 text-small md:px-6">
      <LockKeyhole aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <div className="flex-1">
        <strong className="font-strong">AED {money(holdAed)}</strong> of your deposit is held
        {stays !== null && stays >= 0 && <div className="text-text-2">{money(stays)} stays available</div>}
      </div>
      <div className="text-end text-text-2">
        Freed at once
        <br />
        if you are outbid
      </div>
    </div>
  );
}
