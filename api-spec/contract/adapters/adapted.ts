/** Answers the controls that checks use from an adapter's functions. */
import type { Send } from "../base/target.ts";
import { Unmet, type Adapter } from "./adapter.ts";

const NO_ADAPTER =
  "needs people, lots and time: give an adapter with --adapter FILE, or switch the controls of this server on";

type Answer = (adapter: Required<Adapter>, body: never, query: URLSearchParams) => unknown;

/** The controls that checks use to prepare people, lots and time, with the function of each. */
const ANSWERS: Readonly<Record<string, readonly [needs: keyof Adapter, answer: Answer]>> = {
  "POST /_mock/tokens": ["makePeople", ({ makePeople }, body) => makePeople(body)],
  "POST /_mock/lots": ["makeLots", async ({ makeLots }, body) => ({ ids: await makeLots(body) })],
  "GET /_mock/inbox": ["messagesTo", ({ messagesTo }, _, query) => messagesTo(query.get("to") ?? "")],
  "GET /_mock/accounts": ["accounts", ({ accounts }) => accounts()],
  "GET /_mock/clock": ["clock", ({ clock }) => clock()],
  "POST /_mock/clock": ["setClock", ({ setClock }, body) => setClock(body)],
};

/**
 * Wraps a server without controls: the adapter answers for them.
 * @throws Unmet, from the returned function, when a check needs a control or a function that is not there.
 */
export function adapted(send: Send, adapter: Adapter | null): Send {
  return async (path, init) => {
    if (!path.startsWith("/_mock/")) return send(path, init);
    const { pathname, searchParams } = new URL(path, "http://adapter");
    const [needs, answer] = ANSWERS[`${init.method ?? "GET"} ${pathname}`] ?? [];
    if (!adapter) throw new Unmet(NO_ADAPTER);
    if (!needs || !answer)
      throw new Unmet("needs the controls under /_mock, which only this product's server has");
    if (!adapter[needs]) throw new Unmet(`needs ${needs}, which the adapter ${adapter.name} does not have`);
    const data = await answer(adapter as Required<Adapter>, bodyOf(init) as never, searchParams);
    return Response.json({ result: "success", data });
  };
}

function bodyOf({ body }: RequestInit): unknown {
  return typeof body === "string" ? JSON.parse(body) : null;
}
