/** Defects that only a second reply shows, which level full finds: money, counters, notices and origins that disagree. */
import { atLevel, changingData, changingHeaders, type Reply } from "./damage.ts";

type Row = Reply["body"];

export const agreementDefects = atLevel("full", [
  {
    name: "a ledger that lost its newest row",
    about: "listOperations",
    says: /Sum of the ledger.*: sum: expected/s,
    spoil: changingData(/\/balance\/history$/, ({ items }) => items.shift()),
  },
  {
    name: "sums of a period that leave money out",
    about: "listOperations",
    says: /: sums: expected/,
    spoil: changingData(/\/balance\/history\/sum$/, (data) => data.in--),
  },
  {
    name: "a payment that is credited with its fee",
    about: "listOperations",
    says: /The balance: balance_summ: expected/,
    spoil: changingData(/\/auth\/balance$/, (data) => data.balance_summ++),
  },
  {
    name: "an invoice with another amount for the staff",
    about: "listInvoices",
    says: /The invoice: staff\.amount: expected/,
    spoil: changingData(/\/payments\/list$/, ({ items }) =>
      items.forEach((row: Row) => row.invoice.amount++),
    ),
  },
  {
    name: "a counter that forgets",
    about: "listFavoriteLots",
    says: /With the favorite: favorites: expected 1, got 0/,
    spoil: changingData(/\/navinfo$/, (data) => (data.favorites = 0)),
  },
  {
    name: "a section that is counted wrongly",
    about: "listMyLotsInSection",
    says: /Counts of the sections: leading: expected 1, got 2/,
    spoil: changingData(/\/my\/ffcounters$/, (data) => data.leading++),
  },
  {
    name: "a group that keeps its other maximum after a win",
    about: "listGroups",
    says: /The lots of a group with a won lot: \d+: expected "cancelled", got "asleep"/,
    spoil: changingData(/\/my\/groups$/, ({ items }) =>
      items?.forEach(({ lots }: Row) =>
        lots.forEach((one: Row) => one.state === "cancelled" && (one.state = "asleep")),
      ),
    ),
  },
  {
    name: "a reply for one origin that caches give to others",
    about: null,
    says: /The reply: vary: expected "Origin", got null/,
    spoil: changingHeaders(/\/config$/, (sent) => sent.delete("vary")),
  },
  {
    name: "a cookie that other origins may send",
    about: null,
    says: /May send cookies: expected null, got "true"/,
    spoil: changingHeaders(/^/, (sent) => {
      if (sent.has("access-control-allow-origin")) sent.set("access-control-allow-credentials", "true");
    }),
  },
  {
    name: "a payment that the ledger books with another amount",
    about: "getSettlement",
    says: /Payments of the buyer: .*expected/,
    spoil: changingData(/\/balance\/history$/, ({ items }) => {
      for (const row of items) if (row.type === "payment") row.amount--;
    }),
  },
  {
    name: "a service that the ledger books with another amount",
    about: "orderService",
    says: /Services in the ledger: .*expected/,
    spoil: changingData(/\/balance\/history$/, ({ items }) => {
      for (const row of items) if (row.type === "service") row.amount--;
    }),
  },
  {
    name: "a cancelled service that the period does not give back",
    about: "orderService",
    says: /A cancelled service: .*expected/,
    spoil: changingData(/\/history\/sum$/, ({ by_type: sums }) => {
      if (sums.service === 0) sums.service = -1;
    }),
  },
  {
    name: "proceeds that the period sums up twice",
    about: "getSettlement",
    says: /Proceeds of the seller: .*expected/,
    spoil: changingData(/\/history\/sum$/, ({ by_type: sums }) => {
      if (sums.proceeds) sums.proceeds *= 2;
    }),
  },
  {
    name: "a settlement that the seller sees with another price",
    about: "getSettlement",
    says: /The settlement for the buyer and the seller: .*expected/,
    spoil: changingData(/\/sale\/lots$/, ({ items }) => {
      for (const { settlement } of items) if (settlement) settlement.amount++;
    }),
  },
  {
    name: "a settlement whose parts are not its sum",
    about: "getSettlement",
    says: /The settlement for the staff: .*expected/,
    spoil: changingData(/\/settlements\/\d+$/, ({ sale }) => sale.settlement.fee++),
  },
  {
    name: "a payout that the staff read with another amount",
    about: "listRefundRequests",
    says: /A payout that waits: .*expected/,
    spoil: changingData(/\/refunds\/list$/, ({ items }) => {
      for (const { refund } of items) refund.amount++;
    }),
  },
  {
    name: "a payout that stays reserved when it is paid",
    about: "listRefundRequests",
    says: /A paid payout: .*expected/,
    spoil: changingData(/\/auth\/balance$/, (data) => {
      if (data.balance_summ < 100_000) data.balance_reserv = 700;
    }),
  },
  {
    name: "a notice that comes twice",
    about: "listNotifications",
    says: /Notices of the lost lead: expected 1, got 2/,
    spoil: changingData(/\/notifications$/, ({ items }) => {
      if (items[0]?.kind === "outbid") items.push(items[0]);
    }),
  },
  {
    name: "notices that are never read",
    about: "listNotifications",
    says: /Still unread: expected/,
    spoil: changingData(/\/notifications\/read$/, (data) => data.unread++),
  },
  {
    name: "a page of this machine that may not call",
    about: null,
    says: /The answer to the preflight: .*expected/,
    spoil: changingHeaders(/\/auction\/makebid$/, (sent) => sent.delete("access-control-allow-origin")),
  },
]);
