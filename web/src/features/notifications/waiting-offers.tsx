import { Handshake } from "lucide-react";
import { useRouter } from "@tanstack/react-router";
import type { OfferWaiting } from "../offer/public.ts";
import { TimeLeft } from "../decision/public.ts";

interface WaitingOffersProps {
  offers: readonly OfferWaiting[];
  /** Closes the sheet before the lot opens. */
  onClose: () => void;
}

/** The open offers that wait for the reader's answer, above all notices, read or not. */
export function WaitingOffers({ offers, onClose }: WaitingOffersProps) {
  const router = useRouter();
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Offers that wait for your answer" className="divide-y divide-line border-b border-line">
      {offers.map(({ id, text, until }) => (
        <li key={id}>
          <button
            type="button"
            data-slot="waiting-offer"
            className="flex w-full gap-3.5 bg-blue-tint px-4 py-3.5 -outline-offset-2 md:px-6"
            onClick={() => {
              onClose();
              void router.navigate({ to: "/auction/$id", params: { id: String(id) } });
            }}
          >
            <Handshake aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-blue" />
            <span className="min-w-0 flex-1 text-start">
              <span className="block text-body font-medium break-words">{text}</span>
              <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-small text-blue-deep">
                <strong className="font-strong">Answer offer</strong>
                <TimeLeft until={until} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
