import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListFilter } from "../list-filter.tsx";
import { MoneyList } from "../money-list.tsx";
import { useMoneyAddress } from "../use-money-address.ts";
import { REFUND_STATES, type RefundState, refundsQuery, type StaffRefund } from "./queries.ts";
import { type RefundDecision, RefundDialog } from "./refund-dialog.tsx";
import { RefundRow } from "./refund-row.tsx";

const WORDS: Readonly<Record<RefundState, string>> = {
  requested: "To pay out",
  paid: "Paid out",
  declined: "Declined",
  all: "All",
};
const STATES = REFUND_STATES.map((state) => ({ state, word: WORDS[state] }));
const EMPTY: Readonly<Record<RefundState, { title: string; text: string }>> = {
  requested: {
    title: "No refund waits",
    text: "Refunds appear here as soon as a client asks for money back.",
  },
  paid: { title: "None paid out yet", text: "Refunds that were paid out appear here." },
  declined: { title: "None declined", text: "Refunds that were declined appear here." },
  all: { title: "No refunds yet", text: "Refunds appear here as soon as a client asks for money back." },
};

/** Refund requests: the staff pay them out, or decline them with a reason. */
export function RefundsTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [address, go] = useMoneyAddress("refunds", search, REFUND_STATES);
  const query = useInfiniteQuery(refundsQuery(address));
  const [decision, setDecision] = useState<{ row: StaffRefund; kind: RefundDecision } | null>(null);
  const { q = "", state } = address;
  const pages = query.data?.pages;
  return (
    <>
      <h1 className="pt-5 text-h1">Refunds</h1>
      <ListFilter
        what="refunds"
        placeholder="Client"
        q={q}
        onSearch={(words) => go({ state, q: words })}
        states={STATES}
        state={state}
        counts={pages?.[0]?.counts}
        onState={(next) => go({ ...address, state: next })}
      />
      <MoneyList
        what="refunds"
        query={query}
        rows={pages
          ?.flatMap(({ items }) => items)
          .map((row) => (
            <RefundRow key={row.refund.id} row={row} onDecide={(kind) => setDecision({ row, kind })} />
          ))}
        empty={EMPTY[state]}
        searched={q !== ""}
        onClear={() => go({ state })}
      />
      {decision && <RefundDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}
