/** POST and DELETE /auth/factors/totp, GET /auth/factors: the authenticator app, and the list of factors. */
import type { Context } from "../../../http/context.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import type { SessionUser } from "../../../http/sessions.ts";
import { tooMany } from "../../../http/rate-limited.ts";
import { unconfirmed } from "../../../http/unconfirmed.ts";
import { endConfirmations } from "../../../tables/people/confirmation.ts";
import { userById } from "../repository-contacts.ts";
import { changed, dropUseless, firstRecoveryCodes, isRequired, lacksRequiredFactor } from "./change.ts";
import { factorMessages } from "./messages.ts";
import { presentFactors } from "./presenter.ts";
import { factorsOf, putTotp, removeTotpOf, totpOf, useTotp } from "./repository.ts";
import { newSecret, periodOf, totpUri } from "./totp.ts";

/** A secret without a first code is forgotten after this time. */
const SETUP_MS = 30 * 60_000;

export const listFactors: Handler<"listFactors"> = async ({ user }, context) => {
  return ok(await listed(user, context));
};

/** An app in use is removed first: a new secret must not switch it off unseen. */
export const startTotp: Handler<"startTotp"> = async ({ user, headers }, context) => {
  const refused = await unconfirmed({ user, headers }, context);
  if (refused) return refused;
  const secret = newSecret();
  const outcome = await context.store.write(async (db) => {
    const known = await totpOf(db, user.id);
    if (known?.confirmedAt) return null;
    await putTotp(db, { userId: user.id, secret, createdAt: context.realNow() });
    return await userById(db, user.id);
  });
  if (!outcome) return refuse("VALIDATION", { errors: [{ field: "totp", message: "Remove the app first" }] });
  return ok({ secret, uri: totpUri(secret, outcome.email ?? outcome.phone ?? "account") });
};

export const confirmTotp: Handler<"confirmTotp"> = async ({ user, headers, body }, context) => {
  const { store, rateLimit, realNow } = context;
  const refused =
    (await unconfirmed({ user, headers }, context)) ??
    tooMany(rateLimit, [["factorByUser", `set-up ${user.id}`]]);
  if (refused) return refused;
  const now = realNow();
  const row = await store.read((db) => totpOf(db, user.id));
  if (!row || row.confirmedAt !== null || row.createdAt + SETUP_MS < now) return refuse("CODE_EXPIRED");
  const period = periodOf(row.secret, body.code, now);
  if (period === null) {
    return refuse("CODE_WRONG", { tries_left: rateLimit.left("factorByUser", `set-up ${user.id}`) });
  }
  const recovery_codes = await store.write(async (db) => {
    // The secret may have been replaced in another tab.
    if ((await totpOf(db, user.id))?.secret !== row.secret || !(await useTotp(db, row, period, now)))
      return null;
    await endConfirmations(db, user.id);
    return await firstRecoveryCodes(db, user.id);
  });
  if (recovery_codes === null) return refuse("CODE_EXPIRED");
  rateLimit.giveBack("factorByUser", `set-up ${user.id}`);
  return ok({ factors: await changed(user, factorMessages.appAdded, context), recovery_codes });
};

export const removeTotp: Handler<"removeTotp"> = async ({ user, headers }, context) => {
  const refused = await unconfirmed({ user, headers }, context);
  if (refused) return refused;
  const removed = await context.store.write(async (db) => {
    const before = await factorsOf(db, user.id);
    if (lacksRequiredFactor({ ...before, totp: null }, user, context)) return null;
    await removeTotpOf(db, user.id);
    await endConfirmations(db, user.id);
    await dropUseless(db, user.id);
    return before.totp !== null;
  });
  if (removed === null) return refuse("FACTOR_REQUIRED");
  return ok(removed ? await changed(user, factorMessages.appRemoved, context) : await listed(user, context));
};

async function listed(user: SessionUser, context: Context) {
  const factors = await context.store.read((db) => factorsOf(db, user.id));
  return presentFactors(factors, isRequired(user, context));
}
