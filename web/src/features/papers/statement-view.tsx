import { grouped, ledger } from "@marsa/api-spec/amounts";
import { day, shortDay } from "@marsa/api-spec/dates";
import { cn } from "#/lib/cn.ts";
import type { Statement } from "./queries.ts";

type Line = Statement["lines"][number];

/** A vendor statement on screen: by lot, summed, what is kept, and what is paid out. */
export function StatementView({ statement }: { statement: Statement }) {
  const { lines, payout, seller } = statement;
  if (lines.length === 0)
    return <p className="text-body text-pretty text-text-2">No paid sale waits to be paid out.</p>;
  return (
    <>
      <p className="text-small text-text-2">
        {seller.name}
        {seller.trn !== "" && ` · TRN ${seller.trn}`}
      </p>
      <ul aria-label="Sold lots" className="mt-2 border-t border-line">
        {lines.map((line) => (
          <LotLine key={line.id_auction} line={line} />
        ))}
      </ul>
      <Sums statement={statement} />
      {payout && (
        <p className="mt-4 text-small text-pretty break-words text-text-2">
          {payout.number}: to {payout.recipient}, {payout.iban}, {payout.bank}.{" "}
          {payout.status === "paid"
            ? `Paid out${payout.value_date === null ? "" : `, value ${day(payout.value_date)}`}.`
            : payout.status === "declined"
              ? "Declined: the amount is in the deposit."
              : "On its way to the bank."}
        </p>
      )}
      <VatNote statement={statement} />
    </>
  );
}

const KEPT = {
  free: null,
  claim: "kept while the buyer may claim",
  handover: "kept until handover",
} as const;

function LotLine({ line }: { line: Line }) {
  const { lot, title, hammer, vat_inside: inside, fee, vat_on_fee: vat, claim, to_you: toYou } = line;
  const kept = KEPT[line.state];
  const parts = [
    `Hammer ${grouped(String(hammer))}`,
    inside !== null && `VAT inside ${ledger(inside)}`,
    fee > 0 && `fee −${ledger(fee)}`,
    fee > 0 && `VAT on it −${ledger(vat)}`,
    claim > 0 && `claim −${ledger(claim)}`,
  ];
  return (
    <li className="border-b border-line py-2.5 text-body">
      <p className="flex items-baseline justify-between gap-4 font-strong">
        <span className="min-w-0 break-words">
          {title} <span className="font-normal text-text-2">lot {lot}</span>
        </span>
        <span translate="no" className="shrink-0 tabular-nums">
          {ledger(toYou)}
        </span>
      </p>
      <p className="mt-0.5 text-small text-pretty text-text-2 tabular-nums">
        {parts.filter(Boolean).join(" · ")}
      </p>
      <p className={cn("mt-0.5 text-small", kept === null ? "text-text-2" : "font-strong text-orange")}>
        {line.handed_over === null ? "Not handed over" : `Handed over ${shortDay(line.handed_over)}`}
        {kept !== null && `, ${kept}`}
      </p>
    </li>
  );
}

function Sums({ statement: { sums, kept, used, paid_out: paid, number } }: { statement: Statement }) {
  const rows: readonly (readonly [term: string, amount: number, sign: "" | "−"])[] = [
    ["Hammer prices", sums.hammer, ""],
    ["Seller’s fee", sums.fee, "−"],
    ["VAT on the fee", sums.vat_on_fee, "−"],
    ["Claims", sums.claim, "−"],
    ["To you", sums.to_you, ""],
    ["Kept until handover", kept.handover, "−"],
    ["Kept while buyers may claim", kept.claim, "−"],
    ["Used from the deposit before", used, "−"],
  ];
  const always = new Set([
    "Hammer prices",
    "Seller’s fee",
    "VAT on the fee",
    "To you",
    "Kept until handover",
  ]);
  return (
    <dl className="mt-4 rounded-md bg-salt px-3.5 py-1 text-body">
      {rows
        .filter(([term, amount]) => amount > 0 || always.has(term))
        .map(([term, amount, sign]) => (
          <div
            key={term}
            className={cn(
              "flex items-baseline justify-between gap-4 border-b border-line py-2",
              term === "To you" && "font-strong",
            )}
          >
            <dt className={term === "To you" ? "" : "text-text-2"}>{term}</dt>
            <dd translate="no" className="tabular-nums">
              {amount > 0 && sign}
              {ledger(amount)}
            </dd>
          </div>
        ))}
      <div className="flex items-baseline justify-between gap-4 py-2.5 font-strong">
        <dt>{number === null ? "Can be paid out now" : "Paid out"}</dt>
        <dd translate="no" className="text-h3 tabular-nums">
          AED {ledger(paid)}
        </dd>
      </div>
    </dl>
  );
}

function VatNote({ statement: { sums, invoices } }: { statement: Statement }) {
  return (
    <p className="mt-3 text-small text-pretty break-words text-text-2">
      {sums.vat_inside > 0 &&
        `The hammer prices contain VAT of AED ${ledger(sums.vat_inside)}, which the seller declares. It is part of the sum, not deducted from it. `}
      {invoices.length > 0 && `Tax invoices of the fee: ${invoices.join(", ")}.`}
    </p>
  );
}
