import { useState } from "react";
import { passwordErrors } from "../../../components/form/password-errors.ts";
import { useFormSend } from "../../../components/form/use-form-send.ts";
import { messages } from "../../../lib/format/messages.ts";

/**
 * Sends an act of the staff with their password. Returns the props of its field, and the refusal unless the password is
 * its reason.
 */
export function useWithPassword<Answer>(
  send: (password: string) => Promise<Answer>,
  onSent: (answer: Answer) => void,
) {
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<string>();
  const { submit, sending, refusal } = useFormSend({ send: () => send(password), onSent });
  const wrong = refusal && passwordErrors(refusal).password;
  return {
    sending,
    refusal: wrong === undefined ? refusal : null,
    field: {
      label: "Your password",
      value: password,
      onChange: (event: { target: { value: string } }) => setPassword(event.target.value),
      error: missing ?? wrong,
    },
    press: () => {
      const error = password === "" ? messages.required("Your password") : undefined;
      setMissing(error);
      if (error === undefined) void submit(undefined);
    },
  };
}
