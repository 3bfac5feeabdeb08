import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useForm } from "react-hook-form";
import { ErrorSummary } from "#/components/form/error-summary.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { once } from "#/lib/http/command.ts";
import { messages } from "#/lib/format/messages.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { accountEnded } from "#/lib/session/session.ts";
import { type Blocker, readBlockers } from "../model/blockers.ts";

/** The word that a person types, so that nobody deletes an account by accident. */
const WORD = "DELETE";

interface DeleteFormProps {
  onDone: () => void;
  /** Gets the deposits, bids and lots that keep the account open. */
  onBlocked: (blockers: readonly Blocker[]) => void;
}

interface Fields {
  word: string;
}

/** Asks for the word and who it is, then deletes the account. */
export function DeleteForm({ onDone, onBlocked }: DeleteFormProps) {
  const form = useForm<Fields>({ defaultValues: { word: "" } });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  const { submit, refusal, clear } = useFormSend({
    send: async () => {
      try {
        return await deleteAccount();
      } catch (error) {
        const blockers = error instanceof ApiProblem ? readBlockers(error.details) : [];
        if (blockers.length === 0) throw error;
        return blockers;
      }
    },
    onSent: async (blockers) => {
      if (blockers.length > 0) return onBlocked(blockers);
      onDone();
      await accountEnded();
    },
  });

  return (
    <form
      noValidate
      className="flex flex-col gap-4 sm:max-w-90"
      onSubmit={(event) => void form.handleSubmit(submit, clear)(event)}
    >
      <ErrorSummary errors={Object.values(errors).flatMap(({ message }) => message ?? [])} />
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was deleted." />}
      <TextField
        label={`Type ${WORD}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.word?.message}
        {...register("word", {
          validate: (text) =>
            text.trim() === ""
              ? messages.requiredField()
              : text.trim() === WORD || `Type ${WORD} in capital letters`,
        })}
      />
      <Button type="submit" variant="ink" size="lg" className="mt-1" aria-disabled={isSubmitting}>
        {isSubmitting ? "Deleting…" : "Delete my account"}
      </Button>
    </form>
  );
}

async function deleteAccount(): Promise<readonly Blocker[]> {
  await confirmed((header) =>
    once(["DELETE /auth/account"], null, ({ DELETE }, key, signal) =>
      DELETE("/auth/account", { params: { header: { ...header, "Idempotency-Key": key } }, signal }),
    ),
  );
  return [];
}
