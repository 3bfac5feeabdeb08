import { useWallet } from "#/lib/money/wallet.ts";
import { OPERATION_WORDS } from "@marsa/api-spec/operation-words";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { OPERATION_TYPES } from "../model/read-address.ts";
import { sumsQuery } from "../model/queries.ts";
import { type Period, periodText } from "../model/period.ts";
import { signedLedger } from "../model/history-words.ts";

/** The sums of the period by type, with their effect on the available amount. */
export function Sums({ period }: { period: Period }) {
  const wallet = useWallet();
  const { data } = useQuery(sumsQuery(period));
  if (!data) return <Skeleton className="mt-6 h-24" />;
  const rows = OPERATION_TYPES.flatMap((type) => {
    const aed = data.by_type[type];
    return aed === undefined ? [] : [{ type, aed }];
  });
  const change = rows.reduce((sum, { aed }) => sum + Math.round(aed * 100), 0) / 100;
  return (
    <section
      aria-labelledby="sums"
      data-slot="sums"
      className="mt-6 border-t-2 border-text pt-3 lg:max-w-160"
    >
      <h3 id="sums" className="text-h3">
        Sums, {periodText(period)}
      </h3>
      <dl className="mt-1 text-body">
        {rows.map(({ type, aed }) => (
          <Sum key={type} label={OPERATION_WORDS[type]} aed={aed} />
        ))}
        <Sum label="Change of available in this period" aed={change} strong />
      </dl>
      <p className="mt-2 text-small text-pretty text-text-2 tabular-nums">
        Money in {signedLedger(data.in)}, money out {signedLedger(-data.out)}. Held amounts stay in your{" "}
        {wallet.title.toLowerCase()}.
      </p>
    </section>
  );
}

function Sum({ label, aed, strong = false }: { label: string; aed: number; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 py-1.5 ${strong ? "border-t border-line-2 font-strong" : "text-text-2"}`}
    >
      <dt>{label}</dt>
      <dd translate="no" className="text-text tabular-nums">
        {signedLedger(aed)}
      </dd>
    </div>
  );
}
