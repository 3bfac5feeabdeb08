import { aedToFils, powerAed } from "@marsa/api-spec/money";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { useWallet } from "#/lib/money/wallet.ts";
import { useBalance, useConfig } from "#/lib/http/queries.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";

/** The deposit in one line: total, available, blocked, and the power. */
export function MoneyLine() {
  const balance = useBalance();
  const config = useConfig();
  const hasScreen = useHasScreen();
  const wallet = useWallet();
  const { rate, min_vehicle: min } = config?.deposit ?? {};
  const power = balance && rate && min && powerAed(aedToFils(balance.available), 0, { rate, min });
  // Drawn before the figures are known, so that nothing below moves.
  const figures = [
    ["Total", balance?.balance_summ],
    ["Available", balance?.available],
    ["Blocked", balance?.balance_reserv],
    ...(wallet.bids ? ([["You can bid", power]] as const) : []),
  ] as const;
  return (
    <section
      aria-label={wallet.title}
      className="flex flex-wrap items-center gap-x-10 gap-y-3 bg-salt px-5 py-4"
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-3 max-md:gap-x-4">
        {figures.map(([word, aed]) => (
          <div key={word} className="max-md:grow max-md:basis-2/5">
            <dt className="text-small text-text-2">{word}</dt>
            <dd className="flex items-baseline gap-1 text-h2 tabular-nums">
              <span className="text-micro font-label text-text-3">AED</span>
              {aed === undefined ? "…" : money(aed)}
            </dd>
          </div>
        ))}
      </dl>
      {hasScreen("/deposit") && (
        <Button className="ms-auto" asChild>
          <ScreenLink to="/deposit">Open {wallet.title.toLowerCase()}</ScreenLink>
        </Button>
      )}
    </section>
  );
}
