import type { ReactNode } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { Message } from "#/components/message/message.tsx";
import { minute } from "@marsa/api-spec/dates";
import { actWord } from "#/lib/act-words.ts";
import type { Failure, Check } from "#/features/clients/model/use-act.ts";
import { ACCEPT_CHECKS } from "@marsa/api-spec/accept-checks";
import { CheckField } from "#/components/form/check-field.tsx";
import type { Client } from "#/features/clients/model/words.ts";

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Facts as rows with lines between them. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 text-body"
        >
          <dt className="text-text-2">{term}</dt>
          <dd className="own-way min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The reason why an act was not done, and the act of a colleague in between. The entries stay below. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  const { refusal, stale, other } = failure;
  if (!stale) return <RefusalMessage refusal={refusal} safe="Nothing was changed. Your entries are kept." />;
  return (
    <Message tone="error" title="Somebody else changed this client meanwhile.">
      {other && (
        <span className="block">
          {minute(other.at)} GST, {other.who}: {actWord(other.act)}.
          {other.reason !== null && ` Reason: ${other.reason.replace(/\.$/, "")}.`}
        </span>
      )}
      Your entries are kept. Check the client again, then decide.
    </Message>
  );
}

export const CHECKS = ["identity", "documents", "person"] as const satisfies readonly Check[];

interface AcceptChecksProps {
  form: Client["form"];
  checked: readonly Check[];
  onChange: (checked: Check[]) => void;
}

/** The checks that the staff make before they accept a profile; the audit keeps them. */
export function AcceptChecks({ form, checked, onChange }: AcceptChecksProps) {
  return (
    <fieldset className="mt-5">
      <legend className="text-h3">Check before you accept</legend>
      {CHECKS.map((check) => (
        <CheckField
          key={check}
          className="border-b border-line py-2.5"
          label={ACCEPT_CHECKS[form ?? "individual"][check]}
          checked={checked.includes(check)}
          onCheckedChange={(on) =>
            onChange(on ? [...checked, check] : checked.filter((other) => other !== check))
          }
        />
      ))}
    </fieldset>
  );
}
