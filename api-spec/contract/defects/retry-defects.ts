/** Defects of idempotency keys. */
import { operations } from "../../generated/operations.ts";
import type { Check } from "../base/check.ts";
import { contract } from "../contract.ts";
import { newKey, type Send } from "../base/target.ts";
import type { Defect } from "./damage.ts";

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

const keyed = contract.filter(({ name }) => name.includes(" under one key "));

/** The checks of commands, but those whose names begin with one of these: the defect is harmless there. */
const without = (harmless: readonly string[]): readonly Check[] =>
  keyed.filter(({ name }) => !harmless.some((start) => name.startsWith(start)));

/** One check of each tag: every command is compared in the same way. */
function ofEachTag(checks: readonly Check[]): readonly Check[] {
  const byTag = Map.groupBy(checks, ({ about }) => operations[about!].tag);
  return [...byTag.values()].map(([first]) => first!);
}

const defect = (name: string, checks: readonly Check[], spoil: NonNullable<Defect["spoil"]>): Defect => ({
  name,
  level: "full",
  checks: ({ name: other }) => checks.some((check) => check.name === other),
  each: true,
  says: /./,
  spoil,
});

export const retryDefects: readonly Defect[] = [
  defect(
    "a command that is done twice, behind the first answer",
    without([
      // A second page for a payment charges nothing until somebody pays on it; the paddle is given once.
      "requestPayment answers",
      "admitWalkIn answers",
      // The request already waits for its second person.
      "askRefundSignature answers",
      // The lot is already released, or the deposit forfeited.
      "releaseSettlement answers",
      "forfeitSettlement answers",
    ]),
    repeating(async (first, again) => {
      const second = await again();
      return second.ok ? first : second;
    }),
  ),
  defect(
    "a second answer that is another one",
    ofEachTag(keyed),
    repeating(async (first) => new Response(`${await first.text()} `, first)),
  ),
  defect(
    "a key that is ignored",
    // An account is deleted once, under any key.
    ofEachTag(without(["deleteAccount answers"])),
    (send) => (path, init) => {
      const headers = new Headers(init.headers);
      if (headers.has("idempotency-key")) headers.set("idempotency-key", newKey());
      return send(path, { ...init, headers });
    },
  ),
];
