import { useMutation, useQuery } from "@tanstack/react-query";
import { instant } from "@marsa/api-spec/dates";
import { ArrowLeft, Eye } from "lucide-react";
import { useCallback, useEffect, useMemo, useState, useEffectEvent } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { ApiProblem } from "@marsa/api-spec/client-problem";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import { DecideBar, type Decision, Decisions } from "./decisions.tsx";
import { claimLot, formQuery, type ModerationLot, openLotQuery, releaseLot } from "../model/queries.ts";
import { useRemarks, type Checking, CheckingContext } from "../model/checking.ts";
import { watchUse } from "../model/claiming.ts";
import { type LotParts, LotView, type LotLook, ViewSwitch } from "./lot-view.tsx";
import { Side } from "./side.tsx";
import { isTyping } from "#/lib/keyboard/single-keys.ts";

interface OpenLotProps {
  id: number;
  parts: LotParts;
  /** The lot was decided, or does not wait any more. */
  onDone: () => void;
  onBack: () => void;
}

/** A lot in moderation: claimed while it is open, as buyers will see it, with what looks odd and the decision. */
export function OpenLot({ id, parts, onDone, onBack }: OpenLotProps) {
  const { data, error, refetch } = useQuery(openLotQuery(id));
  useEffect(watchUse, []);
  useEffect(() => () => void releaseLot(id), [id]);
  if (data)
    return <Opened opened={data} gone={isGone(error)} parts={parts} onDone={onDone} onBack={onBack} />;
  if (isGone(error)) return <Gone onDone={onDone} />;
  if (error) {
    return (
      <ErrorBlock
        className="lg:col-span-2 lg:m-4"
        title="The lot could not be opened."
        safe="Nothing was decided."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <output aria-label="Opening the lot" className="block py-4 lg:col-span-2 lg:px-6">
      <Skeleton className="aspect-3/2 max-h-80 w-full" />
      <Skeleton className="mt-5 h-9 w-2/3" />
      <Skeleton className="mt-4 h-40" />
    </output>
  );
}

interface OpenedProps {
  opened: ModerationLot;
  /** It does not wait any more. */
  gone: boolean;
  parts: LotParts;
  onDone: () => void;
  onBack: () => void;
}

function Opened({ opened, gone, parts, onDone, onBack }: OpenedProps) {
  const { id_auction: id, claim, fields } = opened;
  const { data: lot } = useQuery(lotQuery(id));
  const { data: form } = useQuery(formQuery(fields.kind ?? "vehicle"));
  const remarks = useRemarks(id);
  const [editing, setEditing] = useState<string | null>();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [look, setLook] = useState<LotLook>("page");
  const mayWrite = claim?.mine === true && !gone;
  // A remark is written at its field, which only the page has.
  const edit = useCallback((field: string | null | undefined) => {
    setEditing(field);
    if (field) setLook("page");
  }, []);
  const checking = useMemo<Checking>(
    () => ({ opened, lot, groups: form?.groups ?? [], remarks, editing, edit, mayWrite }),
    [opened, lot, form, remarks, editing, edit, mayWrite],
  );
  useModerationKeys({
    ...(mayWrite && { a: () => setDecision("approve") }),
    ...(mayWrite && remarks.length > 0 && { r: () => setDecision("return") }),
  });
  return (
    <CheckingContext value={checking}>
      <div className="min-w-0 lg:border-e lg:border-line">
        <div className="flex flex-wrap items-center gap-3 bg-salt px-4 py-2.5 text-small text-text-2 max-lg:-mx-4 lg:px-6">
          <Button size="sm" variant="ghost" className="-ms-2 lg:hidden" onClick={onBack}>
            <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" /> Queue
          </Button>
          <Eye aria-hidden size={16} className="max-lg:hidden" />
          <span className="max-lg:sr-only">As a buyer will see it</span>
          <ViewSwitch look={look} onLook={setLook} />
          <Button
            size="sm"
            variant="ghost-blue"
            className="-me-2 ms-auto lg:hidden"
            onClick={() => document.getElementById("oddities-title")?.scrollIntoView()}
          >
            {opened.oddities.length === 0 ? "Nothing odd" : `${opened.oddities.length} odd`}
          </Button>
        </div>
        <ClaimNote opened={opened} gone={gone} onDone={onDone} />
        <LotView parts={parts} look={look} />
      </div>
      <section
        aria-label="Check"
        className="min-w-0 lg:sticky lg:top-header lg:flex lg:max-h-[calc(100dvh-var(--spacing-header))] lg:flex-col lg:self-start"
      >
        <div className="min-h-0 py-5 lg:flex-1 lg:overflow-y-auto lg:ps-5">
          <Side />
        </div>
        {mayWrite && (
          <div
            data-slot="page-foot"
            className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom)+var(--link-banner,0px))] max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:py-2.5 lg:border-t lg:border-line lg:py-4 lg:ps-5"
          >
            <DecideBar remarks={remarks.length} onDecide={setDecision} />
          </div>
        )}
      </section>
      {decision && mayWrite && (
        <Decisions decision={decision} onDecided={onDone} onClose={() => setDecision(null)} />
      )}
    </CheckingContext>
  );
}

function ClaimNote({ opened, gone, onDone }: { opened: ModerationLot; gone: boolean; onDone: () => void }) {
  const { claim, id_auction: id } = opened;
  const { mutate, isPending } = useMutation({
    mutationFn: () => claimLot(id),
    onError: (error) => toastRefusal("Nothing was decided.", error),
  });
  if (gone) return <Gone onDone={onDone} />;
  if (claim === null) {
    return (
      <Message tone="info" className="mt-4 lg:mx-4" title="Nobody checks this lot now.">
        A lot is kept for a person who works on it.
        <Button size="sm" className="mt-2.5 flex" aria-disabled={isPending} onClick={() => mutate()}>
          Check this lot
        </Button>
      </Message>
    );
  }
  const { by, mine, until } = claim;
  if (mine) return null;
  return (
    <Message tone="info" className="mt-4 lg:mx-4" title={`${by} checks this lot until ${instant(until)}.`}>
      You can read it. You can check it when {by} closes it or the time is over.
    </Message>
  );
}

function Gone({ onDone }: { onDone: () => void }) {
  return (
    <Message tone="info" className="mt-4 lg:col-span-2 lg:mx-4" title="This lot is no longer waiting.">
      A colleague has decided it, or the seller has taken it back.
      <Button size="sm" className="mt-2.5 flex" onClick={onDone}>
        Next lot
      </Button>
    </Message>
  );
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiProblem && (error.code === "STALE" || error.code === "NOT_FOUND");
}

/** j and k: the next and the previous lot; a and r: approve and return. */
type ModerationKey = "j" | "k" | "a" | "r";
/** After `g`, a letter opens another page: this hook ignores the letter for so long, ms. */
const GO_MS = 1_500;

/** Runs these acts by single keys, but not while the reader types or a dialog is open. */
export function useModerationKeys(acts: Partial<Record<ModerationKey, () => void>>): void {
  const actOf = useEffectEvent((key: string) => acts[key as ModerationKey]);
  useEffect(() => {
    let went = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event) || event.repeat || document.querySelector("[role='dialog']") !== null) return;
      const leads = event.timeStamp - went < GO_MS;
      went = event.key === "g" ? event.timeStamp : -Infinity;
      const act = leads || event.defaultPrevented ? undefined : actOf(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
