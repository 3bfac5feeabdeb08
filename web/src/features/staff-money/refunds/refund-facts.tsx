import { ledger } from "@marsa/api-spec/amounts";
import { DialogFacts } from "../dialog-facts.tsx";
import type { StaffRefund } from "./queries.ts";

/** The facts of a refund in the dialogs about it. */
export function RefundFacts({ row: { refund, client } }: { row: StaffRefund }) {
  const { amount, account } = refund;
  return (
    <DialogFacts
      facts={[
        { term: "Client", value: client },
        { term: "Recipient", value: account.recipient },
        { term: "Account", value: `${account.iban}, ${account.bank}` },
        { term: "Amount", value: `AED ${ledger(amount)}` },
      ]}
    />
  );
}
