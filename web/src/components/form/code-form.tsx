import { type ReactNode, useRef, useState } from "react";
import { messages } from "#/lib/format/messages.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { type Refusal, withTries } from "#/lib/http/refusal.ts";
import { useAfterDraw } from "#/lib/timing/use-after-draw.ts";
import { toast } from "../message/toast.tsx";
import { Button } from "../ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import { RefusalMessage } from "./refusal-message.tsx";
import { ResendButton } from "./resend-button.tsx";
import { type FieldErrors, useFormSend } from "./use-form-send.ts";

interface CodeFormProps {
  /** The contact that got the code: "omar@marsa.test", "+971 50 123 4567". */
  sentTo: string;
  /** The time from which another code may be sent, on the server's clock; null: no code was sent. */
  resendAt: string | null;
  /** The text of the button: "Confirm email". */
  label: string;
  /**
   * Sends the code.
   * @throws what the client throws
   */
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  takesFocus?: boolean;
  /** Other actions, below the two buttons. */
  children?: ReactNode;
}

/** A form for a code, with a button that sends a new one after a countdown. A complete code is sent at once. */
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

/** Puts a refusal about the code at its field; all others stand above the form. */
function codeErrors(refusal: Refusal): FieldErrors<"code"> {
  const { code } = refusal;
  return code === "CODE_WRONG" || code === "CODE_EXPIRED" ? { code: withTries(refusal) } : {};
}
