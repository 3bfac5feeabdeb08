/** Somebody who signs up as people do, for the calls about an account: he has a password, codes and sessions. */
import type { OperationId } from "../generated/operations.ts";
import type { Answered, Call } from "./target.ts";

export interface Newcomer {
  /** His email waits to be verified by this code; his phone is verified. */
  readonly token: string;
  readonly password: string;
  readonly email: string;
  readonly phone: string;
  readonly emailCode: string;
  /** Sets a new password by his phone. */
  readonly recoveryCode: string;
  /** Another session of his, to be ended. */
  readonly otherSession: number;
}

type Make = (id: OperationId, given?: Call) => Promise<Answered["body"]>;

/** In: the way to make a call that must succeed; `data` and `access_token` of its answer. */
export async function makeNewcomer(make: Make): Promise<Newcomer> {
  const number = String(Date.now() % 10_000_000).padStart(7, "0");
  const [email, phone] = [`newcomer${number}@contract.marsa.test`, `+97154${number}`];
  const password = "a-password-of-his-own";
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
