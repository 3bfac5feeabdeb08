/** Tests of the events over WAMP. */
import { expect, it, onTestFinished, vi } from "vitest";
import type { Send } from "./target.ts";
import { overWamp } from "./connect.ts";

const config: Send = async () =>
  Response.json({ data: { wamp: { url: "/ws", realm: "marsa", methods: ["ticket"] } } });

/** A router whose messages come without a pause, as several frames of one packet do. */
class Router extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }
  send(text: string): void {
    const [type, id] = JSON.parse(text) as [number, number];
    if (type === 1) this.tell([2, 1, {}]);
    if (type === 32)
      queueMicrotask(() =>
        this.tell([33, id, 77], [36, 77, 1, {}, [{ seq: 1 }]], [36, 77, 2, {}, [{ seq: 2 }]]),
      );
  }
  close(): void {}
  private tell(...messages: unknown[]): void {
    for (const message of messages)
      this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

it("loses no event that comes with the answer to its subscription", async () => {
  vi.stubGlobal("WebSocket", Router);
  onTestFinished(() => void vi.unstubAllGlobals());
  const link = await overWamp(config, "http://marsa.test")(null);
  const events: unknown[] = [];
  await link.subscribe("auction.lots", (event) => events.push(event));
  expect(events).toEqual([{ seq: 1 }, { seq: 2 }]);
});
