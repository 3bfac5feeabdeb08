import { reply } from "@marsa/api-spec/client";
import { api } from "../http/api.ts";

/** The header of a call that needs the password once more; valid for five minutes. */
interface Confirmation {
  readonly "X-Confirm": string;
}

/** Asks the server to confirm the person's own password; returns the header for the call that needs it. */
export async function confirmPassword(password: string): Promise<Confirmation> {
  const { confirm } = await reply(api.POST("/auth/confirm", { body: { password } }));
  return { "X-Confirm": confirm };
}
