import { createFileRoute } from "@tanstack/react-router";
import { DepositScreen } from "../../features/deposit/deposit-screen.tsx";
import { invoicesQuery, refundsQuery } from "../../features/deposit/queries.ts";
import { readDepositAddress } from "../../features/deposit/read-address.ts";
import { enter } from "../../lib/session/enter.ts";
import { pageTitle } from "../../lib/address/page-title.ts";
import { balanceQuery } from "../../lib/http/queries.ts";
import { validated } from "../../lib/address/validated.ts";

const readSearch = validated(readDepositAddress);

/** The reader's deposit. Period, type and page of its history stand in the address, and so does what a lot lacks. */
export const Route = createFileRoute("/_inside/deposit")({
  validateSearch: readSearch,
  beforeLoad: enter("ok-only"),
  loader: ({ context: { queryClient } }) => {
    // Not waited for: the screen shows at once what it has.
    void queryClient.prefetchQuery(balanceQuery);
    void queryClient.prefetchQuery(refundsQuery);
    void queryClient.prefetchQuery(invoicesQuery);
  },
  head: () => pageTitle("Deposit"),
  component: Deposit,
});

function Deposit() {
  return <DepositScreen search={Route.useSearch()} />;
}
