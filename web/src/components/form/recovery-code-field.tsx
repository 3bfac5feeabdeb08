import { TextField } from "./text-field.tsx";

/** Characters of a recovery code, without its hyphens. */
export const RECOVERY_CODE_LENGTH = 16;

interface RecoveryCodeFieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** A field for a recovery code, the only field of its step. */
export function RecoveryCodeField({ value, onChange, error }: RecoveryCodeFieldProps) {
  return (
    <TextField
      label="Recovery code"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the step
      autoFocus
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      hint="Four groups of four, with or without hyphens"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
