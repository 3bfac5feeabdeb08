/** Cases of the reports of a lot: read before the bid, replaced, and the question whether a maximum stays. */
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import type { Answered, Answers } from "../base/target.ts";

/** A page without words. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
`;

function report(): FormData {
  const form = new FormData();
  form.set("kind", "lot_report");
  form.set("file", new Blob([PDF]), "Inspection report.pdf");
  return form;
}

/** One made lot in eight has no report. */
const LOTS = 4;

/** A seller and their open lot with a report; then a bidder's maximum on it. */
const made: readonly Step[] = [
  { id: "makeTokens", call: () => ({ body: { count: 1, as: "seller" } }) },
  {
    id: "makeLots",
    call: (_, [seller]) => ({
      body: { count: LOTS, start_price: 1_000, step: 100, seller: seller?.body.data[0].id_user },
    }),
  },
  ...Array.from({ length: LOTS }, (_made, place): Step => ({
    id: "getLot",
    call: (_, [, lots]) => ({ path: { id: lots?.body.data.ids[place] } }),
  })),
  {
    id: "makebid",
    call: ({ bidder }, before) => ({
      token: bidder,
      body: { id_auction: lotIn(before), price: 2_000, mode: "max" },
    }),
  },
  { id: "uploadFile", call: (_, before) => ({ token: sellerIn(before), form: report() }) },
];
const sellerIn = ([seller]: Answers): string => seller?.body.data[0].access_token;
const versionOf = (lot: Answered | undefined): number | undefined =>
  lot?.body.data.documents.find((each: { report: object | null }) => each.report)?.report.id_document;
const withReport = (before: Answers) => before.slice(2, 2 + LOTS).find((lot) => versionOf(lot) !== undefined);
const lotIn = (before: Answers): number => withReport(before)?.body.data.id_auction;
const versionIn = (before: Answers): number => versionOf(withReport(before))!;

const replace: Case["call"] = (_, before) => ({
  token: sellerIn(before),
  body: {
    id_auction: lotIn(before),
    id_document: versionIn(before),
    id_file: before[3 + LOTS]?.body.data.id_file,
  },
});
const replaced: Step = { id: "replaceReport", call: replace };
const keep: Case["call"] = ({ bidder }, before) => ({
  token: bidder,
  body: { id_auction: lotIn(before) },
});

export const reportSuccesses: readonly Case[] = [
  success("listReports", ({ bidder, lot }) => ({ token: bidder, path: { id: lot } })),
  { ...success("replaceReport", replace), after: made },
  { ...success("keepMax", keep), after: [...made, replaced] },
];

export const reportRefusals: readonly Case[] = [
  refused("listReports", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    path: { id: UNKNOWN_ID },
  })),
  refused(
    "listReports",
    "refuses a person without a confirmed contact",
    403,
    "VERIFICATION_REQUIRED",
    ({ people, lot }) => ({ token: people.unverified, path: { id: lot } }),
  ),
  refused("replaceReport", "refuses the lot of another person", 404, "NOT_FOUND", ({ bidder, lot }) => ({
    token: bidder,
    body: { id_auction: lot, id_document: 1, id_file: 2 },
  })),
  {
    ...refused("replaceReport", "refuses to replace an earlier version", 409, "STALE", replace),
    after: [...made, replaced],
  },
  refused("keepMax", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID },
  })),
  { ...refused("keepMax", "refuses an answer without a question", 409, "STALE", keep), after: made },
];
