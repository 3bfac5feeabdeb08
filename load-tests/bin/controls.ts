/** The controls of a given backend: its own, or an adapter that answers for them. */
import { serve } from "@hono/node-server";
import { Unmet } from "@marsa/api-spec/contract/adapters/adapter";
import { openBackend } from "@marsa/api-spec/contract/adapters/open-backend";

export interface Controls {
  /** Address whose /_mock a scenario calls. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Answers calls under /_mock by the contract suite's adapter in a file; without a file, by the backend. Where neither
 * can, the answer is 422 with a sentence.
 * @throws Error with a sentence when no backend answers, or the file has no adapter.
 */
export async function openControls(base: string, file: string | null): Promise<Controls> {
  const backend = await openBackend(base, file);
  // The controls of this product would end with the state before the run; the replay still reads the lots.
  if (file !== null) await backend.begin();
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    return backend
      .send(pathname + search, {
        method: request.method,
        ...(body && { body, headers: { "content-type": "application/json" } }),
      })
      .catch((error: Error) => new Response(error.message, { status: error instanceof Unmet ? 422 : 500 }));
  };
  const listening = Promise.withResolvers<number>();
  const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => listening.resolve(port));
  return {
    url: `http://127.0.0.1:${await listening.promise}`,
    async close() {
      server.close();
      if (file !== null) await backend.end();
    },
  };
}
