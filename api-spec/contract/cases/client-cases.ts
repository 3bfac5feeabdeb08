/** Cases of the back office: clients and their audit. */
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { asAdmin, confirmedAdmin } from "../base/confirmed.ts";
import type { Answers } from "../base/target.ts";

/** A new person of this kind, with a profile. */
const somebody = (as: string): readonly Step[] => [
  { id: "makeTokens", call: () => ({ body: { count: 1, as, deposit: 0 } }) },
  { id: "getMe", call: (_, [made]) => ({ token: made?.body.data[0].access_token }) },
];
const idIn = ([made]: Answers): number => made?.body.data[0].id_user;
const profileIn = ([, me]: Answers): number => me?.body.data.id_profile;

const confirmed = confirmedAdmin();

const PASSWORD = "a-new-password";
const NO_CONFIRMATION = { "x-confirm": "not-a-confirmation-at-all" };
const manager: Case["call"] = ({ people }) => ({ token: people.manager });
const NOBODY = { id_user: UNKNOWN_ID, roles: ["buyer"], ustatus: "confirmed" };

export const clientSuccesses: readonly Case[] = [
  success("listClients", ({ people }) => ({ token: people.backoffice, body: { limit: 5, sort: "name" } })),
  success("getDesk", ({ people }) => ({ token: people.backoffice })),
  success("countClients", ({ people }) => ({ token: people.backoffice, body: {} })),
  success("exportClients", ({ people }) => ({
    token: people.backoffice,
    body: { filter: { tab: "locked" } },
  })),
  success("listAudit", ({ people }) => ({ token: people.backoffice, body: { limit: 5 } })),
  success("exportAudit", ({ people }) => ({ token: people.backoffice, body: { state: "profile" } })),
  {
    ...success("getClient", ({ people }, before) => ({
      token: people.backoffice,
      path: { id: idIn(before) },
    })),
    after: somebody("buyer"),
  },
  {
    ...success("acceptProfile", ({ people }, before) => ({
      token: people.manager,
      body: { id_profile: profileIn(before) },
    })),
    after: somebody("standby"),
  },
  {
    ...success("setUserPassword", (_, before) => ({
      ...asAdmin(before),
      body: { id_user: idIn(before.slice(3)), password: PASSWORD },
    })),
    after: [...confirmed, ...somebody("buyer").slice(0, 1)],
  },
  {
    ...success("setUserRoles", (_, before) => ({
      ...asAdmin(before),
      body: { id_user: idIn(before.slice(3)), roles: ["auctioneer"], ustatus: "confirmed" },
    })),
    after: [...confirmed, ...somebody("registered").slice(0, 1)],
  },
];

const STAFF_CALLS = ["listClients", "countClients", "exportClients", "listAudit", "exportAudit"] as const;

export const clientRefusals: readonly Case[] = [
  ...STAFF_CALLS.map((id) =>
    refused(id, "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({ token: bidder, body: {} })),
  ),
  refused("getDesk", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({ token: bidder })),
  refused("listClients", "refuses an unknown cursor", 422, "VALIDATION", ({ people }) => ({
    token: people.backoffice,
    body: { after: "nowhere" },
  })),
  refused("acceptProfile", "is only for managers", 403, "ROLE_FORBIDDEN", ({ people, client }) => ({
    token: people.backoffice,
    body: { id_profile: client },
  })),
  refused("acceptProfile", "accepts only a profile under review", 409, "STALE", (testData) => ({
    ...manager(testData, []),
    body: { id_profile: testData.client },
  })),
  refused("acceptProfile", "refuses an unknown profile", 404, "NOT_FOUND", (testData) => ({
    ...manager(testData, []),
    body: { id_profile: UNKNOWN_ID },
  })),
  refused("getClient", "is for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    path: { id: 1 },
  })),
  refused("getClient", "knows nobody who is not there", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    path: { id: UNKNOWN_ID },
  })),
  refused("setUserPassword", "is only for managers", 403, "ROLE_FORBIDDEN", ({ people }) => ({
    token: people.backoffice,
    headers: NO_CONFIRMATION,
    body: { id_user: UNKNOWN_ID, password: PASSWORD },
  })),
  refused("setUserPassword", "asks for the password first", 403, "CONFIRM_REQUIRED", (testData) => ({
    ...manager(testData, []),
    headers: NO_CONFIRMATION,
    body: { id_user: UNKNOWN_ID, password: PASSWORD },
  })),
  {
    ...refused("setUserPassword", "knows nobody who is not there", 404, "NOT_FOUND", (_, before) => ({
      ...asAdmin(before),
      body: { id_user: UNKNOWN_ID, password: PASSWORD },
    })),
    after: confirmed,
  },
  {
    ...refused("setUserRoles", "changes only what the caller has seen", 409, "STALE", (_, before) => ({
      ...asAdmin(before),
      body: {
        id_user: idIn(before.slice(3)),
        roles: ["buyer"],
        ustatus: "confirmed",
        seen: { roles: ["auctioneer"], ustatus: "admin" },
      },
    })),
    after: [...confirmed, ...somebody("registered").slice(0, 1)],
  },
  refused("setUserRoles", "requires the password first", 403, "CONFIRM_REQUIRED", ({ people }) => ({
    token: people.admin,
    headers: NO_CONFIRMATION,
    body: NOBODY,
  })),
  {
    ...refused("setUserRoles", "refuses an unknown user", 404, "NOT_FOUND", (_, before) => ({
      ...asAdmin(before),
      body: NOBODY,
    })),
    after: confirmed,
  },
  {
    ...refused("setUserRoles", "refuses a person with open bids", 409, "ACCOUNT_BUSY", (_, before) => ({
      ...asAdmin(before),
      body: { id_user: before[3]?.body.data.id_user, roles: ["backoffice"], ustatus: "confirmed" },
    })),
    // The owner of the maximum on the secret lot leads there.
    after: [...confirmed, { id: "getMe", call: ({ secretBidder }) => ({ token: secretBidder }) }],
  },
];
