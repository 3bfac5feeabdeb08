/** The metrics of the embedded router. An external router has metrics of its own. */
import { Counter, Gauge, type Registry } from "prom-client";

/** The router's counts since the start, and its present ones. */
export type RouterCounts = () => Readonly<Record<string, number>>;

/** Adds the router's metrics to the register; each scrape reads the counts once. */
export function addRouterMetrics(register: Registry, counts: RouterCounts): void {
  const registers = [register];
  const gauge = (name: string, help: string, count: string) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(counts()[count] ?? 0);
      },
    });
  const total = (name: string, help: string, count: string) => {
    let seen = 0;
    return new Counter({
      name,
      help,
      registers,
      collect() {
        const now = counts()[count] ?? 0;
        this.inc(Math.max(0, now - seen));
        seen = now;
      },
    });
  };
  gauge("marsa_router_links", "Open connections to the embedded router", "links");
  gauge("marsa_router_subscriptions", "Topics with a subscriber", "subscriptions");
  total("marsa_router_published", "Events that the embedded router received", "published");
  total("marsa_router_delivered", "Deliveries of events to subscribers", "delivered");
  total("marsa_router_slow_readers_cut", "Connections closed because they read too slowly", "slow_reader");
  total("marsa_router_cut", "Connections that the router closed for a breach of its limits", "cut");
  total("marsa_router_refused", "Connections that the router did not take", "refused");
  total("marsa_router_refusals", "Requests of clients that the router refused", "refusal");
}
