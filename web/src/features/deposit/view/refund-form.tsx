import { command } from "#/lib/http/command.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { plainName, nameProblem } from "@marsa/api-spec/text/names";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { ErrorSummary, showFormErrors } from "#/components/form/error-summary.tsx";
import { numberIn } from "#/components/form/number-input.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter } from "#/components/ui/dialog.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { payoutWord, useWallet } from "#/lib/money/wallet.ts";
import {
  amountFault,
  TOP_UP,
  NEW_ACCOUNT,
  plain,
  type RefundFields,
  accountFault,
  IBAN_MASK,
  LABELS,
  SWIFT_MASK,
} from "../model/rules.ts";
import type { Refund, RefundAccount } from "../model/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ChoiceCards } from "#/components/form/choice-cards.tsx";
import { dictQuery } from "#/lib/http/queries.ts";

/** The least amount of a refund, AED. */
const LEAST = 0.01;

interface RefundFormProps {
  accounts: readonly RefundAccount[];
  /** AED. */
  available: number;
  onAsked: (refund: Refund) => void;
}

/** Asks for the amount and the account of a refund. */
export function RefundForm({ accounts, available, onAsked }: RefundFormProps) {
  const form = useForm<RefundFields>({
    defaultValues: {
      amount: "",
      account: String(accounts[0]?.id_account ?? NEW_ACCOUNT),
      recipient: "",
      iban: "",
      bank: "",
      swift: "",
    },
  });
  const wallet = useWallet();
  const { register, setValue, formState } = form;
  const { errors, isSubmitting } = formState;
  const { submit, refusal } = useFormSend({
    send: (fields: RefundFields) => applyRefund(bodyOf(fields)),
    onSent: onAsked,
    errorsOf: errorsAt("amount", "recipient", "iban", "bank", "swift"),
    showErrors: showFormErrors(form),
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <div className="grid gap-4 px-4 md:px-6">
          <ErrorSummary errors={Object.values(errors).flatMap(({ message }) => message ?? [])} />
          {refusal && <RefusalMessage refusal={refusal} safe={`No ${wallet.payout} was requested.`} />}
          <TextField
            label="Amount, AED"
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount?.message}
            extra={
              <Button
                variant="link"
                size="inline"
                className="touch text-small"
                onClick={() =>
                  setValue("amount", String(available), { shouldValidate: formState.isSubmitted })
                }
              >
                All AED {ledger(available)}
              </Button>
            }
            {...register("amount", {
              validate: (text) => amountFault(text, { ...TOP_UP, min: LEAST, max: available }) ?? true,
            })}
          />
          <AccountFields accounts={accounts} />
        </div>
        <DialogFooter>
          <Button type="submit" variant="press" size="xl" aria-disabled={isSubmitting || undefined}>
            {isSubmitting ? "Requesting…" : `Request ${wallet.payout}`}
          </Button>
          <p className="text-small text-pretty text-text-2">
            The amount is blocked until it is paid. {payoutWord(wallet, true)} typically take up to 5 days, at
            most 30.
          </p>
        </DialogFooter>
      </form>
    </FormProvider>
  );
}

function bodyOf({ amount, account, recipient, iban, bank, swift }: RefundFields): AskedRefund {
  const id = Number(account);
  const aed = numberIn(amount, { ...TOP_UP, min: LEAST, max: Infinity }) ?? 0;
  if (id !== NEW_ACCOUNT) return { id, amount: aed };
  return {
    id: NEW_ACCOUNT,
    amount: aed,
    recipient: plainName(recipient),
    iban: plain(iban),
    bank: plainName(bank),
    swift: plain(swift),
  };
}

/** The account of a refund: a saved one, or a new one. */
function AccountFields({ accounts }: { accounts: readonly RefundAccount[] }) {
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

/** A request for a refund: to a saved account (its id), or to a new one (id 0). */
type AskedRefund =
  | { readonly id: number; readonly amount: number }
  | {
      readonly id: 0;
      readonly amount: number;
      readonly recipient: string;
      readonly iban: string;
      readonly bank: string;
      readonly swift: string;
    };

/** POST /auth/balance/refund/apply, which asks who it is; the deposit and its lists are read again. */
async function applyRefund(body: AskedRefund): Promise<Refund> {
  const refund = await confirmed((header) =>
    command("/auth/balance/refund/apply", body, "expected_by", { header }),
  );
  void queryClient.invalidateQueries({ queryKey: keys.balance });
  return refund;
}
