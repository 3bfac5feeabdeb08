/** POST /auth/profile/sign/{init,confirm}: signs a contract with a code to the person's own contact. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { accountMail } from "../../mail/account-mail.ts";
import type { Context } from "../../http/context.ts";
import {
  checkCode,
  dropCode,
  makeCode,
  putCode,
  resendAt,
  type CodeSubject,
} from "../../tables/people/codes.ts";
import { linkFiles, unlinkFiles } from "../../tables/people/files.ts";
import { notify } from "../../tables/notices/notify.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { rateLimitedFor, tooMany } from "../../http/rate-limited.ts";
import type { StoredFile } from "../../ports/outside.ts";
import { contractName, contractPdf, isContract, type SignedBy } from "./contract.ts";
import { presentProfile } from "./presenter.ts";
import { profileById, setSigned, type OwnerRow, type WholeProfile } from "./repository.ts";

/** Creates the contract and sends the code. A signed contract is shown again, without a code. */
export const signContractInit: Handler<"signContractInit"> = async ({ body, user, address }, context) => {
  const { store, clock, files, rateLimit } = context;
  const whole = await own(context, user.id, body.id_profile);
  if (!whole) return refuse("NOT_FOUND");
  const at = clock.now();
  if (whole.profile.status !== "draft") {
    const signed = whole.files.find(isContract);
    return ok({ url: signed ? files.urlOf(signed) : "", resend_at: new Date(at).toISOString() });
  }
  const subject = subjectOf(whole);
  const next = await store.read((db) => resendAt(db, subject, at));
  if (next !== null && next > at) return rateLimitedFor(Math.ceil((next - at) / 1000));
  const refused = tooMany(rateLimit, [
    ["codeByContact", subject.contact],
    ["codeByAddress", address],
  ]);
  if (refused) return refused;
  const file = await drawUp(whole, context);
  const { digits, hash } = await makeCode(context.passwords);
  const resend = await store.write(async (db) => {
    await putCode(db, subject, hash, at);
    return (await resendAt(db, subject, at)) ?? at;
  });
  send(
    context,
    whole.owner,
    `${digits} is your Marsa code to sign your contract. It is valid for 10 minutes.`,
  );
  return ok({ url: files.urlOf(file), resend_at: new Date(resend).toISOString() });
};

/** Puts the profile under review; a second signature changes nothing. */
export const signContractConfirm: Handler<"signContractConfirm"> = async ({ body, user }, context) => {
  const { store, clock, files, terms } = context;
  const whole = await own(context, user.id, body.id_profile);
  if (!whole) return refuse("NOT_FOUND");
  if (whole.profile.status === "draft") {
    const subject = subjectOf(whole);
    const check = await checkCode(context, subject, body.code, clock.now());
    if (!check.ok) return refuse(check.code, { ...check.details });
    const at = clock.now();
    const isSigned = await store.write(async (db, notifyUser) => {
      if (!(await dropCode(db, subject)) || !(await setSigned(db, whole.profile.id, terms.version, at)))
        return false;
      notifyUser(user.id, "profile");
      const text = "Your contract is signed. We look at your profile and tell you as soon as it is approved.";
      await notify(db, notifyUser, {
        userId: user.id,
        kind: "account",
        text,
        at,
        lotId: null,
        link: "/account",
      });
      return true;
    });
    if (!isSigned) return refuse("CODE_EXPIRED");
  }
  const signed = await own(context, user.id, body.id_profile);
  return signed ? ok(presentProfile(signed, files)) : refuse("NOT_FOUND");
};

async function own({ store }: Context, userId: number, id: number): Promise<WholeProfile | null> {
  const whole = await store.read((db) => profileById(db, id));
  return whole?.profile.userId === userId ? whole : null;
}

/** The code is valid for this profile only. */
function subjectOf({ profile, owner }: WholeProfile): CodeSubject {
  return { purpose: "contract", contact: `${contactOf(owner).value} ${profile.id}`, userId: owner.id };
}

/** Returns the verified phone, else the email. */
function contactOf(owner: OwnerRow): { readonly kind: "sms" | "mail"; readonly value: string } {
  if (owner.phoneVerified && owner.phone !== null) return { kind: "sms", value: owner.phone };
  if (owner.email !== null) return { kind: "mail", value: owner.email };
  return { kind: "sms", value: owner.phone ?? "" };
}

/** Stores the contract with the profile, in place of an earlier one. `signedBy`: the code, or the client's hand. */
export async function drawUp(
  whole: WholeProfile,
  { files, store, clock, terms }: Context,
  signedBy: SignedBy = "code",
): Promise<StoredFile> {
  const at = clock.now();
  const bytes = await contractPdf(whole, { terms, day: dubaiDate(at), signedBy });
  const upload = {
    userId: whole.owner.id,
    kind: "document",
    name: contractName(terms.version),
    content: bytes,
    at,
  } as const;
  const stored = await files.keep(upload);
  if (!stored.ok) throw new Error(`The contract was not stored: ${stored.code}`);
  const owner = `profile:${whole.profile.id}` as const;
  const others = whole.files.filter((file) => !isContract(file)).map(({ id }) => id);
  await store.write(async (db) => {
    await unlinkFiles(db, owner);
    await linkFiles(db, whole.owner.id, [...others, stored.file.id], owner);
  });
  return stored.file;
}

function send(context: Context, owner: OwnerRow, text: string): void {
  const { kind, value } = contactOf(owner);
  const sent =
    kind === "sms"
      ? context.sms.send({ to: value, text })
      : context.mail.send(accountMail(value, "Your Marsa code", text));
  sent.catch((error: unknown) => context.log.error("a code was not sent", error));
}
