/** What the server finds in a lot: oddities, passed checks, and words without a value of a list. */
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { useChecking, labelOf } from "../model/checking.ts";
import { cn } from "#/lib/cn.ts";
import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FieldError } from "#/components/form/field-error.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { dictQuery } from "#/lib/http/queries.ts";
import { refusalOf } from "#/lib/http/refusal.ts";
import { LISTS, resolveWords } from "../model/queries.ts";

/** The server's findings about a lot, each with its number on the page and the way to a remark. */
export function Oddities() {
  const { opened, edit, mayWrite, remarks } = useChecking();
  const { oddities } = opened;
  const title = oddities.length === 1 ? "1 thing looks odd" : `${oddities.length} things look odd`;
  return (
    <section aria-labelledby="oddities-title">
      <h3 id="oddities-title" className="text-h3">
        {oddities.length === 0 ? "Nothing looks odd" : title}
      </h3>
      <ol>
        {oddities.map(({ kind, field, title: name, text, lots }, place) => (
          <li key={`${kind} ${name}`} className="flex gap-3 border-b border-line py-3 last:border-b-0">
            <OddityBadge number={place + 1} className="mt-0.5" />
            <div className="min-w-0 text-small">
              <p className="text-body font-strong">{name}</p>
              <p className="own-way break-words text-text-2">{text}</p>
              <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
                {lots.map((lot) => (
                  <Link
                    key={lot.id_auction}
                    to="/auction/$id"
                    params={{ id: String(lot.id_auction) }}
                    target="_blank"
                    className="text-blue hover:underline"
                  >
                    Open lot {lot.number}
                  </Link>
                ))}
                {mayWrite && (
                  <Button variant="link" size="inline" className="text-small" onClick={() => edit(field)}>
                    {remarks.some((remark) => remark.field === field)
                      ? "Change the remark"
                      : "Write a remark"}
                  </Button>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The checks that the lot has passed. */
export function Fine() {
  const { fine } = useChecking().opened;
  if (fine.length === 0) return null;
  return (
    <section aria-labelledby="fine-title" className="border-t border-line pt-4">
      <h3 id="fine-title" className="text-h3">
        Checked and fine
      </h3>
      <ul className="mt-2 grid grid-cols-1 gap-2 text-small">
        {fine.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-green" />
            <span className="own-way min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number that ties an oddity to its field. */
export function OddityBadge({ number, className }: { number: number; className?: string }) {
  return (
    <span
      className={cn(
        "grid size-5.5 shrink-0 place-content-center rounded-full bg-orange-fill text-micro font-heavy text-on-orange",
        className,
      )}
    >
      <span className="sr-only">Odd: </span>
      {number}
    </span>
  );
}

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
