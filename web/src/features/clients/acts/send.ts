import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "../../../lib/http/api.ts";
import { confirmPassword } from "../../../lib/session/confirm-password.ts";

export type Check = Schema<"AcceptChecks">[number];
type Roles = Pick<Schema<"Client">, "roles" | "ustatus">;

/** The calls that change a client. Each throws the refusal of the server. */

/** The profile, and the version of it that the staff saw. */
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

/** PUT /backoffice/clients/user/update, after the staff's own password. */
export async function setOneTimePassword(id_user: number, password: string, own: string) {
  const header = await confirmPassword(own);
  const body = { id_user, password };
  return reply(api.PUT("/backoffice/clients/user/update", { params: { header }, body }));
}

/** POST /backoffice/users/factors/reset, after the admin's own password or code. */
export async function resetFactors(id_user: number, reason: string, own: string) {
  const header = await confirmPassword(own);
  const body = { id_user, reason };
  return reply(api.POST("/backoffice/users/factors/reset", { params: { header }, body }));
}

/** POST /backoffice/users/roles, after the admin's own password. `seen`: the roles that the admin saw. */
export async function setRoles(
  id_user: number,
  { wanted, seen }: { wanted: Roles; seen: Roles },
  own: string,
) {
  const header = await confirmPassword(own);
  const body = { id_user, ...wanted, seen };
  return reply(api.POST("/backoffice/users/roles", { params: { header }, body }));
}
