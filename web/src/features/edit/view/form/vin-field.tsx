import { vinFacts } from "@marsa/api-spec/vin-facts";
import { hasFrameForm, hasVinForm, isVin, writtenVin } from "@marsa/api-spec/vin";
import { dubaiDate } from "@marsa/api-spec/dates";
import { Check, Info } from "lucide-react";
import { TextField } from "#/components/form/text-field.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { serverClock } from "#/realtime/clock/clock.ts";
import { fieldId, useEdit, useText } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";
import { useInput } from "./parts.tsx";
import { useValueWords } from "#/features/edit/model/draft/value-words.ts";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";

/** The VIN, with its check digit and an offer of the facts that it tells. */
export function VinField({ field }: { field: MetaField }) {
  const [text, set] = useText(field.name);
  const input = useInput(field);
  return (
    <>
      <TextField
        {...input}
        value={text}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => set(writtenVin(target.value))}
        hint={hasVinForm(text) ? <VinHint vin={text} /> : hintOf(text)}
      />
      <FromVin vin={text} />
    </>
  );
}

function hintOf(text: string): string {
  return hasFrameForm(text)
    ? "A frame number, as cars made for Japan have. Enter the year below."
    : "17 letters and digits, never I, O or Q. Or a frame number, such as JZX100-0012345";
}

function VinHint({ vin }: { vin: string }) {
  const right = isVin(vin);
  const Icon = right ? Check : Info;
  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden size={15} strokeWidth={2} className={`mt-px shrink-0 ${right ? "text-green" : ""}`} />
      {right
        ? "Check digit is right."
        : "The check digit does not match. Check the VIN; cars of some markets have no check digit."}
    </span>
  );
}

/** Offers the facts of the VIN for empty fields, and asks about those that contradict the form. */
function FromVin({ vin }: { vin: string }) {
  const { editing, meta, state } = useEdit();
  const words = useValueWords();
  // Makers number the coming year from autumn on.
  const { marks, body, year } = vinFacts(vin, Number(dubaiDate(serverClock.now()).slice(0, 4)) + 1);
  const told = [
    { name: "mark", values: marks },
    { name: "year", values: year === null ? [] : [String(year)] },
    { name: "body", values: body === null ? [] : [body] },
  ].flatMap(({ name, values }) => {
    const field = fieldNamed(meta, name);
    const mine = state.values[name];
    if (!field || values.length === 0 || values.includes(String(mine))) return [];
    const said = values.map((value) => words(field, value));
    return [
      {
        name,
        mine: mine === undefined ? null : words(field, mine),
        said,
        only: values.length === 1 ? values[0] : undefined,
      },
    ];
  });
  const offered = told.filter(({ mine, only }) => mine === null && only !== undefined);
  const odd = told.filter(({ mine }) => mine !== null);
  const take = (facts: typeof told) => {
    for (const { name, only } of facts) if (only !== undefined) editing.set(name, only);
    document.getElementById(fieldId(facts[0]!.name))?.focus();
  };
  return (
    <div aria-live="polite" className="mt-2 grid gap-2 empty:hidden">
      {offered.length > 0 && (
        <Message tone="info">
          From the VIN:{" "}
          <strong className="font-strong">{offered.map(({ said }) => said[0]).join(", ")}</strong>.{" "}
          <Button variant="link" size="inline" className="touch font-strong" onClick={() => take(offered)}>
            Use<span className="sr-only"> what the VIN says</span>
          </Button>
        </Message>
      )}
      {odd.map((fact) => (
        <Message key={fact.name} tone="warning">
          The VIN says {orList(fact.said)}, the form says {fact.mine}. Is the VIN right?{" "}
          {fact.only !== undefined && (
            <Button variant="link" size="inline" className="touch font-strong" onClick={() => take([fact])}>
              Use {fact.said[0]}
            </Button>
          )}
        </Message>
      ))}
    </div>
  );
}

const orList = (words: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(words);
