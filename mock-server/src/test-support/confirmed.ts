/** Test helper: a session whose user has just repeated their password. */
import { hash } from "node:crypto";
import { confirmSession } from "../tables/people/confirmation.ts";
import type { TestApp } from "./app.ts";

/** Confirms the session of this token, without a password; returns the header for the call that needs it. */
export async function confirmed({ store, clock }: Pick<TestApp, "store" | "clock">, token: string) {
  const { token: confirm } = await confirmSession(store, hash("sha256", token, "hex"), clock.now());
  return { "x-confirm": confirm };
}
