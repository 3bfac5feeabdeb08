/** The acts of the staff on a client: their calls, and the hook that sends one. */
import { useMutation } from "@tanstack/react-query";
import { queryClient } from "#/lib/http/query-client.ts";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";
import { type Act, type Detail, clientQuery, clientsChanged } from "./queries.ts";
import type { Client } from "./words.ts";
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { confirmed } from "#/lib/session/confirmed.ts";

/** The message where a second person has to sign. */
export const ASKED = "It needs a second signature: it waits under To be signed";

/** The refusal of an act of the staff. */
export interface Failure {
  readonly refusal: Refusal;
  /** Whether a colleague changed the client first. */
  readonly stale: boolean;
  /** The act of that colleague. */
  readonly other: Act | null;
  /** The client after the act of that colleague. */
  readonly client: Client | null;
}

type Target = Pick<Client, "id_user" | "id_profile">;

/**
 * Sends acts of the staff on a client. `run` resolves to the failure, or to null when the act is done. After an act of
 * a colleague the client is read again; the entries stay, and the next press sends the newest version.
 */
export function useAct(client: Target) {
  const {
    mutateAsync: run,
    data: failure = null,
    isPending: sending,
  } = useMutation({ mutationFn: (send: () => Promise<unknown>) => act(send, client) });
  return { run, failure, sending };
}

async function act(send: () => Promise<unknown>, client: Target): Promise<Failure | null> {
  try {
    await send();
    await clientsChanged();
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    const stale = refusal.code === "STALE";
    const fresh = stale ? await readAgain(client.id_user) : null;
    return {
      refusal,
      stale,
      other: fresh?.acts[0] ?? null,
      client: fresh?.profiles.find(({ id_profile: id }) => id === client.id_profile) ?? null,
    };
  }
}

async function readAgain(userId: number): Promise<Detail | null> {
  try {
    void clientsChanged();
    return await queryClient.fetchQuery({ ...clientQuery(userId), staleTime: 0 });
  } catch {
    return null;
  }
}

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
