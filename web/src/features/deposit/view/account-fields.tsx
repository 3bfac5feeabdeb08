import { nameProblem } from "@marsa/api-spec/text/names";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceCards } from "#/components/form/choice-cards.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { dictQuery } from "#/lib/http/queries.ts";
import type { RefundAccount } from "../model/queries.ts";
import {
  accountFault,
  IBAN_MASK,
  LABELS,
  NEW_ACCOUNT,
  type RefundFields,
  SWIFT_MASK,
} from "../model/rules.ts";

/** The account of a refund: a saved one, or a new one. */
export function AccountFields({ accounts }: { accounts: readonly RefundAccount[] }) {
  const { register } = useFormContext<RefundFields>();
  const chosen = useWatch<RefundFields, "account">({ name: "account" });
  return (
    <>
      {accounts.length > 0 && (
        <ChoiceCards
          label="Account"
          radio={register("account")}
          choices={[
            ...accounts.map(({ id_account: id, iban, recipient, bank }) => ({
              value: String(id),
              word: iban,
              text: `${recipient}, ${bank}`,
            })),
            {
              value: String(NEW_ACCOUNT),
              word: "New account",
              text: "It is saved, and takes payouts from 24 hours after now.",
            },
          ]}
        />
      )}
      {chosen === String(NEW_ACCOUNT) && <NewAccount />}
    </>
  );
}

function NewAccount() {
  const { register, formState } = useFormContext<RefundFields>();
  const { errors } = formState;
  const banksId = useId();
  const { data: banks } = useQuery(dictQuery("banks"));
  return (
    <>
      <TextField
        label={LABELS.recipient}
        autoComplete="name"
        error={errors.recipient?.message}
        {...register("recipient", { validate: (text) => nameProblem(text, LABELS.recipient) ?? true })}
      />
      <TextField
        label={LABELS.iban}
        mask={IBAN_MASK}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="AE00 0000 0000 0000 0000 000"
        className="[&_input]:uppercase [&_input]:placeholder:normal-case"
        error={errors.iban?.message}
        {...register("iban", {
          validate: (_, typed) => accountFault("iban", typed) ?? true,
          deps: "swift",
        })}
      />
      <TextField
        label={LABELS.bank}
        autoComplete="off"
        list={banksId}
        error={errors.bank?.message}
        {...register("bank", { validate: (text) => nameProblem(text, LABELS.bank) ?? true })}
      />
      <datalist id={banksId}>
        {banks?.items.map(({ value, label }) => (
          <option key={value} value={label}>
            {label}
          </option>
        ))}
      </datalist>
      <TextField
        label={LABELS.swift}
        mask={SWIFT_MASK}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="[&_input]:uppercase"
        error={errors.swift?.message}
        {...register("swift", { validate: (_, typed) => accountFault("swift", typed) ?? true })}
      />
    </>
  );
}
