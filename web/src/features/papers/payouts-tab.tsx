import { ledger } from "@marsa/api-spec/amounts";
import { shortDay } from "@marsa/api-spec/dates";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ClientLink } from "#/components/client-link.tsx";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { BAR_BUTTON, ChosenBar } from "#/components/list/chosen-bar.tsx";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { type PayoutDue, payoutsQuery, runPayouts } from "./queries.ts";
import { StatementDrawer } from "./statement-drawer.tsx";
import { HINDRANCE_WORDS, lotsWord } from "./words.ts";

const TITLE = "payouts-title";
const STATES = [{ state: "due", word: "To pay out" }] as const;
const EMPTY = {
  due: {
    title: "Nothing is due",
    text: "Sellers appear here a day after the handover of a lot, when no buyer can claim any more.",
  },
} as const;

/** What is due to sellers: the staff choose, and pay it out with a statement each. */
export function PayoutsTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [address, go] = useListAddress("payouts", search, ["due"]);
  const { q = "", state } = address;
  const query = useInfiniteQuery(payoutsQuery(q));
  const [open, setOpen] = useState<PayoutDue | null>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState(false);
  const pages = query.data?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  const chosen = rows?.filter((row) => chosenIds.has(row.id_user) && row.hindrance === null) ?? [];
  const total = chosen.reduce((sum, { due }) => sum + due, 0);
  const clear = () => setChosenIds(new Set());
  const choose = (id: number, isChosen: boolean) =>
    setChosenIds((before) => new Set([...before].filter((one) => one !== id).concat(isChosen ? id : [])));
  return (
    <ListScreen
      title="Payouts to sellers"
      titleId={TITLE}
      about={`${pages?.[0] ? `AED ${ledger(pages[0].sum)} is due. ` : ""}A payout waits in Refunds for its bank file.`}
      what="payouts"
      search={{ placeholder: "Seller", q, onSearch: (words) => go({ state, q: words }) }}
      states={STATES}
      state={state}
      counts={pages?.[0] && { due: pages[0].total }}
      onState={() => go({ ...address, state })}
      query={query}
      rows={rows?.map((row) => (
        <DueRow
          key={row.id_user}
          row={row}
          isChosen={chosen.includes(row)}
          onChoose={(isChosen) => choose(row.id_user, isChosen)}
          onOpen={() => setOpen(row)}
        />
      ))}
      empty={EMPTY}
      onClear={() => go({ state })}
    >
      {chosen.length > 0 && (
        <ChosenBar
          label="Chosen payouts"
          count={chosen.length}
          total={total}
          note="Each seller gets a numbered statement. From AED 10,000 on a colleague signs the payout first."
        >
          <Button className="grow border-white max-sm:w-full" onClick={() => setAsking(true)}>
            Pay out
          </Button>
          <Button className={`grow sm:grow-0 ${BAR_BUTTON}`} onClick={clear}>
            Clear
          </Button>
        </ChosenBar>
      )}
      {asking && chosen.length > 0 && (
        <RunDialog chosen={chosen} total={total} onDone={clear} onClose={() => setAsking(false)} />
      )}
      {open && (
        <StatementDrawer of={{ seller: open.id_user }} returnTo={TITLE} onClose={() => setOpen(null)} />
      )}
    </ListScreen>
  );
}

interface RunDialogProps {
  chosen: readonly PayoutDue[];
  /** AED. */
  total: number;
  onDone: () => void;
  onClose: () => void;
}

function RunDialog({ chosen, total, onDone, onClose }: RunDialogProps) {
  const sellers = chosen.length === 1 ? chosen[0]!.seller : `${chosen.length} sellers`;
  async function run() {
    const { payouts } = await runPayouts(chosen.map(({ id_user: id }) => id));
    const toSign = payouts.filter(({ to_be_signed: waits }) => waits).length;
    const signing = toSign === 0 ? "" : ` ${toSign} to be signed by a colleague.`;
    void toast({ text: `Payouts over AED ${ledger(total)} wait in Refunds.${signing}` });
  }
  return (
    <ConfirmDialog
      title={`Pay out to ${sellers}?`}
      text={`AED ${ledger(total)}. Each seller gets a numbered statement and is told. The amounts are reserved until the transfer is marked as paid out.`}
      press="Pay out"
      safe="No money was moved."
      onAct={run}
      onDone={() => {
        onDone();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface DueRowProps {
  row: PayoutDue;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
}

function DueRow({ row, isChosen, onChoose, onOpen }: DueRowProps) {
  const { id_user: id, seller, lots, due, since, account, hindrance } = row;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_10rem_7rem] lg:items-center">
      <div className="flex min-w-0 gap-3">
        <Checkbox
          aria-label={`Choose the payout to ${seller}`}
          checked={isChosen}
          disabled={hindrance !== null}
          onCheckedChange={onChoose}
          className="mt-0.5"
        />
        <div className="min-w-0 flex-1">
          <ClientLink id={id} className="block truncate text-body font-strong">
            {seller}
          </ClientLink>
          <p className="mt-0.5 text-small text-pretty break-words text-text-2">
            {lotsWord(lots)}, the first handed over {shortDay(since)}
            {account && ` · ${account.recipient}, ${account.iban}, ${account.bank}`}
          </p>
          {hindrance !== null && (
            <p className="mt-0.5 text-small font-strong text-orange">{HINDRANCE_WORDS[hindrance]}</p>
          )}
        </div>
      </div>
      <div className="flex items-center justify-between gap-4 ps-7.5 lg:contents">
        <p translate="no" className="text-body font-strong tabular-nums lg:text-end">
          AED {ledger(due)}
        </p>
        <div className="lg:text-end">
          <Button size="sm" aria-label={`Statement of ${seller}`} onClick={onOpen}>
            Statement
          </Button>
        </div>
      </div>
    </li>
  );
}
