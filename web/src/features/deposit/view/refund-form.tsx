import { plainName } from "@marsa/api-spec/text/names";
import { FormProvider, useForm } from "react-hook-form";
import { ErrorSummary } from "#/components/form/error-summary.tsx";
import { numberIn } from "#/components/form/number-input.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { showFormErrors } from "#/components/form/show-form-errors.ts";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter } from "#/components/ui/dialog.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { payoutWord, useWallet } from "#/lib/money/wallet.ts";
import { amountFault, TOP_UP } from "../model/amount.ts";
import { applyRefund, type AskedRefund } from "../model/commands.ts";
import type { Refund, RefundAccount } from "../model/queries.ts";
import { AccountFields } from "./account-fields.tsx";
import { NEW_ACCOUNT, plain, type RefundFields } from "../model/rules.ts";

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
