import { ArrowBigUpDash, Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Input } from "../../components/ui/input.tsx";
import { Label } from "../../components/ui/label.tsx";
import { FieldError } from "./field-error.tsx";

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Red without a sentence of its own: the pair is wrong. */
  invalid?: boolean;
}

/** A password with its eye, and a word when caps lock is on. */
export function PasswordField({ value, onChange, error, invalid = false }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const Icon = shown ? EyeOff : Eye;
  return (
    <div>
      <Label htmlFor={id}>Password</Label>
      <div className="relative mt-1.5">
        <Input
          id={id}
          name="password"
          type={shown ? "text" : "password"}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          aria-invalid={error !== undefined || invalid || undefined}
          aria-describedby={`${id}-error ${id}-caps`}
          className="pe-12"
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label="Show password"
          className="absolute inset-y-0 end-0 grid w-12 place-content-center rounded-md text-text-2 hover:text-text"
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
        </button>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <p id={`${id}-caps`} aria-live="polite">
        {capsLock && (
          <span className="mt-1.5 flex items-center gap-1.5 text-small text-orange">
            <ArrowBigUpDash aria-hidden size={16} strokeWidth={1.75} /> Caps lock is on
          </span>
        )}
      </p>
    </div>
  );
}
