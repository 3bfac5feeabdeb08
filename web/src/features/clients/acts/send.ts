import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "../../../lib/http/api.ts";

export type Check = Schema<"AcceptChecks">[number];
type Roles = Pick<Schema<"Client">, "roles" | "ustatus">;

/** The calls that change a client. Each throws what the server says; the version is the one that was looked at. */

interface Seen {
  readonly id_profile: number;
  readonly version: number;
}

/** POST /backoffice/clients/update/accept. */
export function accept(seen: Seen, checks: Check[]) {
  return reply(api.POST("/backoffice/clients/update/accept", { body: { ...seen, checks } }));
}

/** POST /backoffice/clients/update/lock. `lock_before`: the last day, in Dubai. */
export function lock(seen: Seen, why: { reason: string; lock_before: string }) {
  return reply(api.POST("/backoffice/clients/update/lock", { body: { ...seen, ...why } }));
}

/** POST /backoffice/clients/update/unlock. */
export function unlock(seen: Seen) {
  return reply(api.POST("/backoffice/clients/update/unlock", { body: seen }));
}

/** POST /auth/confirm: out: what goes along as X-Confirm, for five minutes. */
async function confirmed(password: string): Promise<{ readonly "X-Confirm": string }> {
  const { confirm } = await reply(api.POST("/auth/confirm", { body: { password } }));
  return { "X-Confirm": confirm };
}

/** PUT /backoffice/clients/user/update, after the own password. */
export async function setOneTimePassword(id_user: number, password: string, own: string) {
  const header = await confirmed(own);
  const body = { id_user, password };
  return reply(api.PUT("/backoffice/clients/user/update", { params: { header }, body }));
}

/** POST /backoffice/users/roles, after the own password. `seen`: what they were when the admin looked. */
export async function setRoles(
  id_user: number,
  { wanted, seen }: { wanted: Roles; seen: Roles },
  own: string,
) {
  const header = await confirmed(own);
  const body = { id_user, ...wanted, seen };
  return reply(api.POST("/backoffice/users/roles", { params: { header }, body }));
}
