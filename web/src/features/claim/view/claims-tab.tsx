import { ledger } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { ClientLink } from "#/components/client-link.tsx";
import { AmountField } from "#/components/form/amount-field.tsx";
import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";
import { FieldError } from "#/components/form/field-error.tsx";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Label } from "#/components/ui/label.tsx";
import { waitingWords } from "#/features/staff-money/public.ts";
import { ClaimBody } from "./claim-parts.tsx";
import { CLAIM_STATES, claimsQuery, decideClaim, type Outcome, type StaffClaim } from "../model/queries.ts";
import { OUTCOMES, sumError } from "../model/words.ts";

const STATES = [
  { state: "open", word: "Open" },
  { state: "decided", word: "Decided" },
] as const;
const EMPTY = {
  open: {
    title: "No open claim",
    text: "A buyer can claim for a day after the handover. Claims appear here.",
  },
  decided: { title: "Nothing decided yet", text: "Decided claims appear here with their reasons." },
} as const;

/** Claims of buyers against a stated fact, the oldest first, to be decided by the staff. */
export function ClaimsTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [{ state }, go] = useListAddress("claims", search, CLAIM_STATES);
  const query = useInfiniteQuery(claimsQuery(state));
  const [asked, setAsked] = useState<{ row: StaffClaim; outcome: Outcome } | null>(null);
  const pages = query.data?.pages;
  const total = pages?.[0]?.total;
  return (
    <ListScreen
      title="Claims"
      about="A buyer says that one stated fact is wrong. The seller’s proceeds are held until you decide."
      what="claims"
      states={STATES}
      state={state}
      counts={total === undefined ? undefined : { [state]: total }}
      onState={(next) => go({ state: next })}
      query={query}
      rows={pages
        ?.flatMap(({ items }) => items)
        .map((row) => (
          <ClaimRow key={row.claim.id_claim} row={row} onDecide={(outcome) => setAsked({ row, outcome })} />
        ))}
      empty={EMPTY}
      safe="Nothing was decided."
      onClear={() => go({ state })}
    >
      {asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </ListScreen>
  );
}

function ClaimRow({ row, onDecide }: { row: StaffClaim; onDecide: (outcome: Outcome) => void }) {
  const { claim, id_auction: lot, number, title, proceeds, can_decide: canDecide } = row;
  const waits = waitingWords(row.to_be_signed);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-start">
      <div className="min-w-0">
        <p className="text-body break-words">
          <Link to="/auction/$id" params={{ id: String(lot) }} className="font-strong hover:text-blue">
            {title}
          </Link>
          <span className="text-text-2">, lot {number}</span>
        </p>
        <p className="mb-3 text-small text-pretty break-words text-text-2">
          <ClientLink id={row.id_buyer} className="underline">
            {row.buyer}
          </ClientLink>
          {" bought it from "}
          <ClientLink id={row.id_seller} className="underline">
            {row.seller}
          </ClientLink>
          {` and paid AED ${ledger(row.all_in)}. Held: AED ${ledger(proceeds)}.`}
        </p>
        <ClaimBody claim={claim} />
        {claim.outcome !== null && (
          <p className="mt-3 text-small text-pretty">
            {OUTCOMES[claim.outcome].done}
            {claim.outcome !== "nothing" && `: AED ${ledger(claim.amount ?? 0)} to the buyer`}
            {row.decided_by !== null && `, by ${row.decided_by}`}
          </p>
        )}
      </div>
      {claim.state === "open" && (
        <div className="flex flex-wrap items-center gap-2 lg:flex-col lg:items-stretch">
          {waits !== null ? (
            <p className="text-small text-pretty">{waits}</p>
          ) : canDecide ? (
            (["nothing", "sum", "return"] as const).map((outcome) => (
              <Button key={outcome} onClick={() => onDecide(outcome)}>
                {OUTCOMES[outcome].press}
              </Button>
            ))
          ) : (
            <p className="text-small text-pretty text-text-2">
              The seller can answer until {shortInstant(claim.answer_until)} GST.
            </p>
          )}
        </div>
      )}
    </li>
  );
}

interface DecideDialogProps {
  row: StaffClaim;
  outcome: Outcome;
  onClose: () => void;
}

function DecideDialog({ row, outcome, onClose }: DecideDialogProps) {
  const { claim, title, number, proceeds } = row;
  const words = OUTCOMES[outcome];
  const id = useId();
  const [sum, setSum] = useState("");
  const [error, setError] = useState<string>();
  const isSum = outcome === "sum";

  async function send(reason: string) {
    const amount = isSum ? priceIn(sum) : null;
    const decision = { outcome, ...(amount !== null && { amount }), reason };
    const { to_be_signed: waits } = await decideClaim(claim.id_claim, decision);
    void toast({ text: waits ? "A colleague signs it first." : `${words.done}. Both sides were told.` });
  }

  function isReady(): boolean {
    const found = isSum ? sumError(sum, proceeds) : undefined;
    setError(found);
    return found === undefined;
  }

  return (
    <StaffDecisionDialog
      title={words.title}
      text={words.text}
      press={words.press}
      moves={outcome !== "nothing"}
      withReason
      reasonHint="The buyer and the seller read it."
      isReady={isReady}
      onSend={send}
      onClose={onClose}
    >
      <p className="own-way rounded-md bg-salt px-3.5 py-2.5 text-body text-pretty break-words">
        {`${title}, lot ${number}: ${claim.fact.fact}, stated as ${claim.fact.value}. Held: AED ${ledger(proceeds)}.`}
      </p>
      {isSum && (
        <div>
          <Label htmlFor={id}>Sum to the buyer</Label>
          <AmountField
            id={id}
            value={sum}
            onText={setSum}
            invalid={error !== undefined}
            describedBy={`${id}-error ${id}-hint`}
            className="mt-1.5"
          />
          <FieldError id={`${id}-error`} text={error} />
          <p id={`${id}-hint`} className="mt-1 text-small text-text-2">
            From AED 10,000 a colleague signs first.
          </p>
        </div>
      )}
    </StaffDecisionDialog>
  );
}
