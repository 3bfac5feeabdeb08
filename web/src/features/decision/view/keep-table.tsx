import { ledgerOfFils } from "@marsa/api-spec/amounts";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { receivedWords } from "#/lib/money/received.ts";
import { FEES_FAILED } from "#/components/lot/use-you-pay.ts";
import type { DecisionTerms } from "../model/queries.ts";

/** A price, AED, and what it is called. */
export interface KeepColumn {
  readonly name: string;
  readonly price: number;
}

interface KeepProps {
  columns: readonly KeepColumn[];
  /** Null while the fees are not known. */
  terms: DecisionTerms | null;
}

/** The seller's share of each price: VAT inside, fee, rest. */
export function KeepTable({ columns, terms }: KeepProps) {
  if (!terms) return <p className="text-small text-text-2">{FEES_FAILED}</p>;
  const proceeds = columns.map(({ price }) => terms.proceeds(price));
  const { mode, rate } = terms.price.vat;
  return (
    <table className="w-full text-body tabular-nums" data-slot="keep">
      <thead>
        <tr className="border-b border-line-2 text-small text-text-2">
          <th scope="col" className="text-start font-normal">
            <span className="sr-only">Part of the price, AED</span>
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="py-2.5 text-end font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <SumRow name="Price" cells={proceeds.map(({ priceFils }) => ledgerOfFils(priceFils))} />
        {mode === "included" && (
          <SumRow
            name={vatName(rate)}
            cells={proceeds.map(({ vatInsideFils }) => minus(vatInsideFils ?? 0))}
          />
        )}
        <SumRow name="Seller’s fee" cells={proceeds.map(({ feeFils }) => minus(feeFils))} />
        <tr className="border-t-2 border-text font-strong">
          <th scope="row" className="py-2.5 text-start font-strong">
            You keep, AED
          </th>
          {proceeds.map(({ netFils }, place) => (
            <td translate="no" key={columns[place]?.name} className="py-2.5 text-end">
              {ledgerOfFils(netFils)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function SumRow({ name, cells }: { name: string; cells: readonly string[] }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 text-start font-normal text-text-2">
        {name}
      </th>
      {cells.map((cell, place) => (
        <td key={place} className="py-2.5 text-end">
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** The same for one price, on phones and in dialogs. */
export function KeepSum({ price, terms }: { price: number; terms: DecisionTerms | null }) {
  if (!terms) return <p className="py-2.5 text-small text-text-2">{FEES_FAILED}</p>;
  const proceeds = terms.proceeds(price);
  const { priceFils, vatInsideFils, feeFils, netFils } = proceeds;
  const { rate } = terms.price.vat;
  return (
    <div data-slot="keep-sum">
      <dl>
        <MoneyRow label="Price" amount={ledgerOfFils(priceFils)} />
        {vatInsideFils !== null && <MoneyRow label={vatName(rate)} amount={minus(vatInsideFils)} />}
        <MoneyRow label="Seller’s fee" amount={minus(feeFils)} />
        <MoneyRow total label="You keep" amount={`AED ${ledgerOfFils(netFils)}`} />
      </dl>
      <p className="text-small text-pretty text-text-2">{receivedWords(proceeds)}</p>
    </div>
  );
}

/** "VAT inside, 5/105". */
function vatName(rate: number): string {
  const percent = rate * 100;
  return `VAT inside, ${percent}/${100 + percent}`;
}

function minus(fils: number): string {
  return fils === 0 ? ledgerOfFils(0) : `−${ledgerOfFils(fils)}`;
}
