import { createFileRoute } from "@tanstack/react-router";
import { type DepositAddress, readDepositAddress } from "#/features/deposit/model/read-address.ts";
import { DepositScreen } from "#/features/deposit/view/deposit-screen.tsx";
import { invoicesQuery, refundsQuery } from "#/features/deposit/model/queries.ts";
import { enter } from "#/lib/session/enter.ts";
import { pageTitle } from "#/lib/address/route.ts";
import { walletOf } from "#/lib/money/wallet.ts";
import { balanceQuery, meQuery } from "#/lib/http/queries.ts";
import { readOrNotFound, useReadSearch } from "#/lib/address/read-search.ts";

/** The reader's deposit. Period, type and page of its history are in the address, and the amount that a lot needs. */
export const Route = createFileRoute("/_inside/deposit")({
  validateSearch: (raw) => raw as DepositAddress,
  beforeLoad: enter("ok-only"),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    readOrNotFound(readDepositAddress, deps);
    // Without waiting: the screen shows its data at once.
    void queryClient.prefetchQuery(balanceQuery);
    void queryClient.prefetchQuery(refundsQuery);
    void queryClient.prefetchQuery(invoicesQuery);
    return walletOf(queryClient.getQueryData(meQuery.queryKey));
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? "Deposit"),
  component: Deposit,
});

function Deposit() {
  return <DepositScreen search={useReadSearch(readDepositAddress, Route.useSearch())} />;
}
