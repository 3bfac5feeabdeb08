/** The metrics of the server in the OpenMetrics format: what a scrape reads. */
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Context } from "../http/context.ts";
import { countLanesByState } from "../tables/lanes/lane-people.ts";
import { BIDS, startCounts } from "./counts.ts";
import { addRouterMetrics, type RouterCounts } from "./router-metrics.ts";
import { writeHistogram } from "./write-histogram.ts";

export interface Metrics {
  /** Returns all metrics as text. */
  read(): Promise<string>;
  readonly contentType: string;
  stop(): void;
}

/**
 * Starts to count, and to watch the event loop.
 * @param routerCounts the counts of the embedded router; null: its metrics are left out.
 */
export function startMetrics(context: Context, routerCounts: RouterCounts | null): Metrics {
  const counts = startCounts();
  const register = new Registry();
  // The types of the library fix a registry to the older format.
  register.setContentType(Registry.OPENMETRICS_CONTENT_TYPE as never);
  // Event-loop delay, memory, garbage collection, processor time.
  collectDefaultMetrics({ register });
  addStateMetrics(register, context);
  if (routerCounts) addRouterMetrics(register, routerCounts);
  return {
    contentType: Registry.OPENMETRICS_CONTENT_TYPE,
    async read() {
      const rest = await register.metrics();
      const own = [
        ...callLines(counts.calls),
        ...writeHistogram(
          "marsa_bid_seconds",
          "Time of a bid from its request to its answer",
          counts.bidSeconds,
        ),
        ...writeHistogram("marsa_commit_jobs", "Commands and writes in one commit", counts.commitJobs),
        ...writeHistogram("marsa_commit_seconds", "Time of one commit", counts.commitSeconds),
      ];
      return `${own.join("\n")}\n${rest}`;
    },
    stop: counts.stop,
  };
}

/** Adds the state of store, router, clock and lanes, read at each scrape. */
function addStateMetrics(register: Registry, context: Context): void {
  const registers = [register];
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge("marsa_outbox_depth", "Events that are stored and not published yet", () =>
    context.store.outbox.count(),
  );
  gauge("marsa_router_connected", "Whether the publisher is connected to the router", () =>
    context.router.connected ? 1 : 0,
  );
  gauge(
    "marsa_lots_closed",
    "Lots that a check of the database closed",
    () => context.quarantine.closed.lots,
  );
  gauge(
    "marsa_clock_lead_seconds",
    "Lead of the server's time over a system clock that went back",
    () => context.clockLead() / 1_000,
  );
  register.registerMetric(
    new Gauge({
      name: "marsa_lanes",
      help: "Live lanes by state",
      labelNames: ["state"],
      registers: [],
      async collect() {
        this.reset();
        const rows = await context.store.read((db) => countLanesByState(db));
        for (const { state, lanes } of rows) this.set({ state }, lanes);
      },
    }),
  );
}

/** Calls by result, and bids apart: `result` is `success` or the code of the refusal. */
function callLines(calls: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  const bids: string[] = [];
  const others: string[] = [];
  for (const [operation, results] of calls) {
    for (const [result, count] of results) {
      const labels = `{operation="${operation}",result="${result}"}`;
      if (BIDS.has(operation)) bids.push(`marsa_bids_total${labels} ${count}`);
      else others.push(`marsa_calls_total${labels} ${count}`);
    }
  }
  return [
    "# HELP marsa_bids Answered bids by result: success, or the code of the refusal",
    "# TYPE marsa_bids counter",
    ...bids,
    "# HELP marsa_calls Other answered calls by result",
    "# TYPE marsa_calls counter",
    ...others,
  ];
}
