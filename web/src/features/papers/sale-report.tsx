import { ledger, money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Printer, Sheet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ClientLink } from "#/components/client-link.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { useSaving } from "#/components/save-file-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { count, perCentWord } from "#/lib/format/counts.ts";
import { type SaleReport, saleOnPaper, saleReportQuery, saleSheet } from "./queries.ts";
import { SaleChart } from "./sale-chart.tsx";
import { lotsWord, saleWord } from "./words.ts";

/** The buttons that save the report of a sale, as Excel and on A4. */
export function SaleFiles({ id }: { id: number }) {
  const sheet = useSaving(() => saleSheet(id));
  const paper = useSaving(() => saleOnPaper(id));
  return (
    <>
      <Button size="sm" aria-disabled={sheet.busy || undefined} onClick={sheet.save}>
        <Sheet aria-hidden size={16} strokeWidth={1.75} /> {sheet.busy ? "Writing…" : "Excel"}
      </Button>
      <Button size="sm" aria-disabled={paper.busy || undefined} onClick={paper.save}>
        <Printer aria-hidden size={16} strokeWidth={1.75} /> {paper.busy ? "Making…" : "A4"}
      </Button>
    </>
  );
}

/** The report of a sale: six numbers, the picture, and its lots, buyers and sellers. */
export function SaleReportView({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(saleReportQuery(id));
  if (!data && error) {
    return (
      <ErrorBlock
        className="mt-5"
        title="The report could not be loaded."
        safe="Nothing is lost."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="mt-5 h-96" />;
  return (
    <>
      <Totals totals={data.totals} />
      <SaleChart lots={data.lots} />
      <Parts report={data} />
    </>
  );
}

function Totals({ totals }: { totals: SaleReport["totals"] }) {
  const { lots, sold, hammer, to_guide: guide, seconds_per_lot: seconds, fee, vat, unpaid } = totals;
  const facts = [
    ["Hammer total, AED", money(hammer), `${lotsWord(sold)} sold`],
    ["Sold", lots === 0 ? "none" : `${Math.round((100 * sold) / lots)} %`, `${sold} of ${lotsWord(lots)}`],
    ["Against the guide", perCentWord(guide), "middle of the guide, sold lots"],
    [
      "Time per lot",
      seconds === null ? "none" : `${seconds} s`,
      seconds ? `${Math.round(3_600 / seconds)} lots an hour` : "from hammer to hammer",
    ],
    ["Fee and VAT, AED", ledger(fee + vat), `${ledger(fee)} + ${ledger(vat)}`],
    [
      "Unpaid, AED",
      ledger(totals.unpaid_sum),
      totals.first_due === null
        ? lotsWord(unpaid)
        : `${lotsWord(unpaid)}, first due ${shortInstant(totals.first_due)}`,
    ],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line-2 bg-line lg:grid-cols-3 2xl:grid-cols-6">
      {facts.map(([term, value, about]) => (
        <div key={term} className="bg-white px-4 py-3">
          <dt className="text-small text-text-2">{term}</dt>
          <dd translate="no" className="text-h2 break-words tabular-nums">
            {value}
          </dd>
          <dd className="text-small text-pretty text-text-2">{about}</dd>
        </div>
      ))}
    </dl>
  );
}

const PARTS = ["lots", "buyers", "sellers"] as const;
const PART_WORDS = { lots: "By lot", buyers: "By buyer", sellers: "By seller" } as const;
const CHANNELS = { room: "Room", phone: "Phone", net: "Net" } as const;

function Parts({ report }: { report: SaleReport }) {
  const [part, setPart] = useState<(typeof PARTS)[number]>("lots");
  const { channels } = report.totals;
  return (
    <section aria-label="Results" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <fieldset aria-label="Part" className="flex gap-2">
          {PARTS.map((each) => (
            <Button
              key={each}
              size="sm"
              aria-pressed={each === part}
              className="aria-pressed:border-blue aria-pressed:bg-blue-tint aria-pressed:text-blue-deep"
              onClick={() => setPart(each)}
            >
              {PART_WORDS[each]}{" "}
              <span className="font-normal tabular-nums">{count(report[each].length)}</span>
            </Button>
          ))}
        </fieldset>
        <p className="text-small text-text-2 tabular-nums">
          {channels
            .map(({ channel, lots, hammer }) => `${CHANNELS[channel]} ${lotsWord(lots)} ${money(hammer)}`)
            .join(" · ")}
        </p>
      </div>
      {report[part].length === 0 ? (
        <p className="mt-3 text-body text-text-2">None in this sale.</p>
      ) : (
        <ol className="mt-3 border-t border-line-2">
          {part === "lots" && <LotHead />}
          {part === "lots"
            ? report.lots.map((lot) => <LotRow key={lot.id_auction} lot={lot} />)
            : report[part].map((party) => <PartyRow key={party.id_user} party={party} />)}
        </ol>
      )}
    </section>
  );
}

const LOT_COLUMNS =
  "xl:grid-cols-[2rem_minmax(0,1.6fr)_minmax(0,1fr)_6rem_10.5rem_6rem_5rem_6rem_4rem_8rem] xl:gap-x-3";

/** The names of the columns, at a desk. */
function LotHead() {
  const [texts, numbers] = ["text-start", "text-end"];
  const columns = [
    ["Lot", numbers],
    ["", texts],
    ["Seller", texts],
    ["Minimum", numbers],
    ["Guide", numbers],
    ["Hammer, AED", numbers],
    ["To guide", numbers],
    ["Buyer", texts],
    ["Time", numbers],
    ["Result", texts],
  ] as const;
  return (
    <li
      aria-hidden
      className={cn("hidden border-b border-line-2 py-2 text-small text-text-2 xl:grid", LOT_COLUMNS)}
    >
      {columns.map(([name, side]) => (
        <span key={name} className={cn("truncate", side)}>
          {name}
        </span>
      ))}
    </li>
  );
}

function LotRow({ lot }: { lot: SaleReport["lots"][number] }) {
  const { minimum, guide, price, to_guide: share, mark, seconds } = lot;
  const word = saleWord(lot);
  const isSale = lot.result === "sold" || lot.result === "decides";
  return (
    <li
      className={cn(
        "relative grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5 text-body hover:bg-salt xl:items-center",
        LOT_COLUMNS,
      )}
    >
      <span className="text-end font-strong tabular-nums">{lot.position}</span>
      <div className="min-w-0">
        <Link
          to="/auction/$id"
          params={{ id: String(lot.id_auction) }}
          className="block truncate font-strong after:absolute after:inset-0"
        >
          {lot.title}
        </Link>
        <span className="block text-small text-text-2 xl:hidden">
          {word}
          {isSale && mark !== null && ` · ${mark}`}
          {isSale && share !== null && ` · ${perCentWord(share)}`}
        </span>
      </div>
      <Wide start>{lot.seller}</Wide>
      <Wide>{minimum === null ? "None" : money(minimum)}</Wide>
      <Wide>{guide && `${money(guide.low)}–${money(guide.high)}`}</Wide>
      <span translate="no" className="text-end font-strong tabular-nums">
        {price === null || !isSale ? "–" : money(price)}
      </span>
      <Wide className={share !== null && share < 0 ? "text-orange" : ""}>
        {isSale && share !== null && perCentWord(share)}
      </Wide>
      <Wide start>{isSale && mark}</Wide>
      <Wide>{seconds !== null && `${seconds} s`}</Wide>
      <Wide start>{word}</Wide>
    </li>
  );
}

interface WideProps {
  children: ReactNode;
  /** Whether it is a text. */
  start?: boolean;
  className?: string;
}

/** A cell that a phone leaves out. */
function Wide({ children, start = false, className }: WideProps) {
  return (
    <span
      className={cn(
        "min-w-0 truncate text-text-2 tabular-nums max-xl:hidden",
        !start && "text-end",
        className,
      )}
    >
      {children}
    </span>
  );
}

function PartyRow({ party }: { party: SaleReport["buyers"][number] }) {
  const { id_user: id, name, lots, sold, hammer, unpaid } = party;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 text-body">
      <ClientLink id={id} className="truncate font-strong">
        {name}
      </ClientLink>
      <span translate="no" className="text-end font-strong tabular-nums">
        {money(hammer)}
      </span>
      <span className="text-small text-text-2">
        {lots === sold ? lotsWord(lots) : `${sold} of ${lotsWord(lots)} sold`}
      </span>
      <span className="text-end text-small text-orange tabular-nums">
        {unpaid > 0 && `${ledger(unpaid)} unpaid`}
      </span>
    </li>
  );
}
