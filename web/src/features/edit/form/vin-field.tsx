import { hasFrameForm, hasVinForm, isVin, modelYear, writtenVin } from "@marsa/api-spec/text/vin";
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
  function take(typed: string): void {
    const vin = writtenVin(typed);
    set(vin);
    const year = yearOf(vin);
    // A right check digit vouches for the year; a year that is there already stays.
    if (year !== null && isVin(vin) && state.values["year"] === undefined) editing.set("year", String(year));
  }
  return (
    <TextField
      {...input}
      value={text}
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ target }) => take(target.value)}
      hint={hasVinForm(text) ? <VinHint vin={text} /> : hintOf(text)}
    />
  );
}

function hintOf(text: string): string {
  return hasFrameForm(text)
    ? "A frame number, as cars made for Japan have. Enter the year below."
    : "17 letters and digits, never I, O or Q. Or a frame number, such as JZX100-0012345";
}

function VinHint({ vin }: { vin: string }) {
  const right = isVin(vin);
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

/** Makers number the coming year from autumn on. */
function yearOf(vin: string): number | null {
  return modelYear(vin, Number(dubaiDate(serverClock.now()).slice(0, 4)) + 1);
}
