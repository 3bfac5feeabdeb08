import { Building2, Car } from "lucide-react";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { createDraft } from "../model/draft/queries.ts";
import type { Draft, Kind } from "../model/draft/types.ts";

const KINDS = [
  {
    kind: "vehicle",
    icon: Car,
    word: "Vehicle",
    text: "Car, pickup, motorcycle or truck. Keep the registration card at hand.",
  },
  {
    kind: "apartment",
    icon: Building2,
    word: "Apartment",
    text: "Apartment or other property. Keep the RERA certificate at hand.",
  },
] as const satisfies readonly { kind: Kind; icon: typeof Car; word: string; text: string }[];

/** The choice that a new lot begins with. */
export function NewLot({ onCreated }: { onCreated: (draft: Draft) => void }) {
  const { submit, sending, refusal } = useFormSend({ send: createDraft, onSent: onCreated });
  return (
    <div className="mx-auto max-w-[45rem] px-4 pt-6 pb-16 lg:pt-10">
      <h1 className="text-h1">What do you sell?</h1>
      <p className="mt-1 text-body text-text-2">
        The kind of lot is fixed once the draft is made. Everything else can change.
      </p>
      {refusal && <RefusalMessage refusal={refusal} safe="No draft was made." className="mt-4" />}
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        {KINDS.map(({ kind, icon: Icon, word, text }) => (
          <button
            key={kind}
            type="button"
            aria-disabled={sending || undefined}
            onClick={() => void submit(kind)}
            className="rounded-lg border border-line-3 p-5 text-start hover:border-blue hover:bg-blue-tint"
          >
            <Icon aria-hidden size={28} strokeWidth={1.5} />
            <span className="mt-3 block text-h2">{word}</span>
            <span className="mt-1 block text-small text-pretty text-text-2">{text}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
