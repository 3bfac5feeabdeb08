/** Defects of idempotency keys. */
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

export interface RetryDefect {
  readonly name: string;
  readonly spoil: (send: Send) => Send;
  /** Where it must be found: at one command of each tag, if every command is compared in the same way. */
  readonly at: "each command" | "one command of each tag";
  /** Successes at which it changes nothing, by how their checks begin, and why. */
  readonly harmlessAt: Readonly<Record<string, string>>;
}

export const retryDefects: readonly RetryDefect[] = [
  {
    name: "a command that is done twice, behind the first answer",
    at: "each command",
    harmlessAt: {
      "requestPayment answers": "a second page for a payment charges nothing until somebody pays on it",
      "askRefundSignature answers": "the request already waits for its second person",
      "releaseSettlement answers": "the lot is already released",
      "forfeitSettlement answers": "the deposit is already forfeited",
    },
    spoil: repeating(async (first, again) => {
      const second = await again();
      return second.ok ? first : second;
    }),
  },
  {
    name: "a second answer that is another one",
    at: "one command of each tag",
    harmlessAt: {},
    spoil: repeating(async (first) => new Response(`${await first.text()} `, first)),
  },
  {
    name: "a key that is ignored",
    at: "one command of each tag",
    harmlessAt: { "deleteAccount answers": "an account is deleted once, under any key" },
    spoil: (send) => (path, init) => {
      const headers = new Headers(init.headers);
      if (headers.has("idempotency-key")) headers.set("idempotency-key", newKey());
      return send(path, { ...init, headers });
    },
  },
];
