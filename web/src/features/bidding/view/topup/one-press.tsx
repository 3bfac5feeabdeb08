import { ledger, ledgerOfFils, money, moneyOfFils } from "@marsa/api-spec/amounts";
import { aedToFils, shareOfFils } from "@marsa/api-spec/money";
import { useQuery } from "@tanstack/react-query";
import { CreditCard, ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CardChoice, type ChosenCard } from "#/components/form/card-choice.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { percent } from "#/lib/format/counts.ts";
import { useConfig } from "#/lib/http/queries.ts";
import {
  cardName,
  type SavedCard,
  savedCardsQuery,
  usableCards,
  declineWords,
} from "#/lib/money/saved-cards.ts";
import type { Offer } from "#/features/bidding/model/lot/offer.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { chargeForBid, readyAmounts } from "#/features/bidding/model/top-up.ts";
import { cn } from "#/lib/cn.ts";

interface OnePressProps {
  bidding: BiddingState;
  /** The lowest bid, which the deposit does not cover. */
  offer: Offer;
  /** For a person without a saved card: the way to the deposit. */
  children: ReactNode;
}

/** Adds the missing deposit from a saved card and bids, in one press. */
export default function OnePress({ bidding, offer, children }: OnePressProps) {
  const { data, isPending } = useQuery(savedCardsQuery);
  const share = useConfig()?.deposit.card_fee_rate;
  const cards = usableCards(data);
  if (isPending || share === undefined) return <Skeleton className="h-64 rounded-md" />;
  if (cards.length === 0) return children;
  return (
    <Press key={offer.amount} bidding={bidding} offer={offer} cards={cards} share={share}>
      {children}
    </Press>
  );
}

interface PressProps extends OnePressProps {
  cards: readonly SavedCard[];
  /** The provider's fee, as a share. */
  share: number;
}

function Press({ bidding, offer, cards, share, children }: PressProps) {
  const { lot, funds, conditions, me } = bidding;
  const [amount, setAmount] = useState(offer.shortAed);
  const [chosen, setChosen] = useState<ChosenCard>(cards[0]!.id);
  const [changing, setChanging] = useState(false);
  const [declined, setDeclined] = useState<string | null>(null);
  const card = cards.find(({ id }) => id === chosen) ?? null;
  const added = Math.max(amount, offer.shortAed);
  const fee = shareOfFils(aedToFils(added), share);
  const { submit, sending, refusal } = useFormSend({
    send: async ({ id }: SavedCard) => {
      setDeclined(null);
      const bid = { lotId: lot.id_auction, bid: offer.amount, userId: me!.id_user };
      const { status, declined: why } = await chargeForBid({ ...bid, amount: added, card: id });
      if (status === "pending") return;
      if (status === "paid") bidding.bidAtOnce(offer.amount);
      else setDeclined(declineWords(why));
    },
  });
  return (
    <section aria-labelledby="add-and-bid" data-slot="one-press" className="grid gap-3">
      <div>
        <h3 id="add-and-bid" className="text-h3">
          Add AED {money(added)} and bid AED {money(offer.amount)}
        </h3>
        <p className="text-small text-text-2 tabular-nums">
          You pay AED {moneyOfFils(offer.youPayFils)} if you win
        </p>
      </div>
      <dl>
        <MoneyRow
          label={`Held for this bid${conditions && offer.holdAed !== conditions.deposit.min ? `, ${percent(conditions.deposit.rate)}` : ""}`}
          amount={ledger(offer.holdAed)}
        />
        <MoneyRow label="Available now" amount={ledger((funds?.available ?? 0) + (funds?.heldHere ?? 0))} />
        <MoneyRow total label="Missing" amount={ledger(offer.shortAed)} />
      </dl>
      <ReadyAmounts missing={offer.shortAed} chosen={added} onChoose={setAmount} />
      <dl className="border-b border-line">
        <MoneyRow label={`Card fee, ${percent(share)}, non-refundable`} amount={ledgerOfFils(fee)} />
      </dl>
      {changing ? (
        <CardChoice cards={cards} chosen={chosen} onChoose={setChosen} />
      ) : (
        card && <Chosen card={card} onChange={() => setChanging(true)} />
      )}
      {declined !== null && (
        <Message tone="error" title="The card was declined.">
          {declined} Nothing was charged, and no bid was placed.
        </Message>
      )}
      {refusal && (
        <RefusalMessage refusal={refusal} safe="Your bid was not placed. The card is charged once at most." />
      )}
      {card ? (
        <>
          <p className="flex gap-2.5 text-small text-pretty text-text-2">
            <ShieldCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            Your bank may ask you to confirm. If the price moves meanwhile, we ask again and the AED{" "}
            {money(added)} stays in your deposit.
          </p>
          <Button
            variant="press"
            size="xl"
            className="h-auto! min-h-15 w-full justify-between! text-start"
            aria-disabled={sending || undefined}
            onClick={() => void submit(card)}
          >
            <span className="text-[1.125rem]">
              {sending ? "Charging the card…" : `Add ${money(added)} and bid`}
            </span>
            <span className="text-end text-small">
              Card is charged
              <br />
              AED {ledgerOfFils(aedToFils(added) + fee)}
            </span>
          </Button>
        </>
      ) : (
        children
      )}
    </section>
  );
}

function Chosen({ card, onChange }: { card: SavedCard; onChange: () => void }) {
  return (
    <div className="flex items-center gap-3 border-b border-line text-long">
      <CreditCard aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1 tabular-nums">{cardName(card)}</span>
      <Button variant="ghost-blue" size="sm" onClick={onChange}>
        Change<span className="sr-only"> the card</span>
      </Button>
    </div>
  );
}

interface ReadyAmountsProps {
  /** Whole AED. */
  missing: number;
  chosen: number;
  onChoose: (amount: number) => void;
}

/** The amounts to add: just enough, or a round amount with what it leaves. */
function ReadyAmounts({ missing, chosen, onChoose }: ReadyAmountsProps) {
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">Amount to add</legend>
      {readyAmounts(missing).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          className={cn(
            "touch min-w-0 flex-1 rounded-md border px-3 py-2.5 text-start tabular-nums",
            amount === chosen
              ? "border-blue bg-blue-tint text-blue-deep"
              : "border-line-3 hover:border-text-3",
          )}
          onClick={() => onChoose(amount)}
        >
          <span translate="no" className="block text-long font-strong">
            {money(amount)}
          </span>
          <span className="block text-small">
            {amount === missing ? "just enough" : `leaves ${money(amount - missing)}`}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
