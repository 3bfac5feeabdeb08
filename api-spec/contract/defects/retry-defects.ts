/** Defects of idempotency keys: each must be found at each command that has a key. */
import { newKey, type Send } from "../target.ts";

/** Handles a command whose key came before with the same request; `first` is the answer to it. */
type Repeat = (first: Response, again: () => Promise<Response>) => Promise<Response>;

const repeating =
  (repeat: Repeat) =>
  (send: Send): Send => {
    const answers = new Map<string, Promise<Response>>();
    return async (path, init) => {
      const headers = new Headers(init.headers);
      const key = headers.get("idempotency-key");
      if (key === null) return send(path, init);
      const request = `${key} ${path} ${init.body as string}`;
      const earlier = answers.get(request);
      const first = earlier ?? send(path, init);
      answers.set(request, first);
      const own = (await first).clone();
      if (!earlier) return own;
      headers.set("idempotency-key", newKey());
      return repeat(own, () => send(path, { ...init, headers }));
    };
  };

export const retryDefects: readonly { readonly name: string; readonly spoil: (send: Send) => Send }[] = [
  {
    name: "a command that is done twice, behind the first answer",
    spoil: repeating(async (first, again) => {
      const second = await again();
      return second.ok ? first : second;
    }),
  },
  {
    name: "a second answer that is another one",
    spoil: repeating(async (first) => new Response(`${await first.text()} `, first)),
  },
  {
    name: "a key that is ignored",
    spoil: (send) => (path, init) => {
      const headers = new Headers(init.headers);
      if (headers.has("idempotency-key")) headers.set("idempotency-key", newKey());
      return send(path, { ...init, headers });
    },
  },
];
