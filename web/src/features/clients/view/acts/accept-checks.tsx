import { ACCEPT_CHECKS } from "@marsa/api-spec/accept-checks";
import { CheckField } from "#/components/form/check-field.tsx";
import type { Client } from "#/features/clients/model/words.ts";
import type { Check } from "#/features/clients/model/use-act.ts";

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
