/** POST, PUT and DELETE of /push/registrations, POST /subscribe and /fbtoken: registers devices and their owners. */
import { randomBytes } from "node:crypto";
import { ok, refuse, type BodyOf, type Handler, type Schema } from "../../http/handler.ts";
import { tooMany } from "../../http/rate-limited.ts";
import { isPublicEndpoint } from "./endpoints.ts";
import {
  bindDevice,
  changeOptions,
  installationById,
  putRegistration,
  removeDevice,
  type DeviceRow,
} from "./repository.ts";

type Options = BodyOf<"createPushRegistration">["options"];

/** Registered by a browser, called by the server: an endpoint inside its network is never stored. */
const NOT_PUBLIC = {
  field: "options.endpoint",
  message: "The push address has to begin with https:// and a public name",
};

/** STALE: the installation is deleted, and the app should drop its data. One device per installation. */
export const createPushRegistration: Handler<"createPushRegistration"> = async (
  { body, address },
  { store, clock, rateLimit },
) => {
  const { fid, options } = body;
  const refused = tooMany(rateLimit, [["pushByAddress", address]]);
  if (refused) return refused;
  if (!isPublicEndpoint(options.endpoint)) return refuse("VALIDATION", { errors: [NOT_PUBLIC] });
  const token = randomBytes(32).toString("base64url");
  const row = await store.write(async (db) =>
    (await installationById(db, fid))
      ? await putRegistration(db, { token, fid, options: JSON.stringify(options), createdAt: clock.now() })
      : null,
  );
  return row ? ok(presentRegistration(row)) : refuse("STALE");
};

export const updatePushRegistration: Handler<"updatePushRegistration"> = async (
  { params, body },
  { store },
) => {
  if (!isPublicEndpoint(body.options.endpoint)) return refuse("VALIDATION", { errors: [NOT_PUBLIC] });
  const row = await store.write((db) => changeOptions(db, params.token, JSON.stringify(body.options)));
  return row?.options ? ok(presentRegistration(row)) : refuse("NOT_FOUND");
};

export const deletePushRegistration: Handler<"deletePushRegistration"> = async ({ params }, { store }) =>
  (await store.write((db) => removeDevice(db, params.token))) ? ok({}) : refuse("NOT_FOUND");

/** Binds a device to the signed-in person. `wcb` names its channel from now on. */
export const subscribePush: Handler<"subscribePush"> = async (
  { body, user, address },
  { store, clock, rateLimit },
) => {
  const refused = tooMany(rateLimit, [["pushByAddress", address]]);
  if (refused) return refused;
  await store.write((db) => bindDevice(db, body.currentToken, user?.id ?? null, clock.now()));
  return ok({ wcb: user ? `user.${user.id}` : "everyone" });
};

export const bindPushToken: Handler<"bindPushToken"> = async (
  { body, user, address },
  { store, clock, rateLimit },
) => {
  const refused = tooMany(rateLimit, [["pushByAddress", address]]);
  if (refused) return refused;
  await store.write((db) => bindDevice(db, body.currentToken, user.id, clock.now()));
  return ok({});
};

function presentRegistration({ token, createdAt, options }: DeviceRow): Schema<"PushRegistration"> {
  const { auth, p256dh, endpoint, scope, key } = JSON.parse(options ?? "{}") as Options;
  return {
    token,
    created: new Date(createdAt).toISOString(),
    options: {
      auth,
      p256dh,
      endpoint,
      ...(scope !== undefined && { scope }),
      ...(key !== undefined && { key }),
    },
  };
}
