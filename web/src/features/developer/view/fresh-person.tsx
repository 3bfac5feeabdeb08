import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { type FormEvent, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { useEnter, useControl } from "../model/use-control.ts";
import { SelectField } from "./fields.tsx";
import { Refusal } from "./parts.tsx";

type Kind = Schema<"PersonKind">;

/** The kinds of new people: the missing step before a first bid, or a role. */
const KINDS: readonly (readonly [Kind, string])[] = [
  ["buyer", "Buyer, approved, AED 1,000,000"],
  ["unverified", "Buyer without a verified contact"],
  ["registered", "Buyer without a profile"],
  ["unsigned", "Buyer without a signed contract"],
  ["standby", "Buyer whose profile is being checked"],
  ["locked", "Buyer who is suspended"],
  ["seller", "Seller"],
  ["both", "Buyer who also sells"],
  ["auctioneer", "Auctioneer"],
  ["backoffice", "Back office"],
  ["manager", "Manager"],
  ["admin", "Admin"],
];

/** Makes a new person and signs them in. They have no password, so signing out ends them. */
export function FreshPerson() {
  const [kind, setKind] = useState<Kind>("buyer");
  const enterAs = useEnter();
  const make = useControl(async () => {
    const [person] = await reply(api.POST("/_mock/tokens", { body: { count: 1, as: kind } }));
    if (person) await enterAs(person.access_token);
    return person;
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void make.run();
  }
  return (
    <form className="mt-1 flex items-end gap-2" onSubmit={submit}>
      <SelectField
        label="Kind of person"
        className="flex-1"
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
      >
        {KINDS.map(([id, word]) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="max-md:h-11" aria-disabled={make.busy}>
        {make.busy ? "Entering…" : "Be this"}
      </Button>
      <Refusal error={make.error} className="mt-3" />
    </form>
  );
}
