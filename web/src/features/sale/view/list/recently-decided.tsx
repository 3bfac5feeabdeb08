import { shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { outcomeWords } from "#/features/decision/public.ts";
import { recentlyDecidedQuery, type SaleCard } from "#/features/sale/model/queries.ts";
import { LotName, SalePennant, StateLine } from "./row-parts.tsx";
import { useSaleLot } from "#/features/sale/model/sale-state.ts";

/** The lots whose decision was made in the last days, and how each ended. Nothing without one. */
export function RecentlyDecided() {
  const { data } = useQuery(recentlyDecidedQuery);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="recently-changed" className="mt-9">
      <h2 id="recently-changed" className="border-b border-line-2 pb-3 text-h2">
        Recently changed
      </h2>
      <ul data-slot="recently-decided">
        {data.map((card) => (
          <Decided key={card.lot.id_auction} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Decided({ card }: { card: SaleCard }) {
  const { lot, state } = useSaleLot(card);
  const { negotiation } = card;
  const words = negotiation && outcomeWords(negotiation);
  return (
    <li className="flex items-center gap-4 border-b border-line py-2 max-lg:flex-wrap">
      <LotPhoto
        picture={card.lot.picture}
        sizes="78px"
        grey={state === "not_sold"}
        className="w-19.5 shrink-0 rounded-sm"
      />
      <div className="min-w-0 flex-1">
        <LotName card={card} state={state} />
      </div>
      <p className="min-w-0 flex-1 text-small text-pretty max-lg:order-last max-lg:w-full max-lg:flex-none">
        {words?.title}
        <span className="block text-text-2 tabular-nums">
          {negotiation?.outcome && `${shortInstant(negotiation.outcome.at)} GST`}
        </span>
      </p>
      <div className="flex shrink-0 flex-col items-start gap-1">
        <SalePennant state={state} />
        <StateLine card={card} lot={lot} state={state} />
      </div>
    </li>
  );
}
