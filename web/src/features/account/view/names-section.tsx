import { reply } from "@marsa/api-spec/client";
import { fullName, nameProblem, plainName } from "@marsa/api-spec/text/names";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorSummary, showFormErrors } from "#/components/form/error-summary.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { Section } from "#/components/section.tsx";

interface Names {
  firstName: string;
  lastName: string;
}

/** First and last name, edited in place. */
export function NamesSection({ me }: { me: Schema<"Me"> }) {
  const [changing, setChanging] = useState(false);
  return (
    <Section title="Name" text="On invoices and to our staff. Other bidders see a number instead.">
      {changing ? (
        <NamesForm me={me} onDone={() => setChanging(false)} />
      ) : (
        <div className="flex items-start justify-between gap-4">
          <p className="min-w-0 pt-2.5 text-long break-words">{fullName(me)}</p>
          <Button aria-label="Change the name" onClick={() => setChanging(true)}>
            Change
          </Button>
        </div>
      )}
    </Section>
  );
}

function NamesForm({ me, onDone }: { me: Schema<"Me">; onDone: () => void }) {
  const form = useForm<Names>({ defaultValues: { firstName: me.firstName, lastName: me.lastName } });
  const { errors, isSubmitting } = form.formState;
  const name = (field: keyof Names, word: string) => ({
    ...form.register(field, {
      // Some people have one name.
      validate: (text) =>
        (field === "lastName" && plainName(text) === "") || (nameProblem(text, word) ?? true),
    }),
    error: errors[field]?.message,
  });

  const { submit, refusal, clear } = useFormSend({
    send: ({ firstName, lastName }: Names) =>
      reply(
        api.PUT("/auth/account", {
          body: { firstName: plainName(firstName), lastName: plainName(lastName) },
        }),
      ),
    onSent: (saved) => {
      queryClient.setQueryData(keys.me, saved);
      void toast({ text: "Your name is changed", duration: 3_000 });
      onDone();
    },
    errorsOf: errorsAt("firstName", "lastName"),
    showErrors: showFormErrors(form),
  });

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(submit, clear)(event)}
    >
      <ErrorSummary errors={Object.values(errors).flatMap(({ message }) => message ?? [])} />
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
          autoFocus
          {...name("firstName", "First name")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          hint="Empty if you have one name"
          {...name("lastName", "Last name")}
        />
      </div>
      <div className="flex gap-3">
        <Button type="submit" variant="ink" aria-disabled={isSubmitting}>
          {isSubmitting ? "Saving…" : "Save"}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
