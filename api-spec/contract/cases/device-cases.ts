/** Cases of push and of requests to be called. */
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";

const options = { auth: "auth", p256dh: "key", endpoint: "https://push.example.com/1" };
const request = { name: "Layla Hassan", phone: "+971501234567", consent: true };

const install = { id: "createInstallation", call: () => ({ body: { app: "contract" } }) } as const;
const register = {
  id: "createPushRegistration",
  call: (_, [installed]) => ({ body: { fid: installed?.body.data.fid, options } }),
} as const satisfies Step;

const asked = { id: "requestCall", call: () => ({ body: request }) } as const;
/** Takes the call that was asked for first. */
const takeAs =
  (who: "backoffice" | "manager"): Case["call"] =>
  ({ people }, [call]) => ({ token: people[who], body: { id_call: call?.body.data.id_call, taken: true } });
const taken = { id: "takeCall", call: takeAs("backoffice") } as const satisfies NonNullable<
  Case["after"]
>[number];

const device = { body: { currentToken: "contract-device" } };

export const deviceSuccesses: readonly Case[] = [
  success("createInstallation", install.call),
  {
    ...success("refreshInstallation", (_, [installed]) => ({
      path: { fid: installed?.body.data.fid },
      body: { refresh_token: installed?.body.data.refresh_token },
    })),
    after: [install],
  },
  {
    ...success("deleteInstallation", (_, [installed]) => ({ path: { fid: installed?.body.data.fid } })),
    after: [install],
  },
  { ...success("createPushRegistration", register.call), after: [install] },
  {
    ...success("updatePushRegistration", (_, [, registered]) => ({
      path: { token: registered?.body.data.token },
      body: { options },
    })),
    after: [install, register],
  },
  {
    ...success("deletePushRegistration", (_, [, registered]) => ({
      path: { token: registered?.body.data.token },
    })),
    after: [install, register],
  },
  success("subscribePush", () => device),
  success("bindPushToken", ({ bidder }) => ({ ...device, token: bidder })),
  success("sendTestPush", ({ bidder }) => ({ token: bidder })),
  success("requestCall", () => ({ body: request })),
  success("listCallBacks", ({ people }) => ({ token: people.backoffice, body: {} })),
  { ...success("takeCall", takeAs("backoffice")), after: [asked] },
  {
    ...success("markCallDone", ({ people }, [call]) => ({
      token: people.backoffice,
      body: { id_call: call?.body.data.id_call },
    })),
    after: [asked],
  },
];

export const deviceRefusals: readonly Case[] = [
  refused("refreshInstallation", "refuses a deleted installation", 404, "NOT_FOUND", () => ({
    path: { fid: "nowhere" },
    body: { refresh_token: "none" },
  })),
  {
    ...refused(
      "refreshInstallation",
      "refuses the token of another installation",
      401,
      "UNAUTHORIZED",
      (_, [installed]) => ({
        path: { fid: installed?.body.data.fid },
        body: { refresh_token: "another one" },
      }),
    ),
    after: [install],
  },
  refused("deleteInstallation", "refuses a deleted installation", 404, "NOT_FOUND", () => ({
    path: { fid: "nowhere" },
  })),
  refused("createPushRegistration", "requires an installation", 409, "STALE", () => ({
    body: { fid: "nowhere", options },
  })),
  refused("updatePushRegistration", "refuses a deleted device", 404, "NOT_FOUND", () => ({
    path: { token: "nowhere" },
    body: { options },
  })),
  refused("deletePushRegistration", "refuses a deleted device", 404, "NOT_FOUND", () => ({
    path: { token: "nowhere" },
  })),
  refused("listCallBacks", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: {},
  })),
  {
    ...refused("takeCall", "refuses a call that somebody took", 409, "STALE", takeAs("manager")),
    after: [asked, taken],
  },
  refused("takeCall", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id_call: 1, taken: true },
  })),
  refused("takeCall", "refuses an unknown request", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { id_call: UNKNOWN_ID, taken: true },
  })),
  refused("markCallDone", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id_call: 1 },
  })),
  refused("markCallDone", "refuses an unknown request", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { id_call: UNKNOWN_ID },
  })),
];
