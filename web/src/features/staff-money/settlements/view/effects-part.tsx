import type { Effects } from "../model/effects.ts";
import type { Sale } from "../model/queries.ts";

/** The effect of a decision on the money of both sides. */
export function EffectsPart({ sale: { buyer, seller }, effects }: { sale: Sale; effects: Effects }) {
  return (
    <dl className="rounded-md bg-salt px-3.5 py-1">
      {[
        { side: `Buyer, ${buyer}`, text: effects.buyer },
        { side: `Seller, ${seller}`, text: effects.seller },
      ].map(({ side, text }) => (
        <div key={side} className="border-b border-line py-2 text-body last:border-0">
          <dt className="font-strong">{side}</dt>
          <dd className="text-pretty text-text-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
