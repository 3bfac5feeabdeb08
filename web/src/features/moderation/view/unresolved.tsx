import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FieldError } from "#/components/form/field-error.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { dictQuery } from "#/lib/http/queries.ts";
import { refusalOf } from "#/lib/http/refusal.ts";
import { LISTS, resolveWords } from "../model/queries.ts";
import { labelOf, useChecking } from "../model/checking.ts";

type Named = keyof typeof LISTS;
const NAMED = Object.keys(LISTS) as Named[];

/** Makes, models and bodies in the seller's words: the lot can be public when each has a value of its list. */
export function Unresolved() {
  const { opened, mayWrite } = useChecking();
  const open = NAMED.filter((field) => opened.fields[field] === OTHER);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="unresolved-title" className="grid gap-4">
      <h3 id="unresolved-title" className="text-h3">
        To be resolved before it can be public
      </h3>
      {open.map((field) => (
        <Words key={field} field={field} isOff={!mayWrite || (field === "model" && open.includes("mark"))} />
      ))}
    </section>
  );
}

/** The seller's words for one field, with a value of the list or a new one in their place. */
function Words({ field, isOff }: { field: Named; isOff: boolean }) {
  const checking = useChecking();
  const { fields, id_auction: id } = checking.opened;
  const { data } = useQuery(dictQuery(LISTS[field]));
  const [value, setValue] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const words = fields[`${field}_other`] ?? "";
  const label = labelOf(checking, field);
  const options = (data?.items ?? []).filter((entry) => field !== "model" || entry.parent === fields.mark);
  async function send(given: { value: string } | { label: string }) {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await resolveWords({ id_auction: id, field, ...given });
    } catch (caught) {
      const { title, fields: wrong } = refusalOf(caught);
      setError(Object.values(wrong)[0] ?? title);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-2">
      <SelectField
        label={`${label}: “${words}”`}
        nothing={isOff && field === "model" ? "Choose the make first" : "Choose the same value"}
        options={options}
        value={value}
        disabled={isOff}
        onChange={({ target }) => setValue(target.value)}
      />
      <FieldError id={`resolve-${field}-error`} text={error} />
      {!isOff && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-disabled={value === "" || isBusy || undefined}
            onClick={() => value !== "" && void send({ value })}
          >
            Use this {label.toLowerCase()}
          </Button>
          <Button
            size="sm"
            className="max-w-full min-w-0 break-words"
            aria-disabled={isBusy || undefined}
            onClick={() => void send({ label: words })}
          >
            Add “{words}” to the list
          </Button>
        </div>
      )}
    </div>
  );
}
