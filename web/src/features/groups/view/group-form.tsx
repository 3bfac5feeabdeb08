import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { useQueries, useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { AmountField } from "#/components/form/amount-field.tsx";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { pays } from "#/components/lot/use-you-pay.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { groupsQuery, useConfig, useMe } from "#/lib/http/queries.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { useLots } from "#/realtime/lots/live.ts";
import { type Lot, lotQuery } from "#/realtime/lots/lot-query.ts";
import { isOver } from "#/realtime/lots/phase.ts";
import { errorsByLot, useWishes, type Wish } from "../model/wishes.ts";
import { Confirmation, Sums } from "./group-sums.tsx";
import { aliveIn, type Group, holdOf, MOST_LOTS, sendGroup } from "../model/queries.ts";

/**
 * Makes a group of the compared lots, of which the reader buys one. Lots of an active group join it: then the group is
 * changed.
 */
export function GroupForm({ lots: compared }: { lots: readonly Lot[] }) {
  const me = useMe();
  const { data: groups, isPending } = useQuery({ ...groupsQuery, enabled: Boolean(me) });
  if (me && isPending) return null;
  const active = groups?.filter(({ state }) => state === "active") ?? [];
  const ids = compared.map(({ id_auction: id }) => id);
  const own = active.find((group) => aliveIn(group).some(({ id_auction: id }) => ids.includes(id)));
  return <Joined key={own?.id_group ?? 0} compared={compared} own={own} />;
}

/** The form over the compared lots and those that the group holds already. */
function Joined({ compared, own }: { compared: readonly Lot[]; own: Group | undefined }) {
  const others = aliveIn(own).filter(({ id_auction: id }) => compared.every((lot) => lot.id_auction !== id));
  const rest = useQueries({ queries: others.map(({ id_auction: id }) => lotQuery(id)) });
  const known = [...compared, ...rest.flatMap(({ data }) => data ?? [])];
  const now = useLots(known);
  // What takes no bid any more has no maximum; a lead that waits for its seller stays in the group.
  const lots = known
    .filter(
      ({ id_auction: id }, place) =>
        !isOver(now[place]!.live.phase) || aliveIn(own).some((one) => one.id_auction === id),
    )
    .toSorted((a, b) => a.live.end.localeCompare(b.live.end) || a.id_auction - b.id_auction);
  return lots.length < 2 ? null : <Form lots={lots.slice(0, MOST_LOTS)} own={own} />;
}

function Form({ lots, own }: { lots: readonly Lot[]; own: Group | undefined }) {
  const me = useMe();
  const config = useConfig();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<number, string>>>({});
  const [asked, setAsked] = useState(false);
  const { all, chosen, maxima, held } = useWishes(lots, own, typed);
  if (!config) return null;
  const hold = Math.max(0, ...maxima.map(({ kind, max }) => holdOf(max, kind, config)));
  const isReady = chosen.length >= 2 && maxima.length === chosen.length;
  const word = `Set ${counted(chosen.length, "maximum")}, hold ${money(hold)}`;
  async function press() {
    if (!isReady) return;
    if (!me && !(await askSignIn("Sign in to set maximums on these lots."))) return;
    setErrors({});
    setAsked(true);
  }
  /** Errors about a lot stand beside its field, so the dialog closes for them. */
  async function act() {
    const body: Schema<"GroupToMake"> = {
      ...(own && { id_group: own.id_group }),
      lots: chosen.map(({ lot, max }) => ({ id_auction: lot.id_auction, max: max! })),
    };
    try {
      await sendGroup(body);
      void toast({ text: "Your maximums are set. One lot bids at a time." });
      setTyped({});
    } catch (error) {
      const found = errorsByLot(error, chosen);
      if (found.length === 0) throw error;
      setErrors(Object.fromEntries(found));
    }
  }
  return (
    <section
      aria-labelledby="one-of-these"
      data-slot="group-form"
      className="mt-9 rounded-md border border-line-2 p-4 md:p-6"
    >
      <Head isOwn={own !== undefined} />
      <div className="mt-4 grid gap-x-9 gap-y-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <ol>
            {all.map((wish, place) => (
              <WishRow
                key={wish.lot.id_auction}
                wish={wish}
                place={place}
                config={config}
                error={errors[wish.lot.id_auction]}
                onText={(text) => setTyped((before) => ({ ...before, [wish.lot.id_auction]: text }))}
              />
            ))}
          </ol>
          <p className="pt-3 text-small text-pretty text-text-2">
            A lot that no longer fits its maximum is passed over. While a lot of the group leads, the others
            do not bid. Leave a field empty to leave its lot out.
          </p>
        </div>
        <div>
          <Sums maxima={maxima} hold={hold} config={config} held={held} />
          <Button
            variant="press"
            size="xl"
            className="mt-4 w-full"
            aria-disabled={!isReady || undefined}
            onClick={() => void press()}
          >
            {isReady ? word : "Set two maximums or more"}
          </Button>
          <p className="mt-2 text-center text-small text-pretty text-text-2">
            A bid that leads is binding. What does not bid yet can be changed or ended in My rocket.
          </p>
        </div>
      </div>
      {asked && (
        <ConfirmDialog
          title={own ? "Change your group?" : `Buy one of these ${chosen.length} lots?`}
          press={word}
          look="press"
          safe="Nothing was changed."
          onAct={act}
          onClose={() => setAsked(false)}
        >
          <Confirmation chosen={chosen} />
        </ConfirmDialog>
      )}
    </section>
  );
}

function Head({ isOwn }: { isOwn: boolean }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 id="one-of-these" className="text-h2">
          {isOwn ? "Your group: one of these" : "One of these"}
        </h2>
        <p className="mt-1 text-body text-pretty text-text-2">
          We bid on one lot after the other until you win one. The other maximums are then cancelled. You
          never buy two.
        </p>
      </div>
      <p className="flex shrink-0 items-center gap-1.5 text-small text-text-2 max-md:hidden">
        <EyeOff aria-hidden size={16} strokeWidth={1.75} /> Only you see it
      </p>
    </div>
  );
}

interface WishRowProps {
  wish: Wish;
  place: number;
  config: Schema<"Config">;
  error: string | undefined;
  onText: (text: string) => void;
}

function WishRow({ wish: { lot, max, text, leads }, place, config, error, onText }: WishRowProps) {
  const id = useId();
  const wrong = error ?? (text !== "" && max === null ? "Enter a whole amount in AED" : null);
  return (
    <li
      data-slot="group-wish"
      className="grid grid-cols-[1.75rem_3.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-3 lg:grid-cols-[1.75rem_3.5rem_minmax(0,1fr)_9rem_11rem]"
    >
      <span
        aria-hidden
        className={cn(
          "grid size-6 place-content-center rounded-full text-micro font-heavy",
          place === 0 ? "bg-ink text-white" : "bg-salt-2 text-text-2",
        )}
      >
        {place + 1}
      </span>
      <LotPhoto picture={lot.pictures[0] ?? null} sizes="56px" className="rounded-sm" />
      <div className="min-w-0">
        <label htmlFor={id} translate="no" className="block truncate text-body font-strong">
          <span className="sr-only">Maximum on </span>
          {lot.title}
        </label>
        <p className="text-small text-text-2">
          {leads ? "You lead" : place === 0 ? "Bids first" : `Bids if you are outbid on lot ${place}`} · ends{" "}
          {shortInstant(lot.live.end)}
        </p>
      </div>
      <div className="max-lg:col-start-2 max-lg:col-end-4">
        {leads ? (
          <span className="text-body tabular-nums">AED {text}</span>
        ) : (
          <AmountField
            id={id}
            value={text}
            onText={onText}
            invalid={wrong !== null}
            describedBy={`${id}-more`}
          />
        )}
      </div>
      <p
        id={`${id}-more`}
        className={cn(
          "text-small tabular-nums max-lg:col-start-2 max-lg:col-end-4 lg:text-end",
          wrong === null ? "text-text-2" : "text-red",
        )}
      >
        {wrong ??
          (max === null ? (
            `Next bid ${money(lot.live.next_min)}`
          ) : (
            <>
              You pay <strong className="font-strong text-text">{money(pays(lot, max, config))}</strong> at
              most
            </>
          ))}
      </p>
    </li>
  );
}
