import { money } from "@marsa/api-spec/amounts";
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "#/components/ui/button.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { useOwnLot } from "#/realtime/lots/own-lot.ts";
import { Buoy, SHORT_LIGHTS as LIGHTS } from "./buoy.tsx";
import { LotPhoto } from "./lot-photo.tsx";
import { LotTime } from "./lot-time.tsx";
import { Price } from "./price.tsx";

/** GET /auction/lot/{id}/similar, for a reader who lost the lot. */
const nextBestQuery = (id: number) =>
  queryOptions({
    queryKey: keys.nextBest(id),
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { next_best: true } };
      const cards = await reply(api.GET("/auction/lot/{id}/similar", { params, signal }));
      seedCards(cards);
      return cards;
    },
    staleTime: 60_000,
  });

interface NextBestProps {
  /** Id of the lost lot. */
  id: number;
  /** The reader's amount there, whole AED; null: not known. */
  amount: number | null;
}

/** The three next best lots for who lost one, each with one press that takes the lost maximum to its panel. */
export function NextBest({ id, amount }: NextBestProps) {
  const { data, error, refetch } = useQuery(nextBestQuery(id));
  useLotsTopic();
  return (
    <section
      aria-labelledby="next-best"
      data-slot="next-best"
      className="[--next-best-row:6.3125rem] max-lg:[--next-best-row:7rem]"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="next-best" className="text-h2">
          Next best for you
        </h2>
        {amount !== null && data && data.length > 0 && (
          <span className="text-small text-text-2 tabular-nums">your {money(amount)} fits</span>
        )}
      </div>
      {error && !data && (
        <ErrorBlock
          title="The next best lots could not be loaded."
          safe="Your deposit is free."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="my-3 h-[calc(3*var(--next-best-row)+1.5rem)] rounded-md" />}
      {data?.length === 0 && (
        <p className="mt-2 text-body text-text-2">
          No lot like it ends within a week at a price that your {amount === null ? "bid" : money(amount)}{" "}
          covers.
        </p>
      )}
      <ul>
        {data?.map((card) => (
          <Row key={card.id_auction} card={card} amount={amount} />
        ))}
      </ul>
      {amount !== null && data && data.length > 0 && (
        <p className="mt-2.5 text-micro text-pretty text-text-2 tabular-nums">
          “Move maximum” takes {money(amount)} to that lot. Nothing is stored before you confirm it there.
        </p>
      )}
    </section>
  );
}

function Row({ card, amount }: { card: Schema<"LotCard">; amount: number | null }) {
  const { id_auction: id, title, facts, picture } = card;
  const lot = useOwnLot(card);
  const { live, status } = lot;
  return (
    <li
      className="relative flex min-h-(--next-best-row) items-start gap-3.5 border-b border-line py-3"
      data-lot={card.number}
    >
      <LotPhoto picture={picture} sizes="112px" className="w-26 shrink-0 rounded-sm lg:w-28" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <Link
          translate="no"
          to="/auction/$id"
          params={{ id: String(id) }}
          className="own-way truncate text-body font-strong after:absolute after:inset-0 hover:text-blue"
        >
          {title}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-2 text-small text-text-2">
          <span className="flex min-w-0 items-center tabular-nums">
            <Buoy light={live.light} word="" className="me-1.5" />
            <span className="sr-only">{LIGHTS[live.light]}, </span>
            <span className="truncate">{facts.slice(0, 2).join(" · ")}</span>
          </span>
          <LotTime lot={lot} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Price amount={live.price ?? live.start_price} size="s" mine={status === "leading"} />
          <Button
            variant="outline-blue"
            size="sm"
            className="relative z-1 max-lg:h-11"
            onClick={() => openDialog("quick-bid", { id, ...(amount !== null && { maximum: amount }) })}
          >
            {amount === null ? "Set maximum" : "Move maximum"}
          </Button>
        </div>
      </div>
    </li>
  );
}
