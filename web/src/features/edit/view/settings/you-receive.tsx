import { sellerProceeds, type VatMode } from "@marsa/api-spec/money";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import { receivedWords } from "#/lib/money/received.ts";
import { FEES_FAILED } from "#/components/lot/use-you-pay.ts";
import { useConfig, useSellerFee } from "#/lib/http/queries.ts";
import { useText } from "#/features/edit/model/draft/edit-context.ts";

const CASES = [
  ["min_price", "at your minimum"],
  ["start_price", "at the start price"],
  ["buy_now", "at buy now"],
] as const;

/** What the seller receives at each of their prices, and what VAT leaves of it. */
export function YouReceive() {
  const prices = {
    min_price: priceIn(useText("min_price")[0]),
    start_price: priceIn(useText("start_price")[0]),
    buy_now: priceIn(useText("buy_now")[0]),
  };
  const [mode] = useText("vat");
  const config = useConfig();
  const feeRate = useSellerFee();
  const cases = CASES.filter(([name]) => (prices[name] ?? 0) > 0);
  const [first, ...others] = cases;
  if (first === undefined) return null;
  if (!config || feeRate === null) return <p className="mt-6 text-small text-text-2">{FEES_FAILED}</p>;
  const { vat } = config;
  const proceeds = (name: (typeof CASES)[number][0]) =>
    sellerProceeds(prices[name] ?? 0, {
      feeRate,
      vat: { mode: (mode || "included") as VatMode, rate: vat.rate },
    });
  const received = proceeds(first[0]);
  return (
    <section aria-label="You receive" className="mt-6 rounded-lg bg-green-tint px-4 py-4 text-green-deep">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p className="text-body">
          <strong className="block font-strong">You receive</strong>
          if it sells {first[1]}
        </p>
        <p className="text-price-m tabular-nums">
          <span className="me-1.5 text-body font-label tracking-normal">AED</span>
          {ledgerOfFils(received.creditedFils)}
        </p>
      </div>
      <p className="mt-2 border-t border-line pt-2 text-small tabular-nums">{receivedWords(received)}</p>
      {others.length > 0 && (
        <dl className="mt-1 text-small tabular-nums">
          {others.map(([name, words]) => (
            <div key={name} className="flex justify-between gap-4 py-0.5">
              <dt>If it sells {words}</dt>
              <dd translate="no" className="font-strong">
                AED {ledgerOfFils(proceeds(name).creditedFils)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
