/** Planned failures: broken links, and a router that dies. */
import http from "k6/http";
import { clearInterval, setInterval } from "k6/timers";
import { controls } from "./api.ts";
import type { Link } from "./link.ts";
import { sawItThrough } from "./metrics.ts";
import type { Room } from "./plan.ts";
import { write } from "./record.ts";
import { sleep } from "./sleep.ts";

const control = __ENV["ROUTER_CONTROL"] || `${controls}/router`;
/** The plan's share of links breaks in each span of so many ms. */
const SPAN_MS = 10_000;
const DEATH_MS = 2_000;
/** Nothing breaks in the last moments, so that all clients can return and get the end, ms. */
const CALM_MS = 8_000;

/** Breaks a link at times, by the plan. */
export function breakLinks({ plan, endsAt }: Room, link: Link): { end(): void } {
  const share = plan.storm?.drops ?? 0;
  if (share === 0) return { end: () => undefined };
  const timer = setInterval(() => {
    if (Date.now() < endsAt - CALM_MS && Math.random() < share) link.drop();
  }, SPAN_MS);
  return { end: () => clearInterval(timer) };
}

/** Stops the router and starts it again, evenly over the run. */
export async function injectFaults({ plan, beginsAt, endsAt }: Room): Promise<void> {
  const deaths = plan.storm?.routerDeaths ?? 0;
  const span = (endsAt - beginsAt) / (deaths + 1);
  for (let death = 1; death <= deaths; death += 1) {
    await sleep(beginsAt + death * span - Date.now());
    const from = Date.now();
    if (!setRouter(false)) break;
    await sleep(DEATH_MS);
    setRouter(true);
    write({ type: "outage", from, to: Date.now() });
  }
  sawItThrough.add(1);
}

/** Returns false where the router runs elsewhere and cannot be stopped; then only links break. */
function setRouter(up: boolean): boolean {
  const { status } = http.post(control, JSON.stringify({ up }), {
    headers: { "Content-Type": "application/json" },
    timeout: "60s",
  });
  if (status === 422) return false;
  if (status !== 200) throw new Error(`The router could not be taken ${up ? "up" : "down"}: ${status}`);
  return true;
}
