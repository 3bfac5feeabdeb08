import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { Check } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { type Quote, KIND_WORDS } from "#/features/won/model/services.ts";

interface QuoteListProps {
  kind: Quote["kind"];
  quotes: readonly Quote[];
  onOrder: (quote: Quote) => void;
}

/** The quotes of one kind side by side; nothing without any. */
export function QuoteList({ kind, quotes, onOrder }: QuoteListProps) {
  if (quotes.length === 0) return null;
  const title = `quotes-${kind}`;
  return (
    <>
      <h3 id={title} className="mt-6 text-h3">
        {KIND_WORDS[kind]}
      </h3>
      <ul aria-labelledby={title} className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {quotes.map((quote) => (
          <QuoteCard key={quote.id_quote} quote={quote} onOrder={() => onOrder(quote)} />
        ))}
      </ul>
    </>
  );
}

/** A quote: who, what is included, for how much, until when. */
function QuoteCard({ quote, onOrder }: { quote: Quote; onOrder: () => void }) {
  const { name, partner, price, included, term, source, valid_until: until } = quote;
  const isOver = useServerTime((now) => now >= Date.parse(until));
  return (
    <li data-slot="quote" className="flex flex-col rounded-md border border-line-2 p-4">
      <p className="text-h3 text-pretty">{name}</p>
      <p className="text-small text-text-2">{partner}</p>
      <p translate="no" className="mt-3 text-price-s tabular-nums">
        <span className="text-small font-normal text-text-2">AED</span> {money(price)}
      </p>
      <ul className="mt-3 grid gap-1.5 text-small">
        {[term, ...included].map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-green" />
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-3 mb-4 text-micro text-pretty text-text-3">
        {source}. With VAT. {isOver ? "Expired" : "Valid until"} {shortInstant(until)} GST
      </p>
      {isOver ? (
        <p className="mt-auto text-small font-strong text-orange">This quote has expired. Get new quotes.</p>
      ) : (
        <Button size="lg" className="mt-auto" onClick={onOrder}>
          Order <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  );
}
