import { Link } from "@tanstack/react-router";
import { ScreenLink } from "#/components/screen-link.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { EDIT_ROUTE, editPath } from "#/features/sale/model/edit-path.ts";
import { isDraft, type SaleState } from "#/features/sale/model/sale-state.ts";

const look = "line-clamp-2 rounded-sm text-body font-strong hover:text-blue max-lg:py-2.5";

/** The title of a lot, which links to its form or its page, and the facts that tell it from others. */
export function LotName({ card: { lot, reference }, state }: { card: SaleCard; state: SaleState }) {
  const hasScreen = useHasScreen();
  // A new draft has no facts yet, only an empty place.
  const facts = lot.facts.filter((fact) => fact !== "").slice(0, 2);
  const isForm = isDraft(state) || state === "moderation";
  return (
    <div className="min-w-0">
      {isForm ? (
        hasScreen(EDIT_ROUTE) ? (
          <ScreenLink to={editPath(lot.id_auction)} className={look}>
            <span translate="no">{lot.title}</span>
          </ScreenLink>
        ) : (
          <span translate="no" className="line-clamp-2 text-body font-strong">
            {lot.title}
          </span>
        )
      ) : (
        <Link translate="no" to="/auction/$id" params={{ id: String(lot.id_auction) }} className={look}>
          {lot.title}
        </Link>
      )}
      <p className="truncate text-small text-text-2">
        Lot {lot.number}
        {[...facts, ...(reference === null ? [] : [reference])].map((fact) => ` · ${fact}`)}
      </p>
    </div>
  );
}
