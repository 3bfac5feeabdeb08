import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { Switch } from "#/components/ui/switch.tsx";
import { api } from "#/lib/http/api.ts";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { count } from "#/lib/format/counts.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useLot } from "#/realtime/lots/live.ts";

interface SellerBlockProps {
  lot: Schema<"LotOwner">;
  className?: string;
}

/** The seller's own data of a lot: the number of viewers, the minimum price, and whether the lot is hidden. */
export function SellerBlock({ lot, className }: SellerBlockProps) {
  const { live } = useLot(lot.id_auction, lot.live);
  const minimum = lot.min_price === null ? "None" : `AED ${money(lot.min_price)}`;
  return (
    <section
      aria-labelledby="only-you-title"
      data-slot="seller-block"
      className={cn("rounded-md bg-salt px-4 py-3.5", className)}
    >
      <h2 id="only-you-title" className="flex items-center gap-2 text-h3">
        <EyeOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        Only you see this
      </h2>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Figure name="Views" value={count(lot.views)} />
        <Figure name="Watching" value={count(lot.watching)} />
        <Figure name="Minimum price" value={minimum} />
      </dl>
      <Hiding lot={lot} status={live.status} />
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-micro text-text-2">{name}</dt>
      <dd className="text-h3 tabular-nums">{value}</dd>
    </div>
  );
}

interface HidingProps {
  lot: Schema<"LotOwner">;
  status: Schema<"LotLive">["status"];
}

/** A switch that hides the lot, or the reason why it cannot be hidden yet. */
function Hiding({ lot: { id_auction: id, hidden }, status }: HidingProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (value: boolean) => setHidden(id, value),
    onSuccess: () =>
      Promise.all([keys.lot(id), keys.lots].map((queryKey) => client.invalidateQueries({ queryKey }))),
    onError: (error) => toastRefusal("The lot is unchanged.", error),
  });
  const words = STATUS_WORDS[status];
  if (words !== undefined) return <p className="mt-3 text-small text-text-2">{words}</p>;
  return (
    <>
      <Switch
        on={hidden}
        label="Hidden"
        disabled={isPending}
        className="mt-2 min-h-11 text-body font-strong"
        onChange={(on) => mutate(on)}
      />
      <p className="text-small text-text-2">
        {hidden ? "Only you and our staff can find it." : seenBy(status)} You can change it at any time.
      </p>
    </>
  );
}

/** The reasons why a lot cannot be hidden. */
const STATUS_WORDS: Partial<Record<HidingProps["status"], string>> = {
  moderation: "Our staff are reviewing it. Nobody else sees it before it is approved.",
  active: "It can be hidden when its auction is over.",
  inProgress: "It can be hidden when its auction is over.",
  finished: "It can be hidden when its result is certain.",
  summarizing: "It can be hidden when its result is certain.",
};

function seenBy(status: HidingProps["status"]): string {
  return status === "draft" ? "A hidden draft is in your archive." : "Everybody can find it under Finished.";
}

/**
 * POST /sale/sethidden for one lot.
 * @throws the refusal of the server
 */
async function setHidden(id: number, value: boolean): Promise<void> {
  const [result] = await reply(api.POST("/sale/sethidden", { body: { id_auctions: [id], value } }));
  if (!result?.ok) throw new Error(result?.message ?? "Error, please try again later");
}
