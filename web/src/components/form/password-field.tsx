import { ArrowBigUpDash, Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password field with a button that shows the password, and a warning while caps lock is on. */
export function PasswordField({ autoComplete = "current-password", ...props }: TextFieldProps) {
  const caps = useId();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const Icon = shown ? EyeOff : Eye;
  return (
    <div>
      <TextField
        {...props}
        type={shown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setCapsLock(false);
          props.onBlur?.(event);
        }}
        aria-describedby={caps}
      >
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label={`Show ${props.label.toLowerCase()}`}
          className="absolute inset-y-0 end-0 grid w-12 place-content-center rounded-md text-text-2 hover:text-text"
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
        </button>
      </TextField>
      <p id={caps} aria-live="polite">
        {capsLock && (
          <span className="mt-1.5 flex items-center gap-1.5 text-small text-orange">
            <ArrowBigUpDash aria-hidden size={16} strokeWidth={1.75} /> Caps lock is on
          </span>
        )}
      </p>
    </div>
  );
}
