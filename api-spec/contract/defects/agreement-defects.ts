/** Defects that only a second reply shows, which level full finds: money, counters, pages and origins that disagree. */
import { atLevel, changingData, changingHeaders, misreading, type Reply } from "./damage.ts";

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
    name: "a second page of one's own lots that is the first one",
    about: "listMyLotsInSection",
    says: /Different rows|listMyLotsInSection in pages of two/,
    spoil: misreading(/\/my\/lots\/leading$/, (body) => delete body.after),
  },
  {
    name: "a total of the audit that is one too many",
    about: "listAudit",
    says: /total and rows: expected/,
    spoil: changingData(/\/backoffice\/audit$/, (data) => data.total++),
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
]);
