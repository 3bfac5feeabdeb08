import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { queryClient } from "../../../lib/http/query-client.ts";
import { type Refusal, refusalOf } from "../../../lib/http/refusal.ts";
import type { Act, Detail } from "../drawer/types.ts";
import type { Client } from "../list/words.ts";
import { clientQuery, clientsChanged } from "../list/queries.ts";

/** Why an act was not done. `other`: what a colleague did meanwhile, when that is why. */
export interface Failure {
  readonly refusal: Refusal;
  readonly stale: boolean;
  readonly other: Act | null;
  /** The client as they are now, when they were read anew. */
  readonly client: Client | null;
}

/**
 * Does something to a client. Where a colleague was faster, the client is read anew and their act is told; what was typed
 * stays, and the next press goes on from there.
 */
export function useAct({ id_user: userId, id_profile: idProfile }: Pick<Client, "id_user" | "id_profile">) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);

  /** Out: why it was not done; null: it is done. */
  async function run(send: () => Promise<unknown>): Promise<Failure | null> {
    setSending(true);
    setFailure(null);
    try {
      await send();
      await clientsChanged();
      return null;
    } catch (error) {
      const stale = error instanceof ApiProblem && error.code === "STALE";
      const fresh = stale ? await readAnew(userId) : null;
      const failed = {
        refusal: refusalOf(error),
        stale,
        other: fresh?.acts[0] ?? null,
        client: fresh?.profiles.find((one) => one.id_profile === idProfile) ?? null,
      };
      setFailure(failed);
      return failed;
    } finally {
      setSending(false);
    }
  }

  return { run, failure, sending };
}

async function readAnew(userId: number): Promise<Detail | null> {
  try {
    void clientsChanged();
    return await queryClient.fetchQuery({ ...clientQuery(userId), staleTime: 0 });
  } catch {
    return null;
  }
}
