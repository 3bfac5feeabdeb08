import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";

/** The sentence of each wrong field, by the form's own names. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

interface FormSendOptions<Input, Output, Field extends string> {
  /**
   * Sends the form.
   * @throws what the client throws
   */
  readonly send: (input: Input) => Promise<Output>;
  readonly onSent?: (output: Output, input: Input) => unknown;
  /** Returns the fields of a refusal (`errorsAt`). */
  readonly errorsOf?: (refusal: Refusal) => FieldErrors<Field>;
  /** Shows the errors at their fields and focuses the first one. */
  readonly showErrors?: (errors: FieldErrors<Field>) => void;
}

export interface FormSend<Input> {
  /** Sends the form, unless a send is in progress; resolves to true when the server accepts it. */
  readonly submit: (input: Input) => Promise<boolean>;
  readonly sending: boolean;
  /** A refusal that is about no field; stands above the form. */
  readonly refusal: Refusal | undefined;
  /** Shows the error of another call of the form. */
  readonly refuse: (error: unknown) => void;
  readonly clear: () => void;
}

/** Sends a form, one send at a time. Shows a refusal at its fields, or above the form. */
export function useFormSend<Input, Output, Field extends string>({
  send,
  onSent,
  errorsOf,
  showErrors,
}: FormSendOptions<Input, Output, Field>): FormSend<Input> {
  const [refusal, setRefusal] = useState<Refusal>();
  // Set with the press: the query client tells of a send a turn later, and an Escape between would close the form.
  const [sending, setSending] = useState(false);
  const refuse = (error: unknown) => {
    const found = refusalOf(error);
    const errors = errorsOf?.(found);
    if (errors && Object.keys(errors).length > 0) showErrors?.(errors);
    else setRefusal(found);
  };
  const clear = () => setRefusal(undefined);
  const { mutateAsync } = useMutation({
    mutationFn: send,
    onMutate: clear,
    onSuccess: (output, input) => onSent?.(output, input),
    onError: refuse,
  });
  return {
    submit: async (input) => {
      if (sending) return false;
      setSending(true);
      return mutateAsync(input)
        .then(
          () => true,
          () => false,
        )
        .finally(() => setSending(false));
    },
    sending,
    refusal,
    refuse,
    clear,
  };
}

/** Returns a function that reads the errors of these fields from a refusal. */
export function errorsAt<Field extends string>(
  ...names: readonly Field[]
): (refusal: Pick<Refusal, "fields">) => FieldErrors<Field> {
  return ({ fields }) => {
    const errors: Partial<Record<Field, string>> = {};
    for (const name of names) if (fields[name] !== undefined) errors[name] = fields[name];
    return errors;
  };
}
