import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { BankFileBar, BankFileDialog } from "./bank-file.tsx";
import { PayDrawer } from "./pay-drawer.tsx";
import {
  askSignature,
  type BankFileOrder,
  REFUND_STATES,
  refundsQuery,
  type RefundState,
  type StaffRefund,
  REFUNDS_TITLE,
  declineRefund,
} from "./queries.ts";
import { RefundRow } from "./refund-row.tsx";
import { toast } from "#/components/message/toast.tsx";
import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { DialogFacts } from "../dialog-facts.tsx";

const SECTION_WORDS: Readonly<Record<RefundState, string>> = {
  requested: "To pay out",
  paid: "Paid out",
  declined: "Declined",
  all: "All",
};
const STATES = REFUND_STATES.map((state) => ({ state, word: SECTION_WORDS[state] }));
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
  const [address, go] = useListAddress("refunds", search, REFUND_STATES);
  const query = useInfiniteQuery(refundsQuery(address));
  const [open, setOpen] = useState<{ row: StaffRefund; is: "pay" | "ask" | "decline" } | null>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [format, setFormat] = useState<BankFileOrder["format"]>();
  const { q = "", state } = address;
  const pages = query.data?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  // A refund that somebody else decided or put into a file meanwhile is no longer chosen.
  const chosen = rows?.filter((row) => chosenIds.has(row.refund.id) && canChoose(row)) ?? [];
  const total = chosen.reduce((sum, { refund }) => sum + refund.amount, 0);
  const clear = () => setChosenIds(new Set());
  const choose = (id: number, isChosen: boolean) =>
    setChosenIds((before) => new Set([...before].filter((one) => one !== id).concat(isChosen ? id : [])));
  return (
    <ListScreen
      title="Refunds"
      titleId={REFUNDS_TITLE}
      what="refunds"
      search={{ placeholder: "Client or refund number", q, onSearch: (words) => go({ state, q: words }) }}
      states={STATES}
      state={state}
      counts={pages?.[0]?.counts}
      onState={(next) => go({ ...address, state: next })}
      query={query}
      rows={rows?.map((row) => (
        <RefundRow
          key={row.refund.id}
          row={row}
          isChosen={chosen.includes(row)}
          onChoose={(isChosen) => choose(row.refund.id, isChosen)}
          onPay={() => setOpen({ row, is: "pay" })}
          onAsk={() => setOpen({ row, is: "ask" })}
          onDecline={() => setOpen({ row, is: "decline" })}
        />
      ))}
      empty={EMPTY}
      onClear={() => go({ state })}
    >
      {rows?.some(({ hindrance }) => hindrance !== null) && (
        <p className="mt-3 text-small text-text-2">
          A refund that cannot be in a bank file cannot be chosen; its row says why.
        </p>
      )}
      {chosen.length > 0 && (
        <BankFileBar count={chosen.length} total={total} onMake={setFormat} onClear={clear} />
      )}
      {format && chosen.length > 0 && (
        <BankFileDialog
          ids={chosen.map(({ refund }) => refund.id)}
          total={total}
          format={format}
          onMade={() => {
            setFormat(undefined);
            clear();
          }}
          onClose={() => setFormat(undefined)}
        />
      )}
      {open?.is === "pay" && (
        <PayDrawer
          key={open.row.refund.id}
          row={open.row}
          onDecline={() => setOpen({ row: open.row, is: "decline" })}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.is === "ask" && <AskDialog row={open.row} onClose={() => setOpen(null)} />}
      {open?.is === "decline" && <DeclineDialog row={open.row} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

const canChoose = ({ refund, hindrance }: StaffRefund): boolean =>
  refund.status === "requested" && hindrance === null;

const USUAL = ["The client asks for the deposit back", "The season is over", "The client closes the account"];

/** Asks a colleague to sign a large refund before it can be paid out. */
function AskDialog({ row, onClose }: { row: StaffRefund; onClose: () => void }) {
  async function send(reason: string) {
    await askSignature(row.refund.id, reason);
    void toast({ text: "A colleague can sign it now. You are told when it is decided" });
  }

  return (
    <StaffDecisionDialog
      title="Ask for a second signature?"
      text="A refund of this size is paid out only after a colleague has signed it. The amount stays reserved."
      press="Ask"
      moves={false}
      withReason
      reasonHint="Your colleague reads it."
      usual={USUAL}
      onSend={send}
      onClose={onClose}
    >
      <RefundFacts row={row} />
    </StaffDecisionDialog>
  );
}

const USUAL_REASON = [
  "The account is in another name",
  "The bank refused the transfer",
  "An unpaid lot is open",
];

/** Declines a refund with a reason. Its amount moves in the deposit, so it cannot be undone. */
function DeclineDialog({ row, onClose }: { row: StaffRefund; onClose: () => void }) {
  const { refund, client } = row;
  const { id, amount } = refund;

  async function send(reason: string) {
    await declineRefund(id, reason);
    const text = `The refund is declined. AED ${ledger(amount)} is available to ${client} again`;
    void toast({ text });
  }

  return (
    <StaffDecisionDialog
      title="Decline this refund?"
      text="The amount is available to the client again at once, and they are told. This cannot be undone."
      press="Decline refund"
      moves={false}
      withReason
      usual={USUAL_REASON}
      onSend={send}
      onClose={onClose}
    >
      <RefundFacts row={row} />
    </StaffDecisionDialog>
  );
}

/** The facts of a refund in the dialogs about it. */
function RefundFacts({ row: { refund, client } }: { row: StaffRefund }) {
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
