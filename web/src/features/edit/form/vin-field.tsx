import { checkDigit, hasVinForm, modelYear } from "@marsa/api-spec/vin";
import { dubaiDate } from "@marsa/api-spec/dates";
import { Check, Info } from "lucide-react";
import { TextField } from "../../../components/form/text-field.tsx";
import { serverClock } from "../../../realtime/clock/clock.ts";
import { useEdit, useText } from "../edit-context.ts";
import type { MetaField } from "../types.ts";
import { useInput } from "./use-input.tsx";

/** The VIN with what its check digit and its model year say. */
export function VinField({ field }: { field: MetaField }) {
  const { editing, state } = useEdit();
  const [text, set] = useText(field.name);
  const input = useInput(field);
  const { mask } = field;
  function take(typed: string): void {
    const vin = typed.toUpperCase();
    set(vin);
    const year = yearOf(vin);
    // A right check digit vouches for the year; a year that is there already stays.
    if (year !== null && isRight(vin) && state.values["year"] === undefined)
      editing.set("year", String(year));
  }
  return (
    <TextField
      {...input}
      {...(mask !== undefined && { mask })}
      value={text}
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ target }) => take(target.value)}
      hint={hasVinForm(text) ? <VinHint vin={text} /> : "17 letters and digits; never I, O or Q"}
    />
  );
}

function VinHint({ vin }: { vin: string }) {
  const right = isRight(vin);
  const year = yearOf(vin);
  const Icon = right ? Check : Info;
  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden size={15} strokeWidth={2} className={`mt-px shrink-0 ${right ? "text-green" : ""}`} />
      {right
        ? `Check digit is right.${year === null ? "" : ` Built for model year ${year}.`}`
        : "The check digit does not match. Check the VIN; cars of some markets have no check digit."}
    </span>
  );
}

const isRight = (vin: string) => hasVinForm(vin) && vin[8] === checkDigit(vin);

/** Makers number the coming year from autumn on. */
function yearOf(vin: string): number | null {
  return modelYear(vin, Number(dubaiDate(serverClock.now()).slice(0, 4)) + 1);
}
