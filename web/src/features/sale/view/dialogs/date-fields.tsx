import { TextField } from "#/components/form/text-field.tsx";
import { DATE_WORDS, DATES, type TypedDates } from "#/features/sale/model/sale-dates.ts";

interface DateFieldsProps {
  typed: TypedDates;
  errors: Partial<TypedDates>;
  onType: (typed: TypedDates) => void;
}

/** Start and end of an auction, in Gulf time. */
export function DateFields({ typed, errors, onType }: DateFieldsProps) {
  return DATES.map((field) => (
    <TextField
      key={field}
      label={`${DATE_WORDS[field]}, GST`}
      type="datetime-local"
      value={typed[field]}
      error={errors[field]}
      onChange={({ target }) => onType({ start: typed.start, end: typed.end, [field]: target.value })}
    />
  ));
}
