import { ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { BadgeCheck, Check, CreditCard } from "lucide-react";
import { CheckField } from "#/components/form/check-field.tsx";
import { CodeField } from "#/components/form/code-field.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useConfig } from "#/lib/http/queries.ts";
import { limitProblem, LIMITS } from "../model/limit.ts";
import { type CardName, DEPOSITS, type WalkIn } from "../model/use-walk-in.ts";
import { SignaturePad } from "./signature-pad.tsx";
import { Step } from "./step.tsx";

const FIELDS: readonly { readonly name: CardName; readonly label: string; readonly type?: "date" | "tel" }[] =
  [
    { name: "firstName", label: "First name" },
    { name: "lastName", label: "Last name" },
    { name: "emirates_id", label: "ID number" },
    { name: "birth_date", label: "Date of birth", type: "date" },
    { name: "emirates_id_expires", label: "Valid until", type: "date" },
    { name: "phone", label: "Mobile phone", type: "tel" },
  ];

/** Card and phone: registers the person, and sends the code. */
export function CardStep({ walkIn }: { walkIn: WalkIn }) {
  const { card, type, errors, matches, setMatches, register, canRegister, person } = walkIn;
  return (
    <Step
      title="Emirates ID"
      text="As the card says. The phone is the person's own."
      state={person ? "done" : "current"}
    >
      {register.refusal && <RefusalMessage refusal={register.refusal} safe="Nothing was registered." />}
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map(({ name, label, type: of = "text" }) => (
          <TextField
            key={name}
            label={label}
            type={of}
            autoComplete="off"
            value={card[name]}
            error={errors[name]}
            onChange={(event) => type(name, event.target.value)}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <CheckField
          label="The face matches the photo on the card"
          checked={matches}
          onCheckedChange={setMatches}
        />
        <Button
          variant={person ? "plain" : "ink"}
          aria-disabled={!canRegister || register.sending || undefined}
          onClick={() => canRegister && void register.submit(card)}
        >
          {register.sending ? "Checking…" : person ? "Check again" : "Check, and send the code"}
        </Button>
      </div>
      {person && (
        <ul className="mt-3 grid gap-1 text-small text-green-deep">
          {["No other client has this document", "Not locked here"].map((fact) => (
            <li key={fact} className="flex items-center gap-2">
              <Check aria-hidden size={15} strokeWidth={2.4} />
              {fact}
            </li>
          ))}
        </ul>
      )}
    </Step>
  );
}

/** The code that the person reads from their phone. */
export function PhoneStep({ walkIn }: { walkIn: WalkIn }) {
  const { person, code, setCode, verify, isVerified } = walkIn;
  const length = useConfig()?.limits.code_length ?? 6;
  return (
    <Step title="Phone" state={isVerified ? "done" : person ? "current" : "open"}>
      {isVerified && person ? (
        <p className="flex items-center gap-2 text-body text-green-deep">
          <Check aria-hidden size={16} strokeWidth={2.4} />
          {person.phone}: the code is right
        </p>
      ) : person ? (
        <div className="max-w-80">
          <CodeField
            length={length}
            value={code}
            onChange={setCode}
            onComplete={(digits) => void verify.submit(digits)}
            error={verify.refusal?.title}
            hint={`Sent to ${person.phone}`}
          />
        </div>
      ) : (
        <p className="text-body text-text-2">The code goes out once the card is checked.</p>
      )}
    </Step>
  );
}

const COVERS = [
  {
    byLimit: false,
    Icon: CreditCard,
    word: "Deposit by card",
    text: "Available as soon as the card has paid",
  },
  {
    byLimit: true,
    Icon: BadgeCheck,
    word: "Limit from the house",
    text: "A large one is signed by two people",
  },
] as const;

/** What covers the bids: a deposit, or a limit of the house. */
export function MoneyStep({ walkIn }: { walkIn: WalkIn }) {
  const { byLimit, setByLimit, hasMoney, isVerified } = walkIn;
  return (
    <Step
      title="What covers the bids"
      state={hasMoney && isVerified ? "done" : isVerified ? "current" : "open"}
    >
      <fieldset className="mb-4 grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">What covers the bids</legend>
        {COVERS.map(({ byLimit: is, Icon, word, text }) => (
          <button
            key={word}
            type="button"
            aria-pressed={byLimit === is}
            onClick={() => setByLimit(is)}
            className="rounded-md border border-line-3 px-3.5 py-2.5 text-start hover:border-text-3 aria-pressed:border-blue aria-pressed:bg-blue-tint"
          >
            <span className="flex items-center gap-2 text-body font-strong">
              <Icon aria-hidden size={16} strokeWidth={2} className="shrink-0" />
              {word}
            </span>
            <span className="text-small text-text-2">{text}</span>
          </button>
        ))}
      </fieldset>
      <AmountRow walkIn={walkIn} />
      {!byLimit && <Sums walkIn={walkIn} />}
    </Step>
  );
}

function AmountRow({ walkIn }: { walkIn: WalkIn }) {
  const { byLimit, typed, setTyped, aed, errors } = walkIn;
  const problem = byLimit && typed !== "" ? limitProblem(aed) : undefined;
  return (
    <div className="grid gap-2">
      <TextField
        label={byLimit ? "Bids up to, AED" : "Deposit, AED"}
        inputMode="numeric"
        autoComplete="off"
        value={typed === "" ? "" : money(aed)}
        error={errors["deposit"] ?? errors["limit"] ?? problem}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-60"
      />
      <div className="flex flex-wrap gap-2">
        {(byLimit ? LIMITS : DEPOSITS).map((amount) => (
          <Button key={amount} aria-pressed={aed === amount} onClick={() => setTyped(String(amount))}>
            {money(amount)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Sums({ walkIn: { money: sums, aed } }: { walkIn: WalkIn }) {
  return (
    <dl className="mt-3 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
      {(
        [
          ["Bids up to, AED", money(sums.upTo)],
          ["Card is charged, with its fee", ledgerOfFils(sums.chargeFils)],
          ["Back after the sale, if nothing is bought", ledgerOfFils(aed * 100)],
        ] as const
      ).map(([label, figure]) => (
        <div key={label} className="bg-white px-3 py-2.5">
          <dt className="text-small text-text-2">{label}</dt>
          <dd className="text-h3 tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The signature under the terms of the house. */
export function SignatureStep({ walkIn }: { walkIn: WalkIn }) {
  const { signature, setSignature, isVerified, errors } = walkIn;
  return (
    <Step
      title="Signature"
      text="The bidder reads the terms and signs here. The contract goes into their profile."
      state={signature ? "done" : isVerified ? "current" : "open"}
    >
      <SignaturePad onSign={setSignature} />
      {errors["signature"] && <p className="text-small text-red">{errors["signature"]}</p>}
    </Step>
  );
}
