import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Layers, Undo2 } from "lucide-react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { useWallet } from "#/lib/money/wallet.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { heldLotsQuery, type MyCard } from "../model/queries.ts";
import { HOLD_FLAGS, type Held, type Hold, shareText, untilText } from "../model/words.ts";

const SELLER_HOLDS = "Proceeds are held for a day after the handover, a requested payout until it is paid.";

/** The holds with their reasons and ends. */
export function Held({ holds }: { holds: readonly Hold[] }) {
  const ids = holds.flatMap(({ id_auction: id }) => id ?? []);
  const { data: cards } = useQuery(heldLotsQuery(ids));
  const wallet = useWallet();
  const total = holds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return (
    <section aria-labelledby="blocked" className="min-w-0">
      <h2 id="blocked" className="text-h2">
        What is blocked
      </h2>
      {holds.length === 0 ? (
        <p className="mt-2 text-body text-pretty text-text-2">
          {wallet.bids
            ? "Nothing is blocked. A bid holds its part of the deposit only while it leads."
            : `Nothing is blocked. ${SELLER_HOLDS}`}
        </p>
      ) : (
        <>
          <ul className="mt-1">
            {holds.map((hold, place) => (
              <HeldRow
                key={hold.id_auction ?? `refund ${place}`}
                hold={hold}
                card={cards?.find(({ lot }) => lot.id_auction === hold.id_auction)}
              />
            ))}
          </ul>
          <p className="flex justify-between gap-4 py-3 text-small text-text-2">
            <span className="text-pretty">
              {wallet.bids
                ? "Released the moment you are outbid. After a win it stays held until you pay."
                : SELLER_HOLDS}
            </span>
            <span translate="no" className="text-long font-strong text-text tabular-nums">
              {ledger(total)}
            </span>
          </p>
        </>
      )}
    </section>
  );
}

const heldOf = ({ lot }: MyCard): Held => ({ max: lot.mine?.max ?? null, price: lot.live.price });

function HeldRow({ hold, card }: { hold: Hold; card: MyCard | undefined }) {
  const rate = useConfig()?.deposit.rate ?? 0;
  const wallet = useWallet();
  const flag = HOLD_FLAGS[hold.why];
  // A lot in a lane has no end of its own.
  const inLane = card !== undefined && card.lot.live.lane !== null;
  const until = hold.why === "lead" && inLane ? null : hold.until;
  const share =
    hold.why === "refund" || hold.why === "claim" || !card
      ? null
      : shareText(hold.amount, heldOf(card), rate);
  return (
    <li
      data-slot="held"
      data-why={hold.why}
      className="relative grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-2.5 lg:grid-cols-[4.5rem_minmax(0,1fr)_11rem_7rem]"
    >
      {hold.id_auction === null ? (
        <span className="grid aspect-3/2 place-content-center rounded-sm bg-salt text-blue">
          {hold.why === "group" ? (
            <Layers aria-hidden size={20} strokeWidth={1.75} />
          ) : (
            <Undo2 aria-hidden size={20} strokeWidth={1.75} />
          )}
        </span>
      ) : (
        <LotPhoto picture={card?.lot.picture ?? null} sizes="72px" className="rounded-sm" />
      )}
      <div className="min-w-0">
        <h3 className="own-way truncate text-body font-strong">
          {hold.id_auction === null ? (
            hold.why === "group" ? (
              "One of these, the rest of its hold"
            ) : (
              `Requested ${wallet.payout}`
            )
          ) : (
            <Link
              to="/auction/$id"
              params={{ id: String(hold.id_auction) }}
              className="after:absolute after:inset-0 hover:text-blue"
            >
              {hold.title}
            </Link>
          )}
        </h3>
        <p className="text-small text-pretty text-text-2">
          {hold.number !== null && `Lot ${hold.number}`}
          {share !== null && ` · ${share}`}
        </p>
        <p className="text-small text-pretty text-text-2">{untilText({ why: hold.why, until })}</p>
        {flag && (
          <Pennant kind={flag.kind} className="mt-1.5 lg:hidden">
            {"word" in flag ? flag.word : undefined}
          </Pennant>
        )}
      </div>
      <div className="max-lg:hidden">
        {flag && <Pennant kind={flag.kind}>{"word" in flag ? flag.word : undefined}</Pennant>}
      </div>
      <span translate="no" className="text-end text-long font-strong tabular-nums">
        {ledger(hold.amount)}
      </span>
    </li>
  );
}
