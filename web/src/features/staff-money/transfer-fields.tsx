import { TextField } from "#/components/form/text-field.tsx";
import type { TransferErrors, TypedTransfer } from "./transfer.ts";

interface TransferFieldsProps {
  typed: TypedTransfer;
  onChange: (typed: TypedTransfer) => void;
  errors: TransferErrors;
  /** Whether the amount is known and only shown. */
  fixed?: boolean;
}

/** Bank reference, value date and amount of a transfer. */
export function TransferFields({ typed, onChange, errors, fixed = false }: TransferFieldsProps) {
  const field = (name: keyof TypedTransfer) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...typed, [name]: event.target.value }),
  });
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <TextField
        label="Bank reference"
        autoComplete="off"
        maxLength={70}
        className="sm:col-span-2"
        {...field("reference")}
      />
      <TextField label="Value date" type="date" {...field("value_date")} />
      <TextField
        label="Amount, AED"
        inputMode="decimal"
        autoComplete="off"
        disabled={fixed}
        {...field("amount")}
      />
    </div>
  );
}
