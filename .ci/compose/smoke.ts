/** A short test of a running server through its public interfaces. */
import { createRealtimeClient } from "@marsa/realtime/client";
import type { RealtimeConfig } from "@marsa/realtime/link";
import { lotTopic, userTopic, type Topic } from "@marsa/realtime/topics";
import type { components } from "@marsa/api-spec/generated/api.d.ts";

type Schemas = components["schemas"];

/** The longest time for an event to arrive, ms. */
const EVENT_MS = 60_000;

/**
 * Plays one buyer: signs in, logs in to the router with the token, bids, and waits for the event on the lot's topic
 * and on their own topic.
 * @throws Error at the first wrong result.
 */
export async function smoke(base: string): Promise<void> {
  const page = await fetch(`${base}/`, { headers: { accept: "text/html" } });
  if (!page.ok || !(await page.text()).includes("<html")) throw new Error(`${base}/ gives no page`);
  const { wamp } = await call<{ wamp: RealtimeConfig }>(`${base}/api/config`);
  const [{ access_token: token, id_user: user }] = await call<[Schemas["Token"]]>(`${base}/_mock/tokens`, {
    body: { count: 1 },
  });
  const { ids } = await call<{ ids: [number] }>(`${base}/_mock/lots`, { body: { count: 1, seconds: 600 } });
  const url = wamp.url.startsWith("/") ? base.replace(/^http/, "ws") + wamp.url : wamp.url;
  const client = createRealtimeClient({ config: { ...wamp, url }, token: () => token });
  client.open();
  try {
    const listeners = [lotTopic(ids[0]), userTopic(user)].map((topic) => hear(topic));
    await within(Promise.all(listeners.map(({ subscribed }) => subscribed)), "a subscription");
    await bid(ids[0], token);
    await within(Promise.all(listeners.map(({ event }) => event)), "an event of the bid");
  } finally {
    client.close();
  }

  function hear(topic: Topic): { subscribed: Promise<void>; event: Promise<void> } {
    const subscribed = Promise.withResolvers<void>();
    const event = Promise.withResolvers<void>();
    client.subscribe(topic, { event: () => event.resolve(), subscribed: () => subscribed.resolve() });
    return { subscribed: subscribed.promise, event: event.promise };
  }

  async function bid(id: number, bearer: string): Promise<void> {
    const { live } = await call<Schemas["LotPublic"]>(`${base}/api/auction/lot/${id}`);
    const body = { id_auction: id, price: live.next_min };
    const reply = await call<Schemas["BidReply"]>(`${base}/api/auction/makebid`, { body, bearer });
    if (!reply.leading) throw new Error(`The first bid does not lead: ${JSON.stringify(reply)}`);
  }
}

async function call<const Data>(url: string, sent?: { body: object; bearer?: string }): Promise<Data> {
  const response = await fetch(url, {
    method: sent ? "POST" : "GET",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
      ...(sent?.bearer && { Authorization: `Bearer ${sent.bearer}` }),
    },
    ...(sent && { body: JSON.stringify(sent.body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function within(work: Promise<unknown>, what: string): Promise<void> {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${what} did not come in ${EVENT_MS} ms`)), EVENT_MS).unref();
  });
  await Promise.race([work, late]);
}
