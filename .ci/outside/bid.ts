/** A bid by the packages alone, run in a project outside this repository: client, world and realtime client. */
import { createApi, newKey, reply } from "@marsa/api-spec/client";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { startMarsa } from "@marsa/mock-server/start-marsa";
import { createRealtimeClient } from "@marsa/realtime/client";

const clock = "2026-11-23T18:00:00Z";
const marsa = await startMarsa({ scene: "quiet", seed: 7, clock });
try {
  const { token, lot } = await buyerAndLot();
  const api = createApi({ origin: marsa.url, token: () => token });
  const { wamp } = await reply(api.GET("/config"));
  // An address such as /ws is beside the API.
  const url = new URL(wamp.url, marsa.url.replace("http", "ws")).href;
  const realtime = createRealtimeClient({ config: { ...wamp, url }, token: () => token });
  const { promise: event, resolve: heard } = Promise.withResolvers<unknown>();
  await new Promise<void>((subscribed) => {
    realtime.subscribe(`auction.lot.${lot}`, { subscribed, event: heard });
    realtime.open();
  });
  const bid: components["schemas"]["BidReply"] = await reply(
    api.POST("/auction/makebid", {
      params: { header: { "Idempotency-Key": newKey() } },
      body: { id_auction: lot, price: 20_000 },
    }),
  );
  await event;
  realtime.close();
  console.log(`Node ${process.versions.node}: bid ${bid.outcome} at ${bid.judged_at}, and heard of`);
} finally {
  await marsa.stop();
}

async function buyerAndLot(): Promise<{ token: string; lot: number }> {
  const controls = createApi({ origin: marsa.url });
  const [person] = await reply(controls.POST("/_mock/tokens", { body: { count: 1, as: "buyer" } }));
  const body = { count: 1, seconds: 600, start_price: 20_000, step: 500, bots: false };
  const [lot] = (await reply(controls.POST("/_mock/lots", { body }))).ids;
  if (!person || lot === undefined) throw new Error("the controls made no person or no lot");
  return { token: person.access_token, lot };
}
