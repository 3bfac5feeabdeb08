import type { Schema } from "@marsa/api-spec/client-problem";
import { ledger } from "@marsa/api-spec/amounts";
import { Link } from "@tanstack/react-router";
import { Message } from "#/components/message/message.tsx";

/** The next steps after the request of an invoice for a won lot. */
export function InvoiceMade({ invoice: { number, amount } }: { invoice: Schema<"Invoice"> }) {
  return (
    <output className="mt-5 block">
      <Message tone="success" title={`Invoice ${number} of AED ${ledger(amount)} is being made.`}>
        It is usually ready in about 10 minutes, under <Link to="/deposit">your deposit</Link>. Transfer the
        amount and name {number}. Funds are credited within 3 business days: pay the lot here when they are.
        If the deadline comes first, ask for more time.
      </Message>
    </output>
  );
}
