import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { field } from "#/components/ui/input.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import {
  askQuotes,
  type Order,
  type Quote,
  type Services,
  servicesQuery,
  orderWords,
} from "#/features/won/model/services.ts";
import { QuoteList } from "./quote-list.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { BadgeCheck, Hourglass, Minus } from "lucide-react";

const OrderDialog = lazy(async () => ({ default: (await import("./order-dialog.tsx")).OrderDialog }));
const CancelDialog = lazy(async () => ({ default: (await import("./order-dialog.tsx")).CancelDialog }));

/** Transport and insurance of a paid vehicle: orders, then quotes; nothing after the handover without an order. */
export function ServicesSection({ lot, className }: { lot: Lot; className: string }) {
  const { data, error, refetch } = useQuery(servicesQuery(lot.id_auction));
  const [asked, setAsked] = useState<Quote>();
  const [ending, setEnding] = useState<Order>();
  if (error && !data) {
    return (
      <div className={className}>
        <ErrorBlock
          title="Transport and insurance could not be loaded."
          safe="What you ordered stays ordered."
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data) return <Skeleton className={cn("h-40 rounded-md", className)} />;
  const { orders, quotes, can_order: canOrder } = data;
  if (!canOrder && orders.length === 0) return null;
  const kinds = new Set(orders.filter(({ state }) => state !== "cancelled").map(({ quote }) => quote.kind));
  return (
    <section aria-labelledby="services-title" data-slot="services" className={className}>
      <h2 id="services-title" className="border-b border-line-2 pb-3 text-h2">
        Transport and insurance
      </h2>
      {orders.length > 0 && (
        <ul aria-label="Your orders" className="divide-y divide-line border-b border-line">
          {orders.map((order) => (
            <OrderRow key={order.quote.id_quote} order={order} onCancel={() => setEnding(order)} />
          ))}
        </ul>
      )}
      {canOrder && kinds.size < 2 && (
        <>
          <AskForm key={data.to} home={lot.place.emirate.value} services={data} />
          {(["transport", "insurance"] as const).map((kind) => (
            <QuoteList
              key={kind}
              kind={kind}
              quotes={quotes.filter((quote) => quote.kind === kind)}
              onOrder={setAsked}
            />
          ))}
        </>
      )}
      <Suspense>
        {asked && <OrderDialog lot={lot} quote={asked} onClose={() => setAsked(undefined)} />}
        {ending && <CancelDialog lot={lot} order={ending} onClose={() => setEnding(undefined)} />}
      </Suspense>
    </section>
  );
}

/** Asks for quotes to an emirate, or for new ones. `home`: the emirate of the vehicle. */
function AskForm({ home, services }: { home: string; services: Services }) {
  const { id_auction: idLot, emirates, to, quotes } = services;
  const id = useId();
  const [chosen, setChosen] = useState(to ?? home);
  const { submit, sending, refusal } = useFormSend({ send: (emirate: string) => askQuotes(idLot, emirate) });
  return (
    <>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(chosen);
        }}
      >
        <p className="w-full text-body text-pretty text-text-2">
          Our partners bring the vehicle to your door and insure it for a year. You pay from your deposit, and
          nothing before you have confirmed it.
        </p>
        <label htmlFor={id} className="grid gap-1.5 text-small font-strong">
          Bring it to
          <select
            id={id}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            className={cn(field, "h-12 min-w-44 px-3 text-body font-medium max-lg:text-[1rem]")}
          >
            {emirates.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button
          type="submit"
          variant={quotes.length > 0 ? "plain" : "ink"}
          size="lg"
          aria-disabled={sending || undefined}
        >
          {sending ? "Asking…" : quotes.length > 0 ? "Get new quotes" : "Get quotes"}
        </Button>
      </form>
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was ordered." className="mt-4" />}
    </>
  );
}

const LOOKS = {
  ordered: { icon: Hourglass, className: "bg-blue-tint text-blue-deep" },
  confirmed: { icon: BadgeCheck, className: "bg-green-tint text-green-deep" },
  cancelled: { icon: Minus, className: "bg-salt text-text-2" },
} as const;

/** An order: its state, its price, and its end while that is free. */
function OrderRow({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const { quote, state } = order;
  const { icon: Icon, className } = LOOKS[state];
  const words = orderWords(order);
  return (
    <li data-state={state} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span
        className={cn("flex items-center gap-1.5 rounded-sm px-2 py-1 text-small font-strong", className)}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        {words.state}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-h3 text-pretty">{quote.name}</p>
        <p className="text-small text-pretty text-text-2">{words.text}</p>
      </div>
      <p translate="no" className="text-long font-strong whitespace-nowrap tabular-nums">
        <span className="text-small font-normal text-text-2">AED</span> {ledger(quote.price)}
      </p>
      {order.can_cancel && (
        <Button onClick={onCancel}>
          Cancel <span className="sr-only">{quote.name}</span>
        </Button>
      )}
    </li>
  );
}
