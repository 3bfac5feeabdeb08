import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { CircleAlert, Minus, Plus, type LucideIcon } from "lucide-react";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { AmountInput } from "#/components/form/amount-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { field } from "#/components/ui/input.tsx";
import { cn } from "#/lib/cn.ts";
import { youPayFils } from "#/components/lot/use-you-pay.ts";
import type { Negotiation } from "#/features/decision/public.ts";
import type { Answer } from "../model/queries.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { answerTime, proposal, rangeError, stepped } from "../model/standing.ts";

interface ComposerProps {
  negotiation: Negotiation;
  /** The lot's bid step, AED: − and + move by it. */
  step: number;
  conditions: Schema<"Conditions"> | undefined;
  /** Whether the reader cannot send an offer now. */
  off: boolean;
  /** Asks to confirm the offer. */
  onSend: (answer: Answer) => void;
}

/** A counteroffer of the buyer: an amount from the own bid up to just below the seller's offer. */
export function Composer({ negotiation, ...props }: ComposerProps) {
  const { range, left, bid } = negotiation;
  const time = useServerTime((now) => answerTime(negotiation, now, props.conditions?.offer_hours));
  if (range === null || range.to === null) {
    return (
      <p className="text-small text-text-2">
        {left.buyer === 0
          ? "You have sent your last offer. Accept this one, decline it, or let it lapse."
          : `There is no amount between your bid of ${money(bid)} and this offer.`}
      </p>
    );
  }
  return <Fields range={{ from: range.from, to: range.to }} left={left.buyer} time={time} {...props} />;
}

interface FieldsProps extends Omit<ComposerProps, "negotiation"> {
  range: { readonly from: number; readonly to: number };
  left: number;
  /** How long the seller has for an answer. */
  time: string;
}

function Fields({ range, left, time, step, conditions, off, onSend }: FieldsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => money(proposal(range, step)));
  const [asked, setAsked] = useState(false);
  const amount = priceIn(text);
  const error = rangeError(text, range);
  const wrong = asked && error !== null;

  function move(by: 1 | -1) {
    setText(money(stepped(amount ?? range.from, by, range, step)));
    setAsked(false);
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (off) return;
    setAsked(error !== null);
    if (error === null && amount !== null) onSend({ act: "counter", amount });
    else input.current?.focus();
  }

  return (
    <form noValidate data-slot="offer-composer" onSubmit={submit}>
      <div className="flex items-baseline justify-between gap-3 text-small tabular-nums">
        <label htmlFor={id} className="font-strong">
          Or counter
        </label>
        <span id={`${id}-range`} className="text-text-2">
          {money(range.from)} to {money(range.to)} · you have {left} {left === 1 ? "offer" : "offers"}
        </span>
      </div>
      <div className="mt-2 flex gap-2">
        <div className={cn(field, "flex h-12 min-w-0 flex-1 items-center px-1")}>
          <StepButton
            icon={Minus}
            name="Less"
            off={amount !== null && amount <= range.from}
            onPress={() => move(-1)}
          />
          <span aria-hidden className="text-small text-text-3">
            AED
          </span>
          <AmountInput
            id={id}
            ref={input}
            className="w-full min-w-0 bg-transparent text-center text-[1rem] font-strong tabular-nums outline-none"
            value={text}
            onText={(typed) => {
              setText(typed);
              setAsked(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
              event.preventDefault();
              move(event.key === "ArrowUp" ? 1 : -1);
            }}
            enterKeyHint="send"
            aria-invalid={wrong || undefined}
            aria-describedby={`${id}-range ${id}-note`}
          />
          <StepButton
            icon={Plus}
            name="More"
            off={amount !== null && amount >= range.to}
            onPress={() => move(1)}
          />
        </div>
        <Button type="submit" variant="outline-blue" size="lg" aria-disabled={off || undefined}>
          Send offer
        </Button>
      </div>
      <p id={`${id}-note`} className="mt-1.5 text-small text-text-2 tabular-nums">
        {wrong ? (
          <span className="flex items-center gap-1.5 text-red-deep">
            <CircleAlert aria-hidden size={14} className="shrink-0" />
            {error}
          </span>
        ) : (
          <>
            {conditions && amount !== null && `You pay ${moneyOfFils(youPayFils(amount, conditions))}. `}
            The seller then has {time}.
          </>
        )}
      </p>
    </form>
  );
}

interface StepButtonProps {
  icon: LucideIcon;
  name: string;
  off: boolean;
  onPress: () => void;
}

/** One bid step less or more. It keeps its place at the end of the range, and the focus. */
function StepButton({ icon: Icon, name, off, onPress }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </Button>
  );
}
