import { useMutation } from "@tanstack/react-query";
import { queryClient } from "#/lib/http/query-client.ts";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";
import type { Act, Detail } from "./types.ts";
import type { Client } from "./words.ts";
import { clientQuery, clientsChanged } from "./queries.ts";

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
