import { useInfiniteQuery } from "@tanstack/react-query";
import { notFound, useNavigate } from "@tanstack/react-router";
import { ScanLine } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import {
  readSettlementsAddress,
  scannedCode,
  SETTLEMENT_STATES,
  type SettlementsAddress,
  type SettlementState,
  settlementsSearch,
} from "../model/address.ts";
import { SettlementDrawer } from "./settlement-drawer.tsx";
import { HandoverDialog } from "./handover-dialog.tsx";
import { exportSettlements, settlementsChanged, settlementsQuery } from "../model/queries.ts";
import { SettlementRow } from "./settlement-row.tsx";
import { SETTLEMENTS_TITLE, STATE_WORDS } from "../model/words.ts";

const STATES = SETTLEMENT_STATES.map((state) => ({ state, word: STATE_WORDS[state] }));
const EMPTY: Readonly<Record<SettlementState, { title: string; text: string }>> = {
  due: { title: "Nothing is due", text: "Sales appear here until their buyers pay." },
  waiting: { title: "No sale needs you", text: "Unpaid sales appear here a day before their deadline." },
  paid: { title: "No lot waits for its handover", text: "Paid lots appear here until they are handed over." },
  handed_over: { title: "None handed over yet", text: "Lots that were handed over appear here." },
  defaulted: {
    title: "Nobody is in default",
    text: "Sales that were not paid in time appear here. You extend, release or forfeit them.",
  },
  released: { title: "None released", text: "Sales whose buyers were released appear here." },
  forfeited: { title: "None forfeited", text: "Sales whose buyers lost their hold appear here." },
  all: { title: "No sales yet", text: "Sales appear here as soon as a lot is sold." },
};

/** Sales after their auctions: the staff hand over, extend, release and forfeit. */
export function SettlementsTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const navigate = useNavigate();
  const [scanned, setScanned] = useState(() => scannedCode(location.hash));
  const address = readSettlementsAddress(search);
  if (!address) throw notFound();
  const query = useInfiniteQuery(settlementsQuery(address));
  useLinkUp(() => void settlementsChanged());
  const { q = "", state, lot, buyer, handover } = address;
  const go = (next: SettlementsAddress, replace = true) =>
    void navigate({ to: "/clients", search: settlementsSearch(next), replace, resetScroll: false });
  const takeFromAddress = useEffectEvent(() => go(address));
  useEffect(() => {
    if (scanned !== "") takeFromAddress();
  }, [scanned]);
  const pages = query.data?.pages;
  return (
    <ListScreen
      title="Settlements"
      titleId={SETTLEMENTS_TITLE}
      action={
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <SaveFileButton hint="to Excel" file={() => exportSettlements({ state, q })} />
          <Button
            variant="ink"
            className="max-sm:flex-1"
            onClick={() => go({ state, q, handover: true }, false)}
          >
            <ScanLine aria-hidden size={18} strokeWidth={1.75} />
            Hand over by code
          </Button>
        </div>
      }
      what="settlements"
      search={{
        placeholder: "Lot, number, buyer or seller",
        q,
        onSearch: (typed) => go({ state, q: typed }),
      }}
      states={STATES}
      state={state}
      counts={pages?.[0] && { ...pages[0].counts, waiting: pages[0].waiting }}
      onState={(next) => go({ state: next, q })}
      query={query}
      rows={pages
        ?.flatMap(({ items }) => items)
        .map((sale) => (
          <SettlementRow
            key={`${sale.settlement.id_auction} ${sale.id_buyer}`}
            sale={sale}
            isOpen={sale.settlement.id_auction === lot && (buyer ?? sale.id_buyer) === sale.id_buyer}
            onOpen={() =>
              go({ state, q, lot: sale.settlement.id_auction, buyer: sale.id_buyer }, lot !== undefined)
            }
          />
        ))}
      empty={EMPTY}
      noMatch={{ title: "No sale matches", text: "No lot, number, buyer or seller has these words." }}
      onClear={() => go({ state })}
    >
      {lot !== undefined && (
        <SettlementDrawer key={`${lot} ${buyer}`} id={lot} buyer={buyer} onClose={() => go({ state, q })} />
      )}
      {handover && (
        <HandoverDialog
          scanned={scanned}
          onOpenSale={(id) => go({ state, q, lot: id })}
          onClose={() => {
            setScanned("");
            go({ state, q });
          }}
        />
      )}
    </ListScreen>
  );
}
