import { reply } from "@marsa/api-spec/client";
import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { shortInstant } from "@marsa/api-spec/dates";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Price } from "#/components/lot/price.tsx";
import { Button } from "#/components/ui/button.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { YouPaySum } from "#/components/lot/you-pay.tsx";

type NextOffer = Schema<"NextOffer">;

/** The last offer of this lot to the reader; null: none. Events of the reader's own topic read it again. */
const nextOfferQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.own, "next-offer", id],
    queryFn: async ({ signal }): Promise<NextOffer | null> => {
      const page = await reply(api.POST("/my/lots", { body: { filter: { ids: [id] }, limit: 1 }, signal }));
      return page.items[0]?.next_offer ?? null;
    },
  });

interface NextOfferProps {
  lot: { readonly id_auction: number; readonly title: string };
  conditions: Schema<"Conditions"> | undefined;
  /** The panel without an open offer. */
  otherwise: ReactNode;
  className?: string;
}

/** A lot whose buyer did not pay, while it is offered to the reader at their own highest bid. */
export function NextOfferPanel({ lot, conditions, otherwise, className }: NextOfferProps) {
  const { data: offer } = useQuery(nextOfferQuery(lot.id_auction));
  if (offer?.status !== "open") return otherwise;
  return (
    <section
      id="next-offer"
      aria-label="Offer to you"
      data-slot="next-offer"
      className={`grid gap-4 bg-white p-5 max-lg:p-4 ${className ?? ""}`}
    >
      <h2 className="text-h3">This lot can be yours</h2>
      <p className="text-body text-pretty">
        Its buyer did not pay. It is offered to you for your own highest bid until {shortInstant(offer.until)}
        .
      </p>
      <div>
        <Price amount={offer.amount} size="lot" />
        {conditions && (
          <YouPaySum amount={offer.amount} terms={conditions} label="Price" totalLabel="You pay" brief />
        )}
      </div>
      <Answer offer={offer} title={lot.title} />
      <p className="text-small text-pretty text-text-2">
        Your deposit is held once you accept. Declining costs nothing.
      </p>
    </section>
  );
}

/** Both answers; to accept takes a second press. */
function Answer({ offer, title }: { offer: NextOffer; title: string }) {
  const [isSure, setSure] = useState(false);
  const { submit, sending, refusal } = useFormSend({
    send: (accept: boolean) => answer(offer, accept),
    onSent: (_, accept) => announce(accept ? `${title} is yours.` : `You declined ${title}.`),
  });
  return (
    <>
      {refusal && <RefusalMessage refusal={refusal} safe="You have bought nothing." />}
      <div className="grid gap-2">
        <Button
          variant="press"
          size="xl"
          aria-disabled={sending || undefined}
          onClick={() => (isSure ? void submit(true) : setSure(true))}
        >
          {sending ? "One moment…" : `${isSure ? "Yes, buy it" : "Accept"} for AED ${money(offer.amount)}`}
        </Button>
        <Button
          size="lg"
          aria-disabled={sending || undefined}
          onClick={() => (isSure ? setSure(false) : void submit(false))}
        >
          {isSure ? "Back" : "Decline"}
        </Button>
      </div>
    </>
  );
}

async function answer({ id_auction, id_offer }: NextOffer, accept: boolean): Promise<void> {
  try {
    await command("/my/offer/next", { id_auction, id_offer, accept }, "id_offer");
  } finally {
    for (const queryKey of [keys.own, keys.balance, keys.myLots, keys.lot(id_auction)])
      void queryClient.invalidateQueries({ queryKey });
  }
}
