import { reply } from "@marsa/api-spec/client";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ErrorSummary, showFormErrors } from "#/components/form/error-summary.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { download } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { useMe } from "#/lib/http/queries.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { type House, houseQuery, previewPaper } from "./queries.ts";
import { trnError } from "./words.ts";

const NOTHING: House = { name: "", name_ar: "", address: "", trn: "", licence: "", contact: "", prefix: "" };

/** How tax documents name the house: read by all staff, set by an admin. */
export function HouseTab() {
  const { data, error, refetch } = useQuery(houseQuery);
  const isAdmin = useMe()?.ustatus === "admin";
  return (
    <>
      <h1 className="pt-5 text-h1">House details</h1>
      <p className="mt-1 text-body text-pretty text-text-2">
        They stand on each new tax document. Issued documents never change.
        {!isAdmin && " An admin changes them."}
      </p>
      {data?.house === null && (
        <p className="mt-4 rounded-md bg-orange-tint px-4 py-3 text-body">
          Not set up yet: no tax document is issued. Paid sales get theirs when you save.
        </p>
      )}
      {data ? (
        <HouseForm house={data.house ?? NOTHING} isAdmin={isAdmin} />
      ) : error ? (
        <ErrorBlock
          className="mt-5"
          title="The house details could not be loaded."
          safe="They are unchanged."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="mt-5 h-96" />
      )}
    </>
  );
}

const FIELDS = [
  { name: "name", label: "Name", most: 100 },
  { name: "name_ar", label: "Name in Arabic", most: 100, dir: "rtl", lang: "ar" },
  { name: "address", label: "Address", most: 200 },
  { name: "trn", label: "TRN", most: 15, hint: "15 digits" },
  { name: "licence", label: "Trade licence", most: 60, hint: "Number and emirate" },
  { name: "contact", label: "Contact", most: 100, hint: "Phone and email for questions about a document" },
  {
    name: "prefix",
    label: "Start of each number",
    most: 5,
    hint: "2 to 5 capital letters: MAR-TI-2026-000001",
  },
] as const;
const NAMES = FIELDS.map(({ name }) => name);

/** What is wrong with a field as typed; true: nothing. */
function problemOf(name: keyof House, label: string, typed: string): string | true {
  if (typed.trim() === "") return `${label} is required`;
  if (name === "trn") return trnError(typed);
  return name !== "prefix" || /^[A-Z]{2,5}$/.test(typed) || "2 to 5 capital letters";
}

function HouseForm({ house, isAdmin }: { house: House; isAdmin: boolean }) {
  const form = useForm<House>({ defaultValues: house });
  const { errors } = form.formState;
  const shared = { errorsOf: errorsAt(...NAMES), showErrors: showFormErrors(form) };
  const save = useFormSend({
    ...shared,
    send: (body: House) => reply(api.POST("/backoffice/papers/house", { body })),
    onSent: (saved) => {
      queryClient.setQueryData(keys.paperHouse, { house: saved });
      void queryClient.invalidateQueries({ queryKey: keys.staffPapers });
      void toast({ text: "New tax documents show these details" });
    },
  });
  const preview = useFormSend({ ...shared, send: previewPaper, onSent: download });
  const refusal = save.refusal ?? preview.refusal;
  const pressed =
    ({ submit, clear }: Pick<typeof save, "submit" | "clear">) =>
    () =>
      void form.handleSubmit((typed) => submit(trimmed(typed)), clear)();
  return (
    <form
      noValidate
      className="mt-5 grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        pressed(save)();
      }}
    >
      <ErrorSummary errors={Object.values(errors).flatMap(({ message }) => message ?? [])} />
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      {FIELDS.map(({ name, label, most, ...field }) => (
        <TextField
          key={name}
          label={label}
          maxLength={most}
          readOnly={!isAdmin}
          error={errors[name]?.message}
          {...field}
          {...form.register(name, { validate: (typed) => problemOf(name, label, typed) })}
        />
      ))}
      {isAdmin && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ink" aria-disabled={save.sending || undefined}>
            {save.sending ? "Saving…" : "Save"}
          </Button>
          <Button aria-disabled={preview.sending || undefined} onClick={pressed(preview)}>
            {preview.sending ? "Making…" : "Preview as PDF"}
          </Button>
        </div>
      )}
    </form>
  );
}

function trimmed(house: House): House {
  return Object.fromEntries(
    Object.entries(house).map(([name, typed]) => [name, typed.trim()]),
  ) as unknown as House;
}
