import { type ReactNode, useRef, useState } from "react";
import { messages } from "../../lib/format/messages.ts";
import { useConfig } from "../../lib/http/queries.ts";
import { type Refusal, withTries } from "../../lib/http/refusal.ts";
import { useAfterDraw } from "../../lib/timing/use-after-draw.ts";
import { toast } from "../message/toast.tsx";
import { Button } from "../ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import { RefusalMessage } from "./refusal-message.tsx";
import { ResendButton } from "./resend-button.tsx";
import { type FieldErrors, useFormSend } from "./use-form-send.ts";

interface CodeFormProps {
  /** Where the code went: "omar@marsa.test", "+971 50 123 4567". */
  sentTo: string;
  /** When another may be asked for, an instant of the server's clock; null when none is known to be out. */
  resendAt: string | null;
  /** The press: "Confirm email". */
  label: string;
  /** Throws what the client throws. */
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  takesFocus?: boolean;
  /** Below the two buttons: other ways on. */
  children?: ReactNode;
}

/** Code, press, "send a new one" with its countdown. The code is sent by itself as soon as it is whole. */
export function CodeForm(props: CodeFormProps) {
  const { sentTo, resendAt, label, onCode, onResend, takesFocus = false, children } = props;
  const length = useConfig()?.limits.code_length ?? 6;
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { submit, sending, refusal, refuse, clear } = useFormSend({
    send: onCode,
    onSent: () => setCode(""),
    errorsOf: codeErrors,
    showErrors: ({ code: sentence }) => setError(sentence),
  });
  const afterDraw = useAfterDraw();
  const focus = () => form.current?.querySelector("input")?.focus();

  async function send(digits: string) {
    if (sending) return;
    setError(undefined);
    clear();
    if (digits.length < length) {
      setError(digits === "" ? messages.required("Code") : messages.minLength(length));
      return focus();
    }
    if (await submit(digits)) return;
    afterDraw(() => {
      focus();
      form.current?.querySelector("input")?.select();
    });
  }

  async function resend() {
    setError(undefined);
    clear();
    try {
      await onResend();
      setCode("");
      focus();
      void toast({ text: `A new code is on its way to ${sentTo}` });
    } catch (caught) {
      refuse(caught);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      <CodeField
        length={length}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void send(digits)}
        error={error}
        takesFocus={takesFocus}
        disabled={sending}
      />
      <Button type="submit" variant="press" size="xl" className="w-full" aria-disabled={sending}>
        {sending ? "Checking…" : label}
      </Button>
      <ResendButton resendAt={resendAt} onResend={resend} />
      {children}
    </form>
  );
}

/** About the code: at the field. About anything else: above the form. */
function codeErrors(refusal: Refusal): FieldErrors<"code"> {
  const { code } = refusal;
  return code === "CODE_WRONG" || code === "CODE_EXPIRED" ? { code: withTries(refusal) } : {};
}
