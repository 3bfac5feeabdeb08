/** POST and DELETE /auth/factors/passkeys, POST /auth/factors/recovery: passkeys and recovery codes. */
import { fullName } from "@marsa/api-spec/text/names";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { unconfirmed } from "../../../http/unconfirmed.ts";
import { endConfirmations } from "../../../tables/people/confirmation.ts";
import { userById } from "../repository-contacts.ts";
import { changed, dropUseless, firstRecoveryCodes, lacksRequiredFactor } from "./change.ts";
import { factorMessages } from "./messages.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { factorsOf, hasFactor, insertPasskey, putRecoveryCodes, removePasskeyOf } from "./repository.ts";
import { keepChallenge, takeChallenge } from "./repository-challenge.ts";
import { creationOptions, readNewPasskey } from "./webauthn.ts";

const MOST_PASSKEYS = 10;
const FULL = { field: "name", message: `An account has ${MOST_PASSKEYS} passkeys at most. Remove one first` };

export const startPasskey: Handler<"startPasskey"> = async ({ user, headers }, context) => {
  const { store, env, realNow } = context;
  const refused = await unconfirmed({ user, headers }, context);
  if (refused) return refused;
  const { row, passkeys } = await store.read(async (db) => {
    return { row: await userById(db, user.id), passkeys: (await factorsOf(db, user.id)).passkeys };
  });
  if (!row) return refuse("UNAUTHORIZED");
  if (passkeys.length >= MOST_PASSKEYS) return refuse("VALIDATION", { errors: [FULL] });
  const name = fullName(row);
  const person = { id: user.id, contact: row.email ?? row.phone ?? name, name };
  const { options, challenge } = await creationOptions(env, person, passkeys);
  await keepChallenge(store, user.session, challenge, realNow());
  return ok({ options });
};

export const addPasskey: Handler<"addPasskey"> = async ({ user, headers, body }, context) => {
  const { store, env, realNow } = context;
  const refused = await unconfirmed({ user, headers }, context);
  if (refused) return refused;
  const challenge = await takeChallenge(store, user.session, realNow());
  if (challenge === null) return refuse("CODE_EXPIRED");
  const made = await readNewPasskey(env, body.response, challenge);
  if (!made) return refuse("CODE_WRONG", { tries_left: 0 });
  const name = body.name.trim() || "Passkey";
  const recovery_codes = await store.write(async (db) => {
    if ((await factorsOf(db, user.id)).passkeys.length >= MOST_PASSKEYS) return null;
    if (!(await insertPasskey(db, { ...made, userId: user.id, name, createdAt: realNow() }))) return null;
    await endConfirmations(db, user.id);
    return await firstRecoveryCodes(db, user.id);
  });
  if (recovery_codes === null) return refuse("CODE_WRONG", { tries_left: 0 });
  return ok({ factors: await changed(user, factorMessages.passkeyAdded, context), recovery_codes });
};

export const removePasskey: Handler<"removePasskey"> = async ({ user, headers, params }, context) => {
  const refused = await unconfirmed({ user, headers }, context);
  if (refused) return refused;
  const outcome = await context.store.write(async (db) => {
    const before = await factorsOf(db, user.id);
    const passkeys = before.passkeys.filter(({ id }) => id !== params.id);
    if (passkeys.length === before.passkeys.length) return "missing" as const;
    if (lacksRequiredFactor({ ...before, passkeys }, user, context)) return "needed" as const;
    await removePasskeyOf(db, user.id, params.id);
    await endConfirmations(db, user.id);
    await dropUseless(db, user.id);
    return "removed" as const;
  });
  if (outcome === "missing") return refuse("NOT_FOUND");
  if (outcome === "needed") return refuse("FACTOR_REQUIRED");
  return ok(await changed(user, factorMessages.passkeyRemoved, context));
};

export const newRecoveryCodes: Handler<"newRecoveryCodes"> = async ({ user, headers }, context) => {
  const refused = await unconfirmed({ user, headers }, context);
  if (refused) return refused;
  const { codes, hashes } = makeRecoveryCodes();
  const isMade = await context.store.write(async (db) => {
    if (!hasFactor(await factorsOf(db, user.id))) return false;
    await putRecoveryCodes(db, user.id, hashes);
    return true;
  });
  if (!isMade) return refuse("FACTOR_REQUIRED", { has_none: true });
  return ok({ factors: await changed(user, factorMessages.newCodes, context), recovery_codes: codes });
};
