import { type ReactNode, useRef, useState } from "react";
import { messages } from "../../lib/format/messages.ts";
import { useConfig } from "../../lib/http/queries.ts";
import { type Refusal, refusalOf, withTries } from "../../lib/http/refusal.ts";
import { useAfterDraw } from "../../lib/timing/use-after-draw.ts";
import { toast } from "../message/toast.tsx";
import { Button } from "../ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import { RefusalMessage } from "./refusal-message.tsx";
import { ResendButton } from "./resend-button.tsx";

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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const tell = (caught: unknown) => {
    const found = refusalOf(caught);
    // About the code: at the field. About anything else: above the form.
    if (found.code === "CODE_WRONG" || found.code === "CODE_EXPIRED") setError(withTries(found));
    else setRefusal(found);
  };
  const afterDraw = useAfterDraw();
  const focus = () => form.current?.querySelector("input")?.focus();

  async function send(digits: string) {
    if (busy) return;
    setError(undefined);
    setRefusal(undefined);
    if (digits.length < length) {
      setError(digits === "" ? messages.required("Code") : messages.minLength(length));
      return focus();
    }
    setBusy(true);
    try {
      await onCode(digits);
      setCode("");
    } catch (caught) {
      tell(caught);
      afterDraw(() => {
        focus();
        form.current?.querySelector("input")?.select();
      });
    } finally {
      setBusy(false);
    }
  }

  async function resend() {
    setError(undefined);
    setRefusal(undefined);
    try {
      await onResend();
      setCode("");
      focus();
      void toast({ text: `A new code is on its way to ${sentTo}` });
    } catch (caught) {
      tell(caught);
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
        disabled={busy}
      />
      <Button type="submit" variant="press" size="xl" className="w-full" aria-disabled={busy}>
        {busy ? "Checking…" : label}
      </Button>
      <ResendButton resendAt={resendAt} onResend={resend} />
      {children}
    </form>
  );
}
