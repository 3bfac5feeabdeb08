import { ledger } from "@marsa/api-spec/amounts";
import { shortDay, shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { useWide } from "#/lib/browser/use-wide.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { LockedDocuments, OwnDocuments } from "./documents-step.tsx";
import { PayStep } from "./pay-step.tsx";
import { PickupStep } from "./pickup-step.tsx";
import { pickupQuery, type Settlement } from "../model/queries.ts";
import { StoppedStep } from "./stopped-step.tsx";
import { dayAndTime } from "../model/words.ts";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "#/lib/cn.ts";

/** The widths of the steps on wide screens: the current one is the widest. */
const COLUMNS = {
  pay: "minmax(0, 2.1fr) minmax(0, 1fr) minmax(0, 1fr)",
  pickup: "minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1.5fr)",
} as const;

/** The steps Pay, Documents and Pickup with their states. */
export function Steps({ lot, settlement }: { lot: Lot; settlement: Settlement }) {
  const wide = useWide();
  const { state, due, paid_at: paidAt, handed_over_at: handedAt } = settlement;
  const isPaid = paidAt !== null;
  const pay = (
    <SettlementStep
      key="pay"
      anchor="pay"
      place={1}
      title="Pay"
      state={isPaid ? "done" : "current"}
      when={isPaid ? shortInstant(paidAt) : state === "due" && `until ${dayAndTime(due)}`}
    >
      {isPaid ? (
        <PaidStep settlement={settlement} />
      ) : state === "defaulted" ? (
        <StoppedStep settlement={settlement} />
      ) : (
        <PayStep lot={lot} settlement={settlement} />
      )}
    </SettlementStep>
  );
  const documents = (
    <SettlementStep
      key="documents"
      anchor="documents"
      place={2}
      title="Documents"
      state={isPaid ? "done" : "later"}
      when={isPaid && `ready ${shortInstant(paidAt)}`}
    >
      {isPaid ? <OwnDocuments lot={lot} /> : <LockedDocuments lot={lot} />}
    </SettlementStep>
  );
  const pickup = (
    <SettlementStep
      key="pickup"
      anchor="pickup"
      place={3}
      title={lot.kind === "vehicle" ? "Pickup" : "Keys"}
      state={handedAt !== null ? "done" : isPaid ? "current" : "later"}
      when={handedAt !== null ? shortInstant(handedAt) : isPaid && <Until id={lot.id_auction} />}
    >
      <PickupStep lot={lot} settlement={settlement} />
    </SettlementStep>
  );
  // A phone shows the current step first: at the gate the code is what counts.
  const steps = wide || !isPaid || handedAt !== null ? [pay, documents, pickup] : [pickup, documents, pay];
  return (
    <ol
      aria-label="Steps"
      className="mt-7 gap-10 max-lg:grid lg:grid"
      style={wide ? { gridTemplateColumns: COLUMNS[isPaid ? "pickup" : "pay"] } : undefined}
    >
      {steps}
    </ol>
  );
}

/** The last day to pick it up. */
function Until({ id }: { id: number }) {
  const { data } = useQuery(pickupQuery(id));
  return data?.until ? `until ${shortDay(data.until)}` : null;
}

/** The sources of a paid lot's money. */
function PaidStep({ settlement: { all_in: allIn, used_hold: usedHold } }: { settlement: Settlement }) {
  const fromHold = Math.min(usedHold ?? 0, allIn);
  return (
    <>
      <dl data-slot="payment-sum">
        <MoneyRow label="From this lot’s hold" amount={ledger(fromHold)} />
        <MoneyRow label="From your deposit" amount={ledger(allIn - fromHold)} />
        <MoneyRow total label="Paid, AED" amount={ledger(allIn)} />
      </dl>
      <p className="mt-2 text-small text-pretty text-text-2">
        Nothing is owed. A card fee, if there was one, is in your deposit’s history.
      </p>
    </>
  );
}

type StepState = "done" | "current" | "later";

const LINES = { done: "border-green", current: "border-ink", later: "border-line-2" } as const;
const MARKS = {
  done: "bg-green text-white",
  current: "bg-ink text-white",
  later: "border border-line-3 text-text-2",
} as const;

interface SettlementStepProps {
  place: number;
  title: string;
  /** Its anchor on the page: #documents. */
  anchor: string;
  state: StepState;
  /** When it was done, or until when it can be done. */
  when?: ReactNode;
  children: ReactNode;
}

/** One of the three steps of a won lot. The current one has the ink line, a done one is green. */
function SettlementStep({ place, title, anchor, state, when, children }: SettlementStepProps) {
  const id = useId();
  return (
    <li
      id={anchor}
      data-slot="won-step"
      data-state={state}
      aria-labelledby={id}
      {...(state === "current" && { "aria-current": "step" })}
      className="min-w-0 scroll-mt-32"
    >
      <div className={cn("mb-3 flex items-center gap-3 border-b-3 pb-3", LINES[state])}>
        <span
          className={cn(
            "grid size-8 shrink-0 place-content-center rounded-full text-body font-strong",
            MARKS[state],
          )}
        >
          {state === "done" ? <Check aria-hidden size={18} strokeWidth={2.4} /> : place}
        </span>
        <h2 id={id} className="text-h2">
          {title}
          {state === "done" && <span className="sr-only">, done</span>}
        </h2>
        {when && <span className="ms-auto text-end text-small text-text-2">{when}</span>}
      </div>
      {children}
    </li>
  );
}
