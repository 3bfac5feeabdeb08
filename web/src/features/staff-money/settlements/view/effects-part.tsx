import type { Effects } from "../model/effects.ts";
import type { Sale } from "../model/queries.ts";
import { Message } from "#/components/message/message.tsx";

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

/** Tells that the sale changed while a decision about it was open. `what`: the change, as a sentence. */
export function ChangedMessage({ what }: { what: string | null }) {
  return (
    <Message tone="error" title="This sale changed meanwhile.">
      {what !== null && <span className="block">{what}</span>}
      Nothing was done twice. Close this dialog to see the sale as it is now.
    </Message>
  );
}
