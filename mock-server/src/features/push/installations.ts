/** POST, PUT and DELETE of /push/installations: registers an app for push. Its tokens are stored as hashes. */
import { hash, randomBytes } from "node:crypto";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { tooMany } from "../../http/rate-limited.ts";
import { insertInstallation, installationById, removeInstallation, renewInstallation } from "./repository.ts";

/** How long an auth token is valid; the app renews it when less than an hour is left. */
const AUTH_S = 7 * 24 * 3_600;

export const createInstallation: Handler<"createInstallation"> = async (
  { body, address },
  { store, realNow, rateLimit },
) => {
  const refused = tooMany(rateLimit, [["pushByAddress", address]]);
  if (refused) return refused;
  const [fid, refresh, auth] = [newToken(16), newToken(32), newToken(32)];
  const at = realNow();
  const row = {
    fid,
    app: body.app,
    refreshHash: hashOf(refresh),
    authHash: hashOf(auth),
    authUntil: at + AUTH_S * 1000,
    createdAt: at,
  };
  await store.write((db) => insertInstallation(db, row));
  return ok({ fid, refresh_token: refresh, auth_token: auth, expires_s: AUTH_S });
};

/** 404: the app drops its installation and creates a new one, as after a 401. */
export const refreshInstallation: Handler<"refreshInstallation"> = async (
  { params, body },
  { store, realNow },
) => {
  const auth = newToken(32);
  const refused = await store.write(async (db) => {
    const known = await installationById(db, params.fid);
    if (!known) return "NOT_FOUND";
    if (known.refreshHash !== hashOf(body.refresh_token)) return "UNAUTHORIZED";
    await renewInstallation(db, params.fid, hashOf(auth), realNow() + AUTH_S * 1000);
    return null;
  });
  if (refused) return refuse(refused);
  return ok({ fid: params.fid, refresh_token: body.refresh_token, auth_token: auth, expires_s: AUTH_S });
};

export const deleteInstallation: Handler<"deleteInstallation"> = async ({ params }, { store }) =>
  (await store.write((db) => removeInstallation(db, params.fid))) ? ok({}) : refuse("NOT_FOUND");

function newToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

function hashOf(token: string): string {
  return hash("sha256", token, "hex");
}
