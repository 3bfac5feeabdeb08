import { useFormContext } from "react-hook-form";
import { ChoiceCards } from "#/components/form/choice-cards.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { FORMS, type ProfileForm, ROLES, FIELD_LABELS } from "../model/fields.ts";

interface StepRoleProps {
  /** The role, where the person has a profile of the other kind; null: they choose. */
  second: ProfileForm["type"] | null;
  onDone: () => void;
}

/** First step: the role, and the legal form. */
export function StepRole({ second, onDone }: StepRoleProps) {
  const { register } = useFormContext<ProfileForm>();
  return (
    <>
      <FormHeading title={second === null ? "Create a profile" : `Become a ${second}`}>
        {second === null
          ? "We need to know who you are before money changes hands. It takes about five minutes."
          : "Your second profile. We fill in what you told us before; add the photos once more."}
      </FormHeading>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        {second === null && (
          <ChoiceCards
            label={FIELD_LABELS.type}
            radio={register("type")}
            choices={[
              { value: "buyer", word: ROLES.buyer, text: "Bid on vehicles and apartments." },
              { value: "seller", word: ROLES.seller, text: "Publish lots and decide on bids." },
            ]}
          />
        )}
        <ChoiceCards
          label={FIELD_LABELS.form}
          radio={register("form")}
          choices={[
            { value: "individual", word: FORMS.individual, text: "Have your passport at hand." },
            { value: "company", word: FORMS.company, text: "Have the business licence at hand." },
          ]}
        />
        <Button type="submit" variant="press" size="xl" className="w-full">
          Continue
        </Button>
      </form>
    </>
  );
}
