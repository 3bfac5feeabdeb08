import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import { ErrorSummary } from "#/components/form/error-summary.tsx";
import { FileField } from "#/components/form/file-field.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { dictQuery } from "#/lib/http/queries.ts";
import { dubaiDate } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { type Field, fieldsOf, type ProfileForm, wantsEmiratesId, FIELD_LABELS } from "../model/fields.ts";
import { fault } from "../model/rules.ts";

interface StepDetailsProps {
  onBack: () => void;
  onDone: () => void;
}

/** Second step: the person or the company. */
export function StepDetails({ onBack, onDone }: StepDetailsProps) {
  const { handleSubmit, formState, watch } = useFormContext<ProfileForm>();
  const company = watch("form") === "company";
  const shown = fieldsOf(company ? "company" : "individual");
  const sentences = shown.flatMap((name) => formState.errors[name]?.message ?? []);
  return (
    <>
      <FormHeading title={company ? "Your company" : "About you"}>
        As written in your papers. Scans and photos: JPEG, PNG, WebP or PDF.
      </FormHeading>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(onDone)(event)}>
        <ErrorSummary errors={sentences} />
        {company ? <Company /> : <Person />}
        <FilesOf
          name="documents"
          kind="document"
          most={20}
          hint="Optional: a power of attorney, for instance."
        />
        <div className="mt-2 flex flex-col gap-3">
          <Button type="submit" variant="press" size="xl" className="w-full">
            Continue
          </Button>
          <Button size="lg" className="w-full" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
    </>
  );
}

function Person() {
  const { data: citizenships } = useQuery(dictQuery("citizenships"));
  const { watch } = useFormContext<ProfileForm>();
  const field = useField();
  const needed = wantsEmiratesId(watch());
  return (
    <>
      <SelectField
        label={FIELD_LABELS.citizenship}
        nothing="Choose a country"
        options={citizenships?.items ?? []}
        autoComplete="country"
        {...field("citizenship")}
      />
      <TextField label={FIELD_LABELS.birth_date} type="date" autoComplete="bday" {...field("birth_date")} />
      <TextField
        label={FIELD_LABELS.passport_number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        {...field("passport_number")}
      />
      <TextField label={FIELD_LABELS.passport_expires} type="date" {...field("passport_expires")} />
      <FilesOf name="passport_photo" kind="passport" hint="The page with your photo." />
      <h2 className="mt-3 text-h2">
        Emirates ID{!needed && <span className="text-body font-normal text-text-2"> if you have one</span>}
      </h2>
      <TextField
        label={FIELD_LABELS.emirates_id}
        autoComplete="off"
        inputMode="numeric"
        mask="784-####-#######-#"
        placeholder="784-1984-1234567-1"
        {...field("emirates_id")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={FIELD_LABELS.emirates_id_issued} type="date" {...field("emirates_id_issued")} />
        <TextField label={FIELD_LABELS.emirates_id_expires} type="date" {...field("emirates_id_expires")} />
      </div>
      <FilesOf name="id_photo" kind="emirates_id" hint="Both sides in one picture or PDF." />
    </>
  );
}

function Company() {
  const field = useField();
  return (
    <>
      <TextField
        label={FIELD_LABELS.company_name}
        autoComplete="organization"
        maxLength={120}
        {...field("company_name")}
      />
      <TextField
        label={FIELD_LABELS.address}
        autoComplete="street-address"
        maxLength={240}
        {...field("address")}
      />
      <TextField
        label={FIELD_LABELS.licence_number}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        {...field("licence_number")}
      />
      <FilesOf name="licence_files" kind="licence" most={10} />
      <FilesOf
        name="licence_files_english"
        kind="licence"
        most={10}
        hint="If the original is in another language."
      />
      <TextField label={FIELD_LABELS.ceo_name} autoComplete="off" maxLength={120} {...field("ceo_name")} />
    </>
  );
}

type TextName = Exclude<Field, FileName | "type" | "form">;
type FileName = "passport_photo" | "id_photo" | "licence_files" | "licence_files_english" | "documents";

/** The connection of a text field with the form: its value, its rule, its error. */
function useField() {
  const { register, formState } = useFormContext<ProfileForm>();
  return (name: TextName) => ({
    ...register(name, { validate: ruleOf(name) }),
    error: formState.errors[name]?.message,
  });
}

interface FilesOfProps {
  name: FileName;
  kind: "passport" | "emirates_id" | "licence" | "document";
  most?: number;
  hint?: string;
}

function FilesOf({ name, ...props }: FilesOfProps) {
  const { control } = useFormContext<ProfileForm>();
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: ruleOf(name) }}
      render={({ field, fieldState }) => (
        <FileField
          label={FIELD_LABELS[name]}
          value={field.value}
          onChange={field.onChange}
          buttonRef={field.ref}
          error={fieldState.error?.message}
          {...props}
        />
      )}
    />
  );
}

/** The rule of a field, which reads the present values of all others. */
function ruleOf(name: Field) {
  return (_: unknown, all: ProfileForm) => fault(name, all, dubaiDate(serverClock.now())) ?? true;
}
