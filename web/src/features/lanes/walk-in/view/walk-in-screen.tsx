import { ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { Check, Clock, X } from "lucide-react";
import { lazy, Suspense } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { type WalkIn, useWalkIn } from "../model/use-walk-in.ts";
import { CardStep, MoneyStep, PhoneStep, SignatureStep } from "./walk-in-steps.tsx";

const QrCode = lazy(() => import("#/components/qr-code.tsx"));

interface WalkInScreenProps {
  idQueue: number;
  /** The name of the lane. */
  lane: string;
  /** Begins with the next person. */
  onNext: () => void;
  onLeave: () => void;
}

/** A person at the door gets a paddle: four steps on one page, in the order of the counter. */
export function WalkInScreen({ idQueue, lane, onNext, onLeave }: WalkInScreenProps) {
  const walkIn = useWalkIn(idQueue);
  const { admitted } = walkIn;
  return (
    <div className="pb-16">
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h1 className="text-h1">New paddle</h1>
        <Button onClick={onLeave}>Back to the lane</Button>
      </header>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <fieldset disabled={admitted !== null} className="min-w-0">
          <legend className="sr-only">Walk-in</legend>
          <CardStep walkIn={walkIn} />
          <PhoneStep walkIn={walkIn} />
          <MoneyStep walkIn={walkIn} />
          <SignatureStep walkIn={walkIn} />
        </fieldset>
        <aside aria-label="The paddle" className="grid min-w-0 grid-cols-1 content-start gap-4">
          <PaddleCard lane={lane} idQueue={idQueue} number={walkIn.number} />
          {admitted ? <Admitted walkIn={walkIn} onNext={onNext} /> : <Give walkIn={walkIn} />}
        </aside>
      </div>
    </div>
  );
}

function PaddleCard({ lane, idQueue, number }: { lane: string; idQueue: number; number: number }) {
  return (
    <div className="rounded-lg bg-ink p-5 text-white">
      <p className="flex justify-between gap-3 text-small text-on-ink-2">
        <span className="truncate">{lane}</span>
        <span>Paddle</span>
      </p>
      <p className="my-2 text-center text-[5rem] leading-none font-heavy tabular-nums" data-slot="number">
        {number}
      </p>
      <div className="flex items-center gap-3 border-t border-ink-line pt-3">
        <Suspense fallback={<span className="size-18 shrink-0" />}>
          <QrCode
            text={`${location.origin}/queue/current?lane=${idQueue}`}
            className="size-18 shrink-0 rounded-sm"
          />
        </Suspense>
        <p className="text-small text-on-ink-2">
          Scan to follow the lane, and to bid by phone once the profile is accepted
        </p>
      </div>
    </div>
  );
}

const CAN = [
  [Check, "Bid in the room and on a phone line"],
  [Check, "Win, pay and collect with the ID"],
  [Clock, "Bid on the net after staff accept the profile"],
] as const;

function Give({ walkIn }: { walkIn: WalkIn }) {
  const { number, chosen, choose, errors, byLimit, aed, money: sums, left, admit, signature } = walkIn;
  const can = left === 0 && signature !== null;
  return (
    <>
      <TextField
        label="Number (left empty: the next free one)"
        inputMode="numeric"
        autoComplete="off"
        value={chosen}
        error={errors["number"]}
        onChange={(event) => choose(event.target.value)}
      />
      <div>
        <h2 className="text-h3">What paddle {number} can do</h2>
        <ul className="mt-2 grid gap-1.5 text-small">
          {CAN.map(([Icon, words]) => (
            <li key={words} className="flex items-start gap-2">
              <Icon aria-hidden size={15} strokeWidth={2} className="mt-0.5 shrink-0 text-green" />
              {words}
            </li>
          ))}
          <li className="flex items-start gap-2">
            <X aria-hidden size={15} strokeWidth={2} className="mt-0.5 shrink-0 text-text-3" />
            Nothing above AED {money(sums.upTo)}
          </li>
        </ul>
      </div>
      {admit.refusal && <RefusalMessage refusal={admit.refusal} safe="Nothing was charged." />}
      <div className="grid gap-2">
        <p className="text-small text-text-2" aria-live="polite">
          {left === 0
            ? byLimit
              ? "Nothing is charged."
              : "The card is charged on the provider's page."
            : `${left} of 4 left. No charge before that.`}
        </p>
        <Button
          variant={can ? "press" : "plain"}
          size="xl"
          className={cn("w-full whitespace-normal", !can && "bg-salt text-text-3")}
          aria-disabled={!can || admit.sending || undefined}
          onClick={() => can && void admit.submit(signature)}
        >
          {admit.sending
            ? "One moment…"
            : `Give paddle ${number}, ${byLimit ? `limit AED ${money(aed)}` : `charge AED ${ledgerOfFils(sums.chargeFils)}`}`}
        </Button>
      </div>
    </>
  );
}

/** The paddle is given: the card pays on the provider's page or a second person signs, and the page says when they have. */
function Admitted({ walkIn: { number, admitted, given }, onNext }: { walkIn: WalkIn; onNext: () => void }) {
  const asked = given?.limit_asked ?? null;
  return (
    <div className="grid gap-3" aria-live="polite">
      <h2 className="text-h2">Paddle {number} is given</h2>
      {given && given.covers > 0 ? (
        <p className="flex items-start gap-2 text-body text-green-deep">
          <Check aria-hidden size={18} strokeWidth={2.4} className="mt-px shrink-0" />
          {given.limit === null && "The card has paid. "}Bids up to AED {money(given.covers)}.
        </p>
      ) : (
        <p className="text-body text-text-2">
          {asked === null
            ? "It cannot bid before the card has paid."
            : `It cannot bid before a second person has signed the limit of AED ${money(asked)}.`}
        </p>
      )}
      {admitted?.payment && given?.covers === 0 && (
        <Button variant="press" size="xl" asChild className="w-full">
          <a href={admitted.payment.url} target="_blank" rel="noreferrer">
            Charge the card
          </a>
        </Button>
      )}
      <Button size="lg" onClick={onNext}>
        Next person
      </Button>
    </div>
  );
}
