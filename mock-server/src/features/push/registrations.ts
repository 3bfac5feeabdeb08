/** POST, PUT and DELETE of /push/registrations, POST /subscribe and /fbtoken: registers devices and their owners. */
import { randomBytes } from "node:crypto";
import { ok, refuse, type BodyOf, type Handler, type Schema } from "../../http/handler.ts";
import {
  bindDevice,
  changeOptions,
  installationById,
  putRegistration,
  removeDevice,
  type DeviceRow,
} from "./repository.ts";

type Options = BodyOf<"createPushRegistration">["options"];

/** STALE: the installation is deleted, and the app should drop its data. One device per installation. */
export const createPushRegistration: Handler<"createPushRegistration"> = async (
  { body },
  { store, clock },
) => {
  const { fid, options } = body;
  const token = randomBytes(32).toString("base64url");
  const row = await store.write((db) =>
    installationById(db, fid)
      ? putRegistration(db, { token, fid, options: JSON.stringify(options), createdAt: clock.now() })
      : null,
  );
  return row ? ok(presentRegistration(row)) : refuse("STALE");
};

export const updatePushRegistration: Handler<"updatePushRegistration"> = async (
  { params, body },
  { store },
) => {
  const row = await store.write((db) => changeOptions(db, params.token, JSON.stringify(body.options)));
  return row?.options ? ok(presentRegistration(row)) : refuse("NOT_FOUND");
};

export const deletePushRegistration: Handler<"deletePushRegistration"> = async ({ params }, { store }) =>
  (await store.write((db) => removeDevice(db, params.token))) ? ok({}) : refuse("NOT_FOUND");

/** Binds a device to the signed-in person. `wcb` names its channel from now on. */
export const subscribePush: Handler<"subscribePush"> = async ({ body, user }, { store, clock }) => {
  await store.write((db) => bindDevice(db, body.currentToken, user?.id ?? null, clock.now()));
  return ok({ wcb: user ? `user.${user.id}` : "everyone" });
};

export const bindPushToken: Handler<"bindPushToken"> = async ({ body, user }, { store, clock }) => {
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
