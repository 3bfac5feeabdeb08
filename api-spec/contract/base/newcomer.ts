/** A person who signs up like any other, with a password, codes and sessions, for calls about an account. */
import type { OperationId } from "../../generated/operations.ts";
import type { Answered, Call } from "./target.ts";

export interface Newcomer {
  /** Their email waits for this code; their phone is verified. */
  readonly token: string;
  readonly password: string;
  readonly email: string;
  readonly phone: string;
  readonly emailCode: string;
  /** Sets a new password by their phone. */
  readonly recoveryCode: string;
  /** Another session of theirs, to be ended. */
  readonly otherSession: number;
}

type Make = (id: OperationId, given?: Call) => Promise<Answered["body"]>;

/**
 * Makes a newcomer.
 * @param make Makes a call that must succeed; returns `data` and `access_token` of its reply.
 */
export async function makeNewcomer(make: Make): Promise<Newcomer> {
  const number = String(Date.now() % 10_000_000).padStart(7, "0");
  const [email, phone] = [`newcomer${number}@contract.marsa.test`, `+97154${number}`];
  const password = "a-password-of-their-own";
  const names = { firstName: "Nadia", lastName: "Newcomer" };
  const consent = { adult: true, terms: "contract" };
  const signedUp = await make("signup", { body: { ...names, ...consent, email, phone, password } });
  const codeSentTo = async (to: string): Promise<string> => {
    const { data } = await make("getInbox", { query: { to } });
    return data.find(({ code }: { code: string | null }) => code !== null).code;
  };
  const verified = await make("verifyContact", {
    token: signedUp.access_token,
    body: { contact: phone, code: await codeSentTo(phone) },
  });
  const emailCode = await codeSentTo(email);
  await make("recoveryInit", { body: { id: phone } });
  const other = await make("signin", { body: { id: phone, password } });
  const { data: sessions } = await make("listSessions", { token: other.access_token });
  return {
    token: verified.access_token,
    password,
    email,
    phone,
    emailCode,
    recoveryCode: await codeSentTo(phone),
    otherSession: sessions.find(({ current }: { current: boolean }) => current).id_session,
  };
}
