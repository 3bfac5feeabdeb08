import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { count } from "#/lib/format/counts.ts";
import { useBalance, useConfig, useMe } from "#/lib/http/queries.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { offersToAnswerQuery } from "#/realtime/lots/offers-to-answer.ts";
import { GroupRows } from "#/features/groups/public.ts";
import { decisionsQuery } from "#/features/offer/public.ts";
import { CalendarToday } from "./calendar-today.tsx";
import type { LotLineProps } from "./lot-line.tsx";
import { LotsTable } from "./lots-table.tsx";
import { NeedsMe } from "./needs-me.tsx";
import { rocketLotsQuery, wonLotsQuery } from "../model/queries.ts";
import { aedToFils, powerAed } from "@marsa/api-spec/money";
import { ScreenLink } from "#/components/screen-link.tsx";
import { money } from "@marsa/api-spec/amounts";
import { useWallet } from "#/lib/money/wallet.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";

interface WorkbookScreenProps {
  NoteCell: LotLineProps["NoteCell"];
  /** Further lots, for a workbook that holds few. */
  more: ReactNode;
}

/** So many own lots leave room for others. */
const FEW = 3;

/** The reader's workbook ("My rocket"): urgent lots, deposit, all lots with notes, and the day. */
export function WorkbookScreen({ NoteCell, more }: WorkbookScreenProps) {
  const isSeller = useMe()?.roles.includes("seller") ?? false;
  const lots = useQuery(rocketLotsQuery);
  const won = useQuery(wonLotsQuery);
  const offers = useQuery(offersToAnswerQuery);
  const decisions = useQuery({ ...decisionsQuery, enabled: isSeller });
  useLotsTopic();
  useLinkUp(() => void queryClient.invalidateQueries({ queryKey: keys.rocketAll }));
  const mine = lots.data?.items ?? [];
  const others = { offers: offers.data ?? [], won: won.data ?? [], decisions: decisions.data ?? [] };
  const failed = [offers, lots, won, decisions].find(({ error, data }) => error && !data);
  const whole = Boolean(offers.data && lots.data && won.data && (decisions.data || !isSeller));
  return (
    <div className="mx-auto max-w-360 px-4 pt-4 pb-16 lg:px-gutter lg:pt-6">
      <h1 className="mb-4 text-h1">My rocket</h1>
      <MoneyLine />
      {failed && (
        <ErrorBlock
          className="mt-5"
          title="A part of this page could not be loaded."
          safe="Your bids, maximums and notes are safe."
          error={failed.error}
          onRetry={() => void queryClient.invalidateQueries({ queryKey: keys.rocketAll })}
        />
      )}
      {whole || failed ? (
        <>
          <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <NeedsMe lots={mine} {...others} whole={whole} />
            <div className="mt-6">
              <CalendarToday lots={mine} {...others} whole={whole} />
            </div>
          </div>
          <GroupRows />
          <section aria-labelledby="my-lots" className="mt-9">
            <h2 id="my-lots" className="text-h2">
              My lots{" "}
              {lots.data && (
                <span className="font-normal text-text-3 tabular-nums">{count(lots.data.total)}</span>
              )}
            </h2>
            {lots.data && (mine.length === 0 ? <NoLots /> : <LotsTable lots={mine} NoteCell={NoteCell} />)}
          </section>
          {lots.data && mine.length <= FEW && more}
        </>
      ) : (
        // All parts together: a part that comes later would move those below it.
        <output aria-label="Loading your lots" className="block">
          <Skeleton className="mt-6 h-40" />
          <Skeleton className="mt-9 h-96" />
        </output>
      )}
    </div>
  );
}

function NoLots() {
  return (
    <EmptyState
      title="You have no lots here yet"
      text="Lots you watch, bid on or add a note to appear here, with their price, your maximum and your note. Find a lot, and press its heart to watch it."
    >
      <Button variant="ink" size="lg" asChild>
        <Link to="/auction">Find lots</Link>
      </Button>
    </EmptyState>
  );
}

/** The deposit in one line: total, available, blocked, and the power. */
function MoneyLine() {
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
