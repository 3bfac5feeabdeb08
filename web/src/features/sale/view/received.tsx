import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import { aedToFils, proceedsLess } from "@marsa/api-spec/money";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { cn } from "#/lib/cn.ts";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { receivedWhen, receivedWords } from "#/lib/money/received.ts";

const ClaimSection = lazy(async () => ({
  default: (await import("#/features/claim/public.ts")).ClaimSection,
}));

interface ReceivedProps {
  lot: Schema<"LotOwner">;
  className: string;
}

/** What the seller of a sold lot receives, and when, and the claim of its buyer; nothing for an unpaid sale. */
export function Received({ lot, className }: ReceivedProps) {
  const config = useConfig();
  const { data: settlement } = useQuery({
    queryKey: [...keys.sale, "settlement", lot.id_auction],
    queryFn: async ({ signal }) => {
      const body = { filter: { ids: [lot.id_auction] }, limit: 1 };
      const { items } = await reply(api.POST("/sale/lots", { body, signal }));
      return items[0]?.settlement ?? null;
    },
  });
  const when = settlement ? receivedWhen(settlement) : null;
  if (!config || !settlement) return null;
  const claim = settlement.handed_over_at !== null && (
    <Suspense>
      <ClaimSection id={lot.id_auction} className={className} />
    </Suspense>
  );
  if (when === null) return claim;
  const vat = { mode: lot.vat, rate: config.vat.rate };
  const fee = {
    feeFils: aedToFils(settlement.seller_fee ?? 0),
    vatOnFeeFils: aedToFils(settlement.seller_vat ?? 0),
  };
  const proceeds = proceedsLess(fee, settlement.amount, vat);
  const claimFils = aedToFils(settlement.claim_cost);
  return (
    <>
      <section
        aria-labelledby="received-title"
        data-slot="received"
        className={cn("rounded-md bg-green-tint px-4 py-3.5 text-green-deep", className)}
      >
        <h2 id="received-title" className="flex flex-wrap items-baseline justify-between gap-x-4 text-h3">
          You receive
          <span translate="no" className="tabular-nums">
            AED {ledgerOfFils(proceeds.creditedFils - claimFils)}
          </span>
        </h2>
        <p className="mt-1 text-body text-pretty">{when}</p>
        <p className="mt-2 text-small text-pretty">{receivedWords(proceeds, claimFils)}</p>
      </section>
      {claim}
    </>
  );
}
