import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { confirmed } from "#/lib/session/confirmed.ts";

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

/** PUT /backoffice/clients/user/update. Asks the staff who they are, as the calls below. */
export function setOneTimePassword(id_user: number, password: string) {
  const body = { id_user, password };
  return confirmed((header) =>
    reply(api.PUT("/backoffice/clients/user/update", { params: { header }, body })),
  );
}

/** POST /backoffice/users/factors/reset. */
export function resetFactors(id_user: number, reason: string) {
  const body = { id_user, reason };
  return confirmed((header) =>
    reply(api.POST("/backoffice/users/factors/reset", { params: { header }, body })),
  );
}

/** POST /backoffice/users/roles. `seen`: the roles that the admin saw. */
export function setRoles(id_user: number, { wanted, seen }: { wanted: Roles; seen: Roles }) {
  const body = { id_user, ...wanted, seen };
  return confirmed((header) => reply(api.POST("/backoffice/users/roles", { params: { header }, body })));
}
