/** Cases of tax documents. The documents of the reader are those of a lot that they have bought and paid. */
import { exampleOf } from "../../base/example.ts";
import type { TestData } from "../../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../../base/case.ts";
import { paid } from "./bought-lot.ts";

const listed = [
  ...paid,
  { id: "listMyPapers", call: ({ bidder }: TestData) => ({ token: bidder, body: {} }) },
] as const;

/** A call of this person about the newest document of the bidder. */
const aboutPaper =
  (tokenOf: (testData: TestData) => string): Case["call"] =>
  (testData, before) => ({
    token: tokenOf(testData),
    path: { id: before[paid.length]?.body.data.items[0]?.id_paper },
  });

const ofStaff: Case["call"] = ({ people }) => ({ token: people.backoffice, body: {} });
const house =
  (who: "admin" | "manager"): Case["call"] =>
  ({ people }) => ({ token: people[who], body: exampleOf("setPaperHouse").body });

export const paperSuccesses: readonly Case[] = [
  { ...success("listMyPapers", ({ bidder }) => ({ token: bidder, body: {} })), after: paid },
  {
    ...success(
      "getMyPaper",
      aboutPaper(({ bidder }) => bidder),
    ),
    after: listed,
  },
  success("getPaperRecipient", ({ bidder }) => ({ token: bidder })),
  success("setPaperRecipient", ({ bidder }) => ({
    token: bidder,
    body: { address: "Warehouse 7, Al Quoz", trn: "100591120700003" },
  })),
  { ...success("listPapers", ofStaff), after: paid },
  { ...success("exportPapers", ofStaff), after: paid },
  {
    ...success(
      "getPaper",
      aboutPaper(({ people }) => people.backoffice),
    ),
    after: listed,
  },
  success("getPaperHouse", ({ people }) => ({ token: people.backoffice })),
  success("setPaperHouse", house("admin")),
  success("previewPaper", house("admin")),
  success("getSellerFee", ({ people }) => ({ token: people.seller })),
  {
    ...success("setSellerFee", ({ people }, [made]) => ({
      token: people.manager,
      body: { id_user: made?.body.data[0].id_user, basis_points: 100 },
    })),
    after: [{ id: "makeTokens", call: () => ({ body: { count: 1 } }) }],
  },
];

export const paperRefusals: readonly Case[] = [
  {
    ...refused(
      "getMyPaper",
      "refuses the document of another person",
      404,
      "NOT_FOUND",
      aboutPaper(({ rival }) => rival),
    ),
    after: listed,
  },
  refused("getPaper", "refuses an unknown document", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    path: { id: UNKNOWN_ID },
  })),
  refused("getPaper", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    path: { id: 1 },
  })),
  ...(["listPapers", "exportPapers"] as const).map((id) =>
    refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
      token: bidder,
      body: {},
    })),
  ),
  refused("getPaperHouse", "is only for the back office", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
  })),
  refused("setSellerFee", "refuses an unknown person", 404, "NOT_FOUND", ({ people }) => ({
    token: people.manager,
    body: { id_user: UNKNOWN_ID, basis_points: 100 },
  })),
  refused("setSellerFee", "is only for managers", 403, "ROLE_FORBIDDEN", ({ people, client }) => ({
    token: people.backoffice,
    body: { id_user: client, basis_points: 100 },
  })),
  ...(["setPaperHouse", "previewPaper"] as const).map((id) =>
    refused(id, "is only for admins", 403, "ROLE_FORBIDDEN", house("manager")),
  ),
];
