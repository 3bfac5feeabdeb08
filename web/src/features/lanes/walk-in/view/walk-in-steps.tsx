import { ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { Check } from "lucide-react";
import { CheckField } from "#/components/form/check-field.tsx";
import { CodeField } from "#/components/form/code-field.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useConfig } from "#/lib/http/queries.ts";
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

/** The deposit, and how far it covers. */
export function MoneyStep({ walkIn }: { walkIn: WalkIn }) {
  const { deposit, setDeposit, aed, hasMoney, money: sums, errors, isVerified } = walkIn;
  return (
    <Step
      title="What covers the bids"
      text="Available as soon as the card has paid."
      state={hasMoney && isVerified ? "done" : isVerified ? "current" : "open"}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Deposit by card, AED"
          inputMode="numeric"
          autoComplete="off"
          value={deposit === "" ? "" : money(aed)}
          error={errors["deposit"]}
          onChange={(event) => setDeposit(event.target.value)}
          className="w-40"
        />
        {DEPOSITS.map((amount) => (
          <Button key={amount} aria-pressed={aed === amount} onClick={() => setDeposit(String(amount))}>
            {money(amount)}
          </Button>
        ))}
      </div>
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
    </Step>
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
